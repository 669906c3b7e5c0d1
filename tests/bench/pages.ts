import type { BrowserContext, Page } from 'playwright';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { inBrowser } from '#tools/budget/games.ts';
import { enterAs } from '../journeys/steps.ts';
import { skipGuide } from '../journeys/table.ts';
import { calibrate, onPhones, slowDown } from './slowPhone.ts';

/** What is kept for later comes once a page is idle: all of it before a page is opened again. Milliseconds. */
const KEEPING_MS = 8_000;

/** A page opened by its address on a slow phone. Milliseconds. */
export interface Opened {
  what: string;
  /** A fixed piece of work in the same page, afterwards: what the other is read by. */
  calibration: number;
  /** Since the address was entered, until what one came for can be touched. */
  ms: number;
}

/** Answers when something that fits can be touched: it is there, not inert, and nothing lies over it. */
const untilTouched = (page: Page, selector: string): Promise<number> =>
  page
    .waitForFunction((fits) => {
      const found = [...document.querySelectorAll(fits)].some((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return !each.closest('[inert]') && over !== null && each.contains(over);
      });
      return found ? performance.now() : null;
    }, selector)
    .then((at) => at.jsonValue() as Promise<number>);

const open = async (
  page: Page,
  what: string,
  path: string,
  touched: (page: Page) => Promise<number>,
): Promise<Opened> => {
  await slowDown(await page.context().newCDPSession(page));
  await page.goto(path, { waitUntil: 'commit' });
  const ms = await touched(page);
  const calibration = await calibrate(page);
  await page.close();
  return { what, calibration, ms };
};

const aGame = (page: Page) => untilTouched(page, 'a[href^="/games/"]');

/** A game's table by its address, by somebody who has played there. */
const openGame = async (phone: BrowserContext, game: GameKey): Promise<Opened> => {
  const { ready } = await inBrowser(game);
  const path = `/games/${game}/play`;
  const before = await phone.newPage();
  await before.goto(path);
  await skipGuide(before);
  await ready(before).waitFor();
  await before.waitForTimeout(KEEPING_MS);
  await before.close();
  return open(await phone.newPage(), `${game}, kept`, path, async (page) => {
    await ready(page).waitFor();
    return page.evaluate(() => performance.now());
  });
};

/** Home by somebody new, and again in the same visit; then each game. */
export const benchPages = (): Promise<Opened[]> =>
  onPhones(async (newPhone, token) => {
    const phone = await newPhone();
    const all = [await open(await phone.newPage(), 'home, never seen', '/', aGame)];
    const again = await phone.newPage();
    await enterAs(again, token, '/?lang=en');
    await aGame(again);
    await again.waitForTimeout(KEEPING_MS);
    all.push(await open(again, 'home, kept', '/', aGame));
    for (const game of GAME_KEYS) all.push(await openGame(phone, game));
    return all;
  });
