import type * as z from 'zod/mini';
import type { GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { AnyMoves, AnyStory } from '../story.ts';

interface Stories {
  stories: readonly AnyStory[];
  moves: AnyMoves;
  /** What its scene can be given to play. */
  events: z.ZodMiniType<RoundEvent>;
}

// Found by Vite in the rooms; fetched where a designer looks at a game.
const FILES = import.meta.glob<Stories>('../*/stories.ts');

/** What may come of a game's rounds, to be shown at will, and what a player may do in them. */
export const storiesOf = async (key: GameKey): Promise<Stories> => {
  const load = FILES[`../${key}/stories.ts`];
  if (!load) throw new Error(`games/${key} has no stories.ts`);
  return load();
};
