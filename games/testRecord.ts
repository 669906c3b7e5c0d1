import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import type { RoundEvent, RoundMode } from '#contract/rounds.ts';
import { createDraws } from '#engine/fair/draws.ts';
import { hashServerSeed } from '#engine/fair/seeds.ts';
import { isRefusal, type Rules, type Step } from '#engine/round/rules.ts';
import { seek } from './rock-scissor-paper/rules.ts';
import { rpsTuning } from './rock-scissor-paper/tuning.ts';
import { RULES } from './rules.ts';

type AnyRules = Rules<unknown, unknown, unknown, RoundEvent, object>;
type Cause = { kind: string } & Record<string, unknown>;

/** What a test plays: each cause is a move, or `{ kind: 'timeout' }`. */
export interface Script {
  game: GameKey;
  mode?: RoundMode;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  causes: readonly Cause[];
  /** Hundredths of a coin: of the round, or in lucky-egg of each crack. */
  bet?: number;
}

/** A round as the server would play, pay and publish it, its seed revealed; plain JSON. */
export const recordOf = (script: Script): RoundRecord => {
  const { game, mode = 'house', serverSeed, clientSeed, nonce, causes, bet = 0 } = script;
  const kit = RULES[game];
  const { defaults: tuning } = kit.tuning;
  // The game's own types are forgotten: it gets back what its own rules made.
  const rules = kit.rules as unknown as AnyRules;
  const unit = 'coinsPerRight' in tuning ? tuning.coinsPerRight : bet;
  const drawsOf = (round: number) => createDraws({ serverSeed, clientSeed, nonce, round });
  const steps: RoundRecord['steps'] = [];
  let step: Step<unknown, RoundEvent>;
  const take = (made: Step<unknown, RoundEvent>, by: 'open' | 'move' | 'timeout', move?: Cause) => {
    step = made;
    const isStaked = game === 'lucky-egg' ? move?.kind === 'crack' : by === 'open';
    steps.push({
      by,
      ...(move && { move }),
      events: [...made.events],
      multiplier: made.multiplier,
      bet: isStaked ? bet : 0,
      credited: game === 'spin-wheel' ? 0 : Math.floor((unit * made.multiplier) / 100),
      at: 1_700_000_000_000 + steps.length,
    });
    return made;
  };
  step = take(mode === 'live' ? seek(rpsTuning.defaults) : rules.open(tuning, drawsOf(0)), 'open');
  for (const cause of causes) {
    const draws = drawsOf(steps.length);
    if (cause.kind === 'timeout') {
      take(rules.timeout(tuning, step.state, draws), 'timeout');
      continue;
    }
    const made = rules.move(tuning, step.state, rules.parseMove(cause), draws);
    if (isRefusal(made)) throw new Error(`${game} refuses ${JSON.stringify(cause)}`);
    take(made, 'move', cause);
  }
  const round: RoundRecord['round'] = {
    id: '1',
    game,
    mode,
    step: steps.length - 1,
    status: step.isDone ? (step.isVoid ? 'voided' : 'settled') : 'open',
    bet: steps.reduce((sum, each) => sum + each.bet, 0),
    won: steps.reduce((sum, each) => sum + each.credited, 0),
    seedId: '1',
    serverSeedHash: hashServerSeed(serverSeed),
    clientSeed,
    nonce,
    tuningVersion: kit.tuning.version,
    tuning: { ...tuning },
    openedAt: 1_700_000_000_000,
    deadlineAt: null,
    view: { ...rules.view(tuning, step.state) },
  };
  return JSON.parse(JSON.stringify({ round, steps, serverSeed }));
};
