import type { RoundRecord } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import { MOVE_GRACE_MS, type RoundEvent, type RoundMode } from '#contract/rounds.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { costs, stepPayout } from '#engine/core/rules/plan.ts';
import { isRefusedStep, type Step } from '#engine/core/rules/rules.ts';
import { gameOf } from '../registry.ts';
import type { Cause } from '../testKit.ts';

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
  /** The tuning as it was published; the defaults where there is none. */
  tuning?: object;
}

const OPENED_AT = 1_700_000_000_000;

/** When the steps of a round happen: a second after one another, or as soon as a clock is out for good. */
export const createTimes = () => {
  let at = OPENED_AT - 1_000;
  let deadline: number | null = null;
  return {
    next(isOut: boolean, { clockMs }: Pick<Step<unknown, unknown>, 'clockMs'>): number {
      at = isOut && deadline !== null ? deadline + MOVE_GRACE_MS + 1 : at + 1_000;
      if (clockMs !== 'runs on') deadline = clockMs === null ? null : at + clockMs;
      return at;
    },
    deadline: () => deadline,
  };
};

/** A round as the server would play, pay and publish it, its seed revealed; plain JSON. */
export const recordOf = (script: Script): RoundRecord => {
  const { game, mode = 'house', serverSeed, clientSeed, nonce, causes, bet = 0 } = script;
  const { rules, tuning: kit, plan, seek } = gameOf(game);
  const published = script.tuning ?? kit.defaults;
  const tuning = kit.schema.parse(published);
  const drawsOf = (round: number) => createDraws({ serverSeed, clientSeed, nonce, round });
  const steps: RoundRecord['steps'] = [];
  const times = createTimes();
  let step: Step<unknown, RoundEvent>;
  const take = (made: Step<unknown, RoundEvent>, by: 'open' | 'move' | 'timeout', move?: Cause) => {
    step = made;
    steps.push({
      by,
      ...(move && { move }),
      events: [...made.events],
      multiplier: made.multiplier,
      bet: costs(plan, { by, move }) ? bet : 0,
      credited: stepPayout(plan, tuning, bet, made.multiplier),
      at: times.next(by === 'timeout', made),
    });
    return made;
  };
  step = take(mode === 'live' && seek ? seek(tuning) : rules.open(tuning, drawsOf(0)), 'open');
  for (const cause of causes) {
    const draws = drawsOf(steps.length);
    if (cause.kind === 'timeout') {
      take(rules.timeout(tuning, step.state, draws), 'timeout');
      continue;
    }
    const made = rules.move(tuning, step.state, rules.parseMove(cause), draws);
    if (isRefusedStep(made)) throw new Error(`${game} refuses ${JSON.stringify(cause)}`);
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
    tuningVersion: kit.version,
    tuning: { ...(published as object) },
    tuningHash: hashTuning(published as object),
    openedAt: OPENED_AT,
    deadlineAt: times.deadline(),
    view: { ...rules.view(tuning, step.state) },
  };
  return JSON.parse(JSON.stringify({ round, steps, serverSeed }));
};
