import type * as z from 'zod/mini';
import type { MessageKey } from '#contract/messages.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { TransactionType } from '#contract/transactions.ts';
import type { Rules } from '#engine/round/rules.ts';
import type { TuningKit } from '#engine/round/tuning.ts';
import { ftoRules, questionsLeft } from '#games/fto/rules.ts';
import { ftoTuning } from '#games/fto/tuning.ts';

/**
 * A game without a bet. How often it may be played is counted in chances (questions, spins): no
 * window of `waitMs` may show more of them than one round has.
 */
interface FreePlan<Tuning, State> {
  kind: 'free';
  /** Hundredths of a coin that the multiplier 100 pays. */
  unit(tuning: Tuning): number;
  /** Milliseconds from the last chance a round showed until the next round may be opened. */
  waitMs(tuning: Tuning): number;
  /** Chances of a whole round. */
  chances(tuning: Tuning): number;
  /** Chances an open round still has. */
  left(state: State): number;
}

/** What the server needs to know of a game to play it; money and rules meet nowhere else. */
export interface ServedGame<Tuning = unknown, State = unknown> {
  key: string;
  rules: Rules<Tuning, State, unknown, RoundEvent, object>;
  tuning: TuningKit<Tuning>;
  /** The type of its lines in the history. */
  transactionType: TransactionType;
  /** Refuses a move that answers another step than the one the round stands at. */
  wrongStep: MessageKey;
  /** Refuses a move that came after its deadline. */
  tooLate: MessageKey;
  plan: FreePlan<Tuning, State>;
}

export type Games = ReadonlyMap<string, ServedGame>;

/**
 * Forgets a game's own types, so that one code serves all games. Sound because a game is only ever
 * handed back the tunings its schema parsed and the states and moves its own rules made.
 */
export const serve = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  game: Omit<ServedGame<Tuning, State>, 'rules'> & {
    rules: Rules<Tuning, State, Move, Event, View>;
  },
): ServedGame => game as unknown as ServedGame;

/** The pinned values of a tuning as its game reads them; throws when they are not the game's. */
export const parseTuning = (game: ServedGame, values: unknown): unknown => {
  const schema: z.ZodMiniType = game.tuning.schema;
  return schema.parse(values);
};

const DAY_MS = 24 * 3_600_000;

/**
 * Ten questions in any 24 hours (spec 4): a round has at most ten, and the next may be opened 24
 * hours after the last one was shown. So whatever 24 hours one looks at, all questions shown in them
 * are of one round. Counted from the round's opening, ten questions late in one round and ten early
 * in the next could be minutes apart. A tuning may lengthen the wait, never shorten it.
 */
const fto = serve({
  key: 'fto',
  rules: ftoRules,
  tuning: ftoTuning,
  transactionType: 'FINDTHEODD',
  wrongStep: 'msg.invalidQuestion',
  tooLate: 'msg.invalidAnswer',
  plan: {
    kind: 'free',
    unit: (tuning) => tuning.coinsPerRight,
    waitMs: (tuning) => Math.max(DAY_MS, tuning.windowHours * 3_600_000),
    chances: (tuning) => tuning.ladder.length,
    left: questionsLeft,
  },
});

/** The games this server plays. */
export const servedGames: Games = new Map([[fto.key, fto]]);
