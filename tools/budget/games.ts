import type { Locator, Page } from 'playwright';
import type { DRAW_KEY, GameKey } from '#contract/games.ts';
import { playButton } from '../../tests/journeys/seat.ts';

interface BrowserHooks {
  /** What can be pressed before anything was played; by default what opens a round for a bet. */
  ready(page: Page): Locator;
  busy(page: Page): Promise<void>;
}

/** How a game, or the quiz's draw, is waited for and played in a browser: `testBrowser.ts` of its room. */
export const inBrowser = (game: GameKey | typeof DRAW_KEY): Promise<BrowserHooks> =>
  import(`../../games/${game}/testBrowser.ts`).then((own) => ({ ready: playButton, ...own }));
