import type { GameKey } from '#contract/games.ts';
import type { Round } from '#contract/rounds.ts';
import type { Clock } from '#engine/core/clock.ts';
import { hashTuning } from '#engine/core/fair/canonical.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { createTeller } from '#engine/lab/replay/teller.ts';
import type { RoundCalls } from '#engine/round/calls.ts';
import { gameOf } from '#games/registry.ts';
import type { MadeUp } from './readEvents.ts';

/** No seed of anybody's: nothing that is told is drawn by it. */
const NO_SEED = '0'.repeat(64);
const NAME = 'made-up';

interface Telling {
  game: GameKey;
  tuning: object;
  made: MadeUp;
  clock: Pick<Clock, 'now'>;
}

/**
 * Whom the machine asks instead of a house: it tells what was made up as what came of the opening, and nothing after
 * it. The table stands as that of a round that was just opened by the rules, which the events then change.
 */
export const madeUpCalls = ({ game, tuning, made, clock }: Telling): RoundCalls => {
  const { rules, plan, tuning: kit } = gameOf(game);
  const { events, won } = made;
  const bet = made.bet ?? boundsOf(plan, tuning as never)?.min ?? 0;
  const draws = createDraws({ serverSeed: NO_SEED, clientSeed: NAME, nonce: 0, round: 0 });
  const view = rules.view(tuning, rules.open(tuning, draws).state) as Round['view'];
  const at = clock.now();
  const round: Round = {
    id: NAME,
    game,
    mode: 'house',
    step: 0,
    status: 'settled',
    bet,
    won,
    seedId: NAME,
    serverSeedHash: NO_SEED,
    clientSeed: NAME,
    nonce: 0,
    tuningVersion: kit.version,
    tuning: { ...tuning },
    tuningHash: hashTuning(tuning),
    openedAt: at,
    deadlineAt: null,
    view,
  };
  const step = { by: 'open' as const, events: [...events], multiplier: 0, bet, credited: won, at };
  const seen = [{ view, deadlineAt: null }];
  return createTeller({ record: { round, steps: [step] }, seen }, clock).calls;
};
