import type { GameKey } from '#contract/games.ts';
import { gameOf } from '../registry.ts';
import { choicesOf } from './choices.ts';
import { isMissed, type SolverProposal } from './proposals.ts';
import { search } from './search.ts';
import type { FigureWish } from './wishes.ts';

/** What a designer asks: plain data, as a worker takes it. */
export interface SolverCall {
  game: GameKey;
  /** A draft that the game's schema reads. */
  values: unknown;
  wishes: readonly FigureWish[];
  /** The names of the numbers that may move. */
  fields: readonly string[];
}

export interface SolverAnswer {
  /** The best first: without changes where all holds; where nothing meets all, those that come nearest. */
  proposals: readonly SolverProposal[];
  /** The fewest wishes, by their places, that nothing meets together; none where all can be met. */
  clash: readonly number[];
  /** It ended at the bound of its work: something better may be left. */
  isCut: boolean;
}

const MOST_PROPOSALS = 3;

/** What would meet a designer's wishes, or which of them contradict one another. */
export const answerOf = ({ game: key, values, wishes, fields }: SolverCall): SolverAnswer => {
  const game = gameOf(key);
  const asked = { game, values, fields: new Set(fields) };
  const { proposals, isCut } = search({ ...asked, wishes, most: MOST_PROPOSALS });
  const isBeyond = ([best]: readonly SolverProposal[]) => !best || isMissed(best);
  if (!isBeyond(proposals)) return { proposals, isCut, clash: [] };
  for (let count = 1; count < wishes.length; count += 1)
    for (const clash of choicesOf(wishes.length, count)) {
      const some = clash.flatMap((at) => wishes[at] ?? []);
      if (isBeyond(search({ ...asked, wishes: some, most: 1 }).proposals))
        return { proposals, isCut, clash };
    }
  return { proposals, isCut, clash: wishes.map((_, at) => at) };
};
