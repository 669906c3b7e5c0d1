import type { Browser, Page } from 'playwright/test';
import type { Club } from '../club.ts';
import { GAME, hand, playOn } from '../rpsMatch.ts';
import { expectSound, newSeat, playButton, resumeQuestion, told } from '../seat.ts';
import { balance } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

/** Somebody new with 20 coins at the table. */
const atTheTable = async (browser: Browser, club: Club): Promise<Page> =>
  (await newSeat(browser, club, GAME, 20)).page;

const realPlayer = (page: Page) => page.getByRole('switch', { name: /A real player.*in testing/ });

/** Bets 5 coins on a match with a real player. */
const seek = async (page: Page) => {
  await press(realPlayer(page));
  await expect(realPlayer(page)).toBeChecked();
  const bets = page.getByRole('group', { name: 'Your bet in coins' });
  await press(bets.getByRole('button', { name: '5', exact: true }));
  await press(playButton(page));
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
    const [ani, budi] = [await atTheTable(browser, club), await atTheTable(browser, club)];
    await seek(ani);
    await soon(told(ani, /^Looking for an opponent/)).toBeAttached();
    await seek(budi);
    // Each is told of the other, by a name that is no UID.
    for (const page of [ani, budi])
      await soon(told(page, /The match begins: you against ka\*\*\*./)).toBeAttached();

    // Ani's hand is in: Budi's table shows nothing of it.
    await press(hand(ani, 'Rock'));
    await soon(told(ani, /You chose Rock\. Waiting for/)).toBeAttached();
    await budi.reload();
    await press(resumeQuestion(budi).getByRole('button', { name: 'Continue' }));

    await playOn(budi, 'Scissors', [ani, 'Rock']);
    // 5 coins each: 97% of both are 9.70.
    await soon(balance(ani)).toHaveText('24.70');
    await soon(balance(budi)).toHaveText('15.00');
  });

  test('[rps-live] nobody comes: the house is played for the same bet; leaving the search costs nothing', async ({
    browser,
    club,
  }) => {
    const page = await atTheTable(browser, club);
    await seek(page);
    await soon(balance(page)).toHaveText('15.00');
    await press(page.getByRole('button', { name: 'Stop looking' }));
    await soon(balance(page)).toHaveText('20.00');
    await press(playButton(page));
    await press(page.getByRole('button', { name: 'Play the house' }));
    await playOn(page, 'Rock');
    await soon(balance(page)).toHaveText(/^(15|25)\.00$/);
  });

  test('[rps-live] who gives the match up loses it to the other, who is told and paid', async ({
    browser,
    club,
  }) => {
    const [ani, budi] = [await atTheTable(browser, club), await atTheTable(browser, club)];
    await seek(ani);
    await seek(budi);
    await soon(hand(budi, 'Rock')).toBeVisible();
    await press(budi.getByRole('button', { name: 'Pause' }));
    await press(budi.getByRole('button', { name: 'Give up this round' }));
    await press(budi.getByRole('button', { name: 'Give up 5.00 coins' }));
    await soon(told(ani, /gave the match up/)).toBeAttached();
    await soon(playButton(ani)).toBeVisible();
    await soon(balance(ani)).toHaveText('24.70');
    await soon(balance(budi)).toHaveText('15.00');
  });
});

test('[rps-live] matches between players are behind a switch: off, there is only the house', async ({
  browser,
  club,
}) => {
  await club.operator('game', 'live', GAME, 'off');
  const page = await atTheTable(browser, club);
  await soon(playButton(page)).toBeVisible();
  await expect(realPlayer(page)).toHaveCount(0);
});
