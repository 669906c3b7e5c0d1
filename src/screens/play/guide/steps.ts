import type { GameKey } from '#contract/games.ts';
import type { GuideSteps } from '#games/chrome.ts';

const GUIDES = import.meta.glob<GuideSteps>('/games/*/guide.ts', { eager: true, import: 'guide' });

/** The three steps of a game's guide. */
export const guideStepsOf = (game: GameKey): GuideSteps => {
  const steps = GUIDES[`/games/${game}/guide.ts`];
  if (!steps) throw new Error(`games/${game} has no guide.ts`);
  return steps;
};
