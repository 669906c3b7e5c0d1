import type { Locator, Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';

interface BrowserHooks {
  ready(page: Page): Locator;
  busy(page: Page): Promise<void>;
}

/** How a game is waited for and played in a browser: `testBrowser.ts` of its room. */
export const inBrowser = (game: GameKey): Promise<BrowserHooks> =>
  import(`../../games/${game}/testBrowser.ts`);
