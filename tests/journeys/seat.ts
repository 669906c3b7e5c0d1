import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import type { GameKey } from '#contract/games.ts';
import type { Club } from './club.ts';
import { enterAs, ownAddress, registered } from './steps.ts';
import { skipGuide } from './table.ts';
import { expect } from './test.ts';
import { soon } from './time/soon.ts';
import { timeOf } from './time/time.ts';

export interface Seat {
  uid: string;
  token: string;
  page: Page;
}

const PHONE = { width: 390, height: 844 };

/** A phone of its own at a club, or a screen of another size, at an address of its own; closed when the journey ends. */
export const newPhone = async (
  browser: Browser,
  club: Club,
  viewport = PHONE,
  isDrawn = false,
): Promise<BrowserContext> => {
  const phone = await browser.newContext({
    baseURL: club.url,
    viewport,
    hasTouch: true,
    isMobile: viewport.width === PHONE.width,
    extraHTTPHeaders: ownAddress(),
    serviceWorkers: 'block',
  });
  await club.join(phone, isDrawn);
  club.phones.add(phone);
  phone.once('close', () => club.phones.delete(phone));
  return phone;
};

/** Somebody new, with so many coins, at a game, past its guide; the wheel has none before they may spin. */
export const seatAt = async (
  page: Page,
  club: Club,
  game: GameKey,
  coins: number,
): Promise<Seat> => {
  const { uid, token } = await registered(club);
  if (coins > 0)
    await club.operator('coins', 'adjust', uid, String(coins), '--reason', 'A welcome gift');
  await enterAs(page, token, `/games/${game}/play?lang=en`);
  if (game !== 'spin-wheel') await skipGuide(page);
  return { uid, token, page };
};

/** Somebody new, with so many coins, at a game on a phone of their own. */
export const newSeat = async (
  browser: Browser,
  club: Club,
  game: GameKey,
  coins: number,
): Promise<Seat> => seatAt(await (await newPhone(browser, club)).newPage(), club, game, coins);

/** The button that opens a round, the first or the next one: it says the stake. */
export const playButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Play( again)? [\d,]+\.\d\d$/ });

export const setBet = async (page: Page, coins: string): Promise<void> => {
  await soon(page.getByLabel('Your bet in coins')).toBeVisible();
  await page.getByLabel('Your bet in coins').fill(coins);
};

/** What the game says to a screen reader, now or before. */
export const told = (page: Page, text: RegExp): Locator => page.getByText(text).first();

/** What the canvas shows, where it is drawn (`drawnTest`). */
export const picture = async (page: Page): Promise<Buffer> => {
  await timeOf(page)?.pass(1_000);
  return page.locator('canvas').screenshot();
};

/** The question after a reload or on another device. */
export const resumeQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Last round not ended, continue?' });

/** Buttons that may be pressed now. */
export const open = (buttons: Locator): Locator =>
  buttons.and(buttons.page().locator(':not([aria-disabled="true"])'));

export const expectSound = async (club: Club): Promise<void> =>
  expect(await club.operator('ledger', 'check')).toMatch(/sound/i);
