import type * as z from 'zod/mini';
import type { GameDates } from '#contract/games.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { TransactionType } from '#contract/transactions.ts';
import type { Rules, Step } from '#engine/round/rules.ts';
import { betBounds, type TuningKit } from '#engine/round/tuning.ts';
import { DATES } from '#games/dates.ts';
import { questionsLeft } from '#games/fto/rules.ts';
import { isStaked } from '#games/lucky-egg/rules.ts';
import { seek } from '#games/rock-scissor-paper/rules.ts';
import { rpsBounds } from '#games/rock-scissor-paper/tuning.ts';
import { RULES } from '#games/rules.ts';
import type { Plan } from './plans.ts';

/** What the server needs to know of a game to play it. */
export interface ServedGame<Tuning = unknown, State = unknown, Move = unknown> {
  key: string;
  rules: Rules<Tuning, State, Move, RoundEvent, object>;
  tuning: TuningKit<Tuning>;
  /** The first and last day it is open, where an operator set no others. */
  dates: GameDates;
  /** The type of its lines in the history. */
  transactionType: TransactionType;
  /** Refuses a move that answers another step than the one the round stands at. */
  wrongStep: MessageKey;
  /** Refuses a move that came after its deadline. */
  tooLate: MessageKey;
  /** Milliseconds a person needs at least from what was last shown to this move. */
  leastMs?: (tuning: Tuning, move: Move) => number;
  plan: Plan<Tuning, State, Move>;
  /** Opens a round that looks for an opponent; null where players do not meet. */
  seek: ((tuning: Tuning) => Step<State, RoundEvent>) | null;
}

export type Games = ReadonlyMap<string, ServedGame>;

/**
 * Forgets a game's own types, so that one code serves all games. Sound because a game is only ever
 * handed back the tunings its schema parsed and the states and moves its own rules made.
 */
export const serve = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  game: Omit<ServedGame<Tuning, State, Move>, 'rules'> & {
    rules: Rules<Tuning, State, Move, Event, View>;
  },
): ServedGame => game as unknown as ServedGame;

/** The pinned values of a tuning as its game reads them; throws when they are not the game's. */
export const parseTuning = (game: ServedGame, values: unknown): unknown => {
  const schema: z.ZodMiniType = game.tuning.schema;
  return schema.parse(values);
};

const DAY_MS = 24 * 3_600_000;

/** What the catalogue says to a move for another step, or too late, in a game that is no quiz. */
const refusals = { wrongStep: 'msg.invalidRequest', tooLate: 'msg.invalidRequest' } as const;

/**
 * Ten questions in any 24 hours (spec 4): a round has at most ten, and the next may be opened 24
 * hours after the last one was shown. So whatever 24 hours one looks at, all questions shown in them
 * are of one round. Counted from the round's opening, ten questions late in one round and ten early
 * in the next could be minutes apart. A tuning may lengthen the wait, never shorten it.
 */
const fto = serve({
  key: 'fto',
  ...RULES.fto,
  dates: DATES.fto,
  transactionType: 'FINDTHEODD',
  wrongStep: 'msg.invalidQuestion',
  tooLate: 'msg.invalidAnswer',
  leastMs: ({ leastMs }, { kind }) => (kind === 'answer' ? leastMs : 0),
  plan: {
    kind: 'free',
    unit: (tuning) => tuning.coinsPerRight,
    waitMs: (tuning) => Math.max(DAY_MS, tuning.windowHours * 3_600_000),
    chances: (tuning) => tuning.ladder.length,
    left: questionsLeft,
  },
  seek: null,
});

const squidgame = serve({
  key: 'squidgame',
  ...RULES.squidgame,
  ...refusals,
  dates: DATES.squidgame,
  transactionType: 'SQUIDGAME',
  plan: { kind: 'round', bounds: betBounds },
  seek: null,
});

const rockScissorPaper = serve({
  key: 'rock-scissor-paper',
  ...RULES['rock-scissor-paper'],
  ...refusals,
  dates: DATES['rock-scissor-paper'],
  transactionType: 'ROCKPAPERSCISSORS',
  plan: { kind: 'round', bounds: rpsBounds },
  seek,
});

const luckyEgg = serve({
  key: 'lucky-egg',
  ...RULES['lucky-egg'],
  ...refusals,
  dates: DATES['lucky-egg'],
  transactionType: 'LUCKYEGG',
  plan: { kind: 'move', bounds: betBounds, isStaked },
  seek: null,
});

const spinWheel = serve({
  key: 'spin-wheel',
  ...RULES['spin-wheel'],
  ...refusals,
  dates: DATES['spin-wheel'],
  transactionType: 'SPINWHEEL',
  plan: {
    kind: 'spins',
    unitSen: (tuning) => tuning.unitSen,
    depositSen: (tuning) => tuning.depositSen,
    perDay: (tuning) => tuning.perDay,
  },
  seek: null,
});

/** The games this server plays. */
export const servedGames: Games = new Map(
  [fto, squidgame, rockScissorPaper, luckyEgg, spinWheel].map((game) => [game.key, game]),
);
