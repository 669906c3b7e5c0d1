import type { RoundEvent } from '#contract/rounds.ts';
import { type Weighted, weightOf } from '#engine/core/rules/among.ts';
import { type Rules, type Step, UNIT } from '#engine/core/rules/rules.ts';
import type { Wish } from '#engine/lab/inspect/wish.ts';
import type { AnyGame } from './game.ts';
import { rivalOf } from './rival.ts';

/**
 * Something that may come of a round, to be shown at will: a designer looks at it, without playing until
 * it comes. Its words are `stories.<name>` of the game's texts for designers.
 */
export interface Story<Tuning, State, Move, Event> {
  name: string;
  /** Opened as a match between two players. */
  mode?: 'live';
  /** Another player is found at once, and makes this move after each of ours. */
  rival?: Move;
  /** The numbers it may be told with, as they are shown: steps, odds. Absent: there is nothing to choose. */
  numbers?(tuning: Tuning): readonly number[];
  /** What the player does in a state, `at` counting from 0; null: nothing more. */
  next(tuning: Tuning, state: State, at: number, number: number): Move | 'timeout' | null;
  /** Whether the last step is that of the story. */
  isTold(step: Step<State, Event>, number: number, tuning: Tuning): boolean;
  /** The exact probability that a round played so tells it. */
  chance(tuning: Tuning, number: number): number;
}

export type AnyStory = Story<unknown, object, unknown, { kind: string }>;

/**
 * A game's `stories.ts`. The cast forgets its own types: sound as long as a story is handed what its own
 * game's schema read and its own rules made.
 */
export const defineStories = <Tuning, State, Move, Event>(
  stories: readonly Story<Tuning, State, Move, Event>[],
): readonly AnyStory[] => stories as unknown as readonly AnyStory[];

/** All that a player may ask for in a state, each once; the machine says which of them it takes now. */
export type Moves<Tuning, State, Move> = (tuning: Tuning, state: State) => readonly Move[];
export type AnyMoves = Moves<unknown, object, RoundEvent>;

/** A game's `moves`, with the same cast as its stories. */
export const defineMoves = <Tuning, State, Move extends RoundEvent>(
  moves: Moves<Tuning, State, Move>,
): AnyMoves => moves as unknown as AnyMoves;

/** The story as something to be searched for, in rounds of a game. */
export const storySearch = (
  game: Pick<AnyGame, 'rules' | 'seek' | 'match'>,
  { mode, rival, next, isTold }: AnyStory,
  tuning: unknown,
  number: number,
) => {
  const { rules, seek } = game;
  const meeting = rival === undefined ? null : rivalOf(game);
  const sought = mode === 'live' ? (meeting?.meet ?? seek) : null;
  const wish: Wish<unknown, object, unknown, { kind: string }> = {
    next: (_same, state, at) => next(tuning, state, at, number),
    isMet: (step) => isTold(step, number, tuning),
  };
  const played = { ...(meeting?.rules ?? rules), open: sought ? () => sought(tuning) : rules.open };
  return { rules: played as Rules<unknown, object, unknown, RoundEvent, object>, tuning, wish };
};

/** One draw from a table by its weights, told with what it pays: `timesOf` a state in which it was drawn. */
export const drawn = <Tuning, State, Move, Event>(
  name: string,
  tableOf: (tuning: Tuning) => readonly (Weighted & { times: number })[],
  next: NoInfer<Story<Tuning, State, Move, Event>['next']>,
  timesOf: (state: State) => number | undefined,
): Story<Tuning, State, Move, Event> => ({
  name,
  next,
  numbers: (tuning) =>
    [...new Set(tableOf(tuning).map(({ times }) => times / UNIT))].toSorted((a, b) => a - b),
  isTold({ state }, number) {
    const times = timesOf(state);
    return times !== undefined && times / UNIT === number;
  },
  chance(tuning, number) {
    const table = tableOf(tuning);
    return weightOf(table.filter(({ times }) => times / UNIT === number)) / weightOf(table);
  },
});

/** A story that comes for certain, by what the player does. */
export const ALWAYS = (): number => 1;
/** This is done, and that is all. */
export const once =
  <Move>(move: Move) =>
  (_tuning: unknown, _state: unknown, at: number) =>
    at === 0 ? move : null;
/** Nothing is chosen: the clock runs out, and that is all. */
export const timeOut = once('timeout' as const);

type Ending = Story<unknown, { end: { why: string } | null }, { kind: 'quit' }, unknown>;
const ending = (name: string, next: Ending['next']): Ending => ({
  name,
  next,
  isTold: ({ state }) => state.end?.why === name,
  chance: ALWAYS,
});
/** The player gives up, or the clock runs out, and so the round ends. */
export const ENDED_BY_QUITTING = ending('quit', once({ kind: 'quit' } as const));
export const ENDED_UNPLAYED = [ending('time', timeOut), ENDED_BY_QUITTING] as const;
