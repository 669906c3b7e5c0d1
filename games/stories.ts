import type { GameKey } from '#contract/games.ts';
import type { AnyStory } from './story.ts';

// Found by Vite in the rooms; fetched where a designer looks at a game.
const FILES = import.meta.glob<readonly AnyStory[]>('./*/stories.ts', { import: 'stories' });

/** What may come of a game's rounds, to be shown at will. */
export const storiesOf = async (key: GameKey): Promise<readonly AnyStory[]> => {
  const load = FILES[`./${key}/stories.ts`];
  if (!load) throw new Error(`games/${key} has no stories.ts`);
  return load();
};
