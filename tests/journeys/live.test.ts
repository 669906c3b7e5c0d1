import type { Browser, Page } from 'playwright/test';
import type { Club } from './club.ts';
import { enterAs, registered } from './steps.ts';
import { balance } from './table.ts';
import { expect, test } from './test.ts';

const GAME = 'rock-scissor-paper';
/** A match has its clocks, and the search its fifteen seconds. */
const PATIENCE = { timeout: 60_000 };

type Hand = 'Rock' | 'Scissors' | 'Paper';

/** Somebody new with 20 coins at the table, in a browser of their own. */
const atTheTable = async (browser: Browser, club: Club) => {
  const { uid, token } = await registered(club);
  await club.operator('coins', 'adjust', uid, '20', '--reason', 'A welcome gift');
  const context = await browser.newContext({
    baseURL: club.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await enterAs(page, token, `/games/${GAME}/play?lang=en`);
  await expect(page.getByRole('button', { name: /^Play\b/ })).toBeVisible(PATIENCE);
  return page;
};

const realPlayer = (page: Page) => page.getByRole('switch', { name: /A real player.*in testing/ });

/** Bets 5 coins on a match with a real player. */
const seek = async (page: Page) => {
  await page.getByLabel('Your bet in coins').fill('5');
  await realPlayer(page).click();
  await expect(realPlayer(page)).toBeChecked();
  await page.getByRole('button', { name: /^Play\b/ }).click();
};

/** A hand that can be shown now. */
const ready = (page: Page, hand: Hand) =>
  page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button', { name: hand })
    .and(page.locator(':not([aria-disabled="true"])'));

const over = (page: Page) => page.getByRole('button', { name: /^Play again/ });

/** Shows the same hand again and again, until the match is over. */
const playOn = async (page: Page, hand: Hand) => {
  for (;;) {
    await expect(over(page).or(ready(page, hand)).first()).toBeVisible(PATIENCE);
    if (await over(page).isVisible()) return;
    // The clock may be faster than a busy machine's finger: then the next throw is ours.
    await ready(page, hand)
      .click({ timeout: 2_000 })
      .catch(() => {});
    await expect(ready(page, hand)).toHaveCount(0);
  }
};

test.describe('a match between two players', () => {
  test.beforeEach(async ({ club }) => {
    await club.operator('game', 'live', GAME, 'on');
  });
  test.afterEach(async ({ club }) => {
    expect(await club.operator('ledger', 'check')).toMatch(/sound/i);
  });

  test('[rps-live] two players who bet the same meet and play to the end; one reloads in the middle', async ({
    browser,
    club,
  }) => {
    test.slow();
    const [ani, budi] = [await atTheTable(browser, club), await atTheTable(browser, club)];
    await seek(ani);
    await expect(ani.getByText(/^Looking for an opponent/).first()).toBeAttached();
    await seek(budi);
    // Each is told of the other, by a name that is no UID.
    for (const page of [ani, budi])
      await expect(page.getByText(/The match begins: you against ka\*\*\*./).first()).toBeAttached(
        PATIENCE,
      );

    // Ani's hand is in: Budi's table shows nothing of it.
    await ready(ani, 'Rock').click();
    await expect(ani.getByText(/You chose Rock\. Waiting for/).first()).toBeAttached();
    await budi.reload();
    const goOn = budi.getByRole('alertdialog', { name: 'Last round not ended, continue?' });
    await expect(goOn).toBeVisible(PATIENCE);
    await goOn.getByRole('button', { name: 'Continue' }).click();

    await Promise.all([playOn(ani, 'Rock'), playOn(budi, 'Scissors')]);
    // 5 coins each: 97% of both are 9.70.
    await expect(balance(ani)).toHaveText('24.70');
    await expect(balance(budi)).toHaveText('15.00');
    await ani.context().close();
    await budi.context().close();
  });

  test('[rps-live] nobody comes: the house is played for the same bet; leaving the search costs nothing', async ({
    browser,
    club,
  }) => {
    test.slow();
    const page = await atTheTable(browser, club);
    await seek(page);
    await expect(balance(page)).toHaveText('15.00');
    await page.getByRole('button', { name: 'Stop looking' }).click();
    await expect(balance(page)).toHaveText('20.00');
    await over(page).click();
    await page.getByRole('button', { name: 'Play the house' }).click(PATIENCE);
    await playOn(page, 'Rock');
    await expect(balance(page)).toHaveText(/^(15|25)\.00$/);
    await page.context().close();
  });

  test('[rps-live] who gives the match up loses it to the other, who is told and paid', async ({
    browser,
    club,
  }) => {
    test.slow();
    const [ani, budi] = [await atTheTable(browser, club), await atTheTable(browser, club)];
    await seek(ani);
    await seek(budi);
    await expect(ready(budi, 'Rock')).toBeVisible(PATIENCE);
    await budi.getByRole('button', { name: 'Pause' }).click();
    await budi.getByRole('button', { name: 'Give up this round' }).click();
    await budi.getByRole('button', { name: 'Give up 5.00 coins' }).click();
    await expect(ani.getByText(/gave the match up/).first()).toBeAttached(PATIENCE);
    await expect(over(ani)).toBeVisible(PATIENCE);
    await expect(balance(ani)).toHaveText('24.70');
    await expect(balance(budi)).toHaveText('15.00');
    await ani.context().close();
    await budi.context().close();
  });
});

test('[rps-live] matches between players are behind a switch: off, there is only the house', async ({
  browser,
  club,
}) => {
  await club.operator('game', 'live', GAME, 'off');
  const page = await atTheTable(browser, club);
  await expect(realPlayer(page)).toHaveCount(0);
  await page.context().close();
});
