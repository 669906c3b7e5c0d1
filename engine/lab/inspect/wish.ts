import { yieldToMain } from '../../core/clock.ts';
import { createDraws } from '../../core/fair/draws.ts';
import { isRefusedStep, type Rules, type Step } from '../../core/rules/rules.ts';

/** Something that is to happen in a round, and what the player does for it. */
export interface Wish<Tuning, State, Move, Event> {
  /** The move in a state, `at` counting from 0; null: nothing more is done. */
  next(tuning: Tuning, state: State, at: number): Move | 'timeout' | null;
  /** Whether the last step is what was wished for. */
  isMet(step: Step<State, Event>): boolean;
}

interface Search<Tuning, State, Move, Event, View> {
  rules: Pick<Rules<Tuning, State, Move, Event, View>, 'open' | 'move' | 'timeout'>;
  tuning: Tuning;
  wish: Wish<Tuning, State, Move, Event>;
  /** The player's part of the draws; the round is the first one with the pair of seeds. */
  clientSeed: string;
  /** The number the search begins at: another one finds another seed. A whole number from 0. */
  from?: number;
}

/** Seeds that are tried before a wish counts as too rare. */
export const MOST_TRIES = 400_000;
/** Tried between two turns of the page: some milliseconds. */
const PIECE = 1_000;

const seedAt = (number: number): string => number.toString(16).padStart(64, '0');

/** The round that a seed gives, played as wished, to its last step; null where a move is refused. */
const playedWith = <Tuning, State, Move, Event, View>(
  { rules, tuning, wish, clientSeed }: Search<Tuning, State, Move, Event, View>,
  serverSeed: string,
): Step<State, Event> | null => {
  const drawsAt = (round: number) => createDraws({ serverSeed, clientSeed, nonce: 0, round });
  let step = rules.open(tuning, drawsAt(0));
  for (let at = 0; ; at += 1) {
    const move = wish.next(tuning, step.state, at);
    if (move === null) return step;
    // It was over before all was done.
    if (step.isDone) return null;
    const draws = drawsAt(at + 1);
    const next =
      move === 'timeout'
        ? rules.timeout(tuning, step.state, draws)
        : rules.move(tuning, step.state, move, draws);
    if (isRefusedStep(next)) return null;
    step = next;
  }
};

/** The first seed of so many that meets the wish, or null. */
const searchPiece = <Tuning, State, Move, Event, View>(
  search: Search<Tuning, State, Move, Event, View>,
  from: number,
  tries: number,
): string | null => {
  for (let tried = 0; tried < tries; tried += 1) {
    const seed = seedAt(from + tried);
    const last = playedWith(search, seed);
    if (last && search.wish.isMet(last)) return seed;
  }
  return null;
};

/** A server seed that meets the wish, at once; null where none of `MOST_TRIES` does. */
export const seedFor = <Tuning, State, Move, Event, View>(
  search: Search<Tuning, State, Move, Event, View>,
): string | null => searchPiece(search, search.from ?? 0, MOST_TRIES);

/** The same, with turns for the page in between. Rejects with the signal's reason when it is aborted. */
export const findSeed = async <Tuning, State, Move, Event, View>(
  search: Search<Tuning, State, Move, Event, View>,
  signal: AbortSignal,
): Promise<string | null> => {
  const { from = 0 } = search;
  for (let tried = 0; tried < MOST_TRIES; tried += PIECE) {
    const seed = searchPiece(search, from + tried, PIECE);
    if (seed !== null) return seed;
    await yieldToMain();
    signal.throwIfAborted();
  }
  return null;
};
