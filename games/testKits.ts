import type { GameKey } from '#contract/games.ts';
import type { TestKit } from './testKit.ts';

const KITS = import.meta.glob<TestKit>('./*/testKit.ts', { eager: true, import: 'testKit' });

/** The kit of a game; throws where its room has none. */
export const testKitOf = (game: GameKey): TestKit => {
  const kit = KITS[`./${game}/testKit.ts`];
  if (!kit) throw new Error(`games/${game} has no testKit.ts`);
  return kit;
};
