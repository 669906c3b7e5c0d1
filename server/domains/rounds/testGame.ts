import * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';
import type { Rules } from '#engine/core/rules/rules.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { AnyPlayed, Played } from '#games/game.ts';
import type { Games, ServedGame } from './games.ts';

/**
 * Forgets a game's types, as the server does (games.ts): sound because a game is only ever handed back the
 * tunings its schema parsed and the states and moves its own rules made.
 */
const serve = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  game: Played<Tuning, State, Move, Event, View>,
): ServedGame => {
  const any = game as unknown as AnyPlayed;
  const { schema } = any.tuning;
  const judge = (values: unknown) => ({
    faults: schema.safeParse(values).success ? [] : ['schema'],
    warnings: [],
  });
  return { ...any, judge };
};

const Tuning = z.object({ steps: z.int(), clockMs: z.int(), unit: z.int() });
type Tuning = z.infer<typeof Tuning>;
interface State {
  secret: number;
  taken: number;
}
const Move = z.object({ kind: z.literal('guess'), low: z.boolean() });
type Move = z.infer<typeof Move>;
interface Event extends Record<string, unknown> {
  kind: string;
}
type View = { taken: number };

const next = (tuning: Tuning, state: State, multiplier: number, kind: string, secret: number) => {
  const taken = state.taken + 1;
  const isDone = taken >= tuning.steps;
  const events = [{ kind, was: state.secret }];
  return { state: { secret, taken }, events, multiplier, clockMs: tuning.clockMs, isDone };
};

/** Tests' own game: guess whether a hidden number from 0 to 9 is below 5; a clock runs from the start. */
const rules: Rules<Tuning, State, Move, Event, View> = {
  open: (tuning, draws) => ({
    state: { secret: draws.below(10), taken: 0 },
    events: [{ kind: 'opened' }],
    multiplier: 0,
    clockMs: tuning.clockMs,
    isDone: false,
  }),
  parseMove: (input) => Move.safeParse(input).data ?? null,
  move: (tuning, state, move, draws) =>
    next(tuning, state, state.secret < 5 === move.low ? UNIT : 0, 'guessed', draws.below(10)),
  timeout: (tuning, state, draws) => next(tuning, state, 0, 'missed', draws.below(10)),
  view: (_tuning, { taken }) => ({ taken }),
};

export const TEST_CLOCK_MS = 10_000;
export const TEST_STEPS = 4;

const game = serve({
  key: 'guess',
  rules,
  tuning: {
    version: 1,
    schema: Tuning,
    defaults: { steps: TEST_STEPS, clockMs: TEST_CLOCK_MS, unit: 100 },
  },
  dates: { startdate: null, enddate: null },
  transactionType: 'FINDTHEODD',
  wrongStep: 'msg.invalidQuestion',
  tooLate: 'msg.invalidAnswer',
  plan: {
    kind: 'free',
    unit: (tuning) => tuning.unit,
    waitMs: () => 24 * 3_600_000,
    chances: (tuning) => tuning.steps,
    left: (state) => TEST_STEPS - state.taken,
  },
  seek: null,
});

export const testGames: Games = new Map([[game.key, game]]);
