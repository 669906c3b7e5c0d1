import type { Browser, Page } from 'playwright/test';
import type { Club } from './club.ts';
import { GAME, hand, playOn } from './rpsMatch.ts';
import { expectSound, newSeat, PATIENCE, playButton, resumeQuestion, setBet } from './seat.ts';
import { balance } from './table.ts';
import { expect, test } from './test.ts';

/** Somebody new with 20 coins at the table. */
const atTheTable = async (browser: Browser, club: Club): Promise<Page> => {
  const { page } = await newSeat(browser, club, GAME, 20);
  // The search has a clock of its own: who looks for somebody is there before it runs.
  await expect(playButton(page)).toBeVisible(PATIENCE);
  return page;
};

const realPlayer = (page: Page) => page.getByRole('switch', { name: /A real player.*in testing/ });

/** Bets 5 coins on a match with a real player. */
const seek = async (page: Page) => {
  await setBet(page, '5');
  await realPlayer(page).click();
  await expect(realPlayer(page)).toBeChecked();
  // By keyboard: two touches closer than a finger can make them count as one.
  await playButton(page).press('Enter');
};

test.describe('a match between two players', () => {
  test.beforeEach(async ({ club }) => {
    await club.operator('game', 'live', GAME, 'on');
  });
  test.afterEach(async ({ club }) => {
    await expectSound(club);
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
    await hand(ani, 'Rock').click();
    await expect(ani.getByText(/You chose Rock\. Waiting for/).first()).toBeAttached();
    await budi.reload();
    await resumeQuestion(budi).getByRole('button', { name: 'Continue' }).click(PATIENCE);

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
    await playButton(page).click();
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
    await expect(hand(budi, 'Rock')).toBeVisible(PATIENCE);
    await budi.getByRole('button', { name: 'Pause' }).click();
    await budi.getByRole('button', { name: 'Give up this round' }).click();
    await budi.getByRole('button', { name: 'Give up 5.00 coins' }).click();
    await expect(ani.getByText(/gave the match up/).first()).toBeAttached(PATIENCE);
    await expect(playButton(ani)).toBeVisible(PATIENCE);
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
