import type { Page } from 'playwright/test';
import { GAME, type Hand, hand, playOn } from '../rpsMatch.ts';
import {
  expectSound,
  newPhone,
  newSeat,
  picture,
  playButton,
  resumeQuestion,
  seatAt,
  setBet,
  told,
} from '../seat.ts';
import { enterAs } from '../steps.ts';
import { balance } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

/** Spec 4: for showing a hand. */
const THROW_MS = 10_000;
/** Moves count for a second after the deadline; then the server is asked what became of it. */
const GRACE_MS = 1_200;

/** Shows a hand and waits for what came of it. */
const show = async (page: Page, name: Hand): Promise<void> => {
  await press(hand(page, name));
  await soon(told(page, new RegExp(`^You: ${name}`, 'i'))).toBeAttached();
};

drawnTest(
  '[rps-rules] [route-play] [shape-machine] best of three against the house: a match won pays the bet again, a match lost costs it',
  async ({ page, club }) => {
    await seatAt(page, club, GAME, 300);
    await setBet(page, '10');
    const before = await picture(page);
    await press(playButton(page));
    await soon(balance(page)).toHaveText('290.00');
    await soon(hand(page, 'Rock')).toBeVisible();
    await playOn(page, 'Rock');
    // Which of the two is drawn; what each pays, server/domains/rounds/rps.test.ts tells of both.
    const isWon = (await told(page, /^You won the match/).count()) > 0;
    await soon(balance(page)).toHaveText(isWon ? '310.00' : '290.00');
    expect((await picture(page)).equals(before)).toBe(false);
    await expectSound(club);
  },
);

test('[rps-resume] a match goes on after a reload', async ({ page, club }) => {
  await seatAt(page, club, GAME, 100);
  await setBet(page, '10');
  await press(playButton(page));
  await show(page, 'Paper');
  await page.reload();
  await press(resumeQuestion(page).getByRole('button', { name: 'Continue' }));
  await soon(hand(page, 'Rock')).toBeVisible();
  await expectSound(club);
});

test('[rps-resume] a match is offered on another device; giving it up loses the bet', async ({
  page,
  browser,
  club,
}) => {
  const { token } = await seatAt(page, club, GAME, 100);
  await setBet(page, '10');
  await press(playButton(page));
  await soon(hand(page, 'Rock')).toBeVisible();

  const phone = await newPhone(browser, club);
  const other = await phone.newPage();
  await enterAs(other, token, `/games/${GAME}/play?lang=en`);
  await press(resumeQuestion(other).getByRole('button', { name: 'Give up' }));
  await press(other.getByRole('button', { name: 'Give up 10.00 coins' }));
  await soon(playButton(other)).toBeVisible();
  await soon(balance(other)).toHaveText('90.00');
  await expectSound(club);
});

test('[rps-rules] a hand may be shown until the tenth second; no hand in time loses the throw', async ({
  page,
  club,
  time,
}) => {
  await seatAt(page, club, GAME, 100);
  await setBet(page, '10');
  await press(playButton(page));
  await soon(hand(page, 'Rock')).toBeVisible();
  // Some of it went by while the lamp was lit.
  await time.pass(THROW_MS / 2);
  await soon(hand(page, 'Rock')).toBeVisible();
  await time.pass(THROW_MS / 2 + GRACE_MS);
  await soon(told(page, /^You: no hand/)).toBeAttached();
  await expectSound(club);
});

test('[rps-resume] the server is killed in the middle of a throw: it counts once', async ({
  browser,
  ownClub: club,
}) => {
  const { page } = await newSeat(browser, club, GAME, 100);
  await setBet(page, '10');
  await press(playButton(page));
  await soon(hand(page, 'Rock')).toBeVisible();
  await club.kill();
  await press(hand(page, 'Rock'));
  await club.start();
  await playOn(page, 'Rock');
  await soon(balance(page)).toHaveText(/^(90|110)\.00$/);
  await expectSound(club);
});

test('in full screen a phone is held upright, as the game wants it, until the game is left', async ({
  page,
  club,
}) => {
  // A browser without a screen to turn refuses it; what is asked of it is what counts.
  await page.addInitScript(() => {
    const turned: string[] = [];
    Object.assign(window, { turned });
    Object.assign(ScreenOrientation.prototype, {
      lock: async (way: string) => void turned.push(way),
      unlock: () => void turned.push('free'),
    });
  });
  const turned = () => page.evaluate(() => (window as unknown as { turned: string[] }).turned);
  await seatAt(page, club, GAME, 100);
  await press(page.getByRole('button', { name: 'Pause' }));
  expect(await turned()).toEqual([]);
  await press(page.getByRole('button', { name: 'Full screen' }));
  await expect.poll(turned).toEqual(['portrait']);
  await press(page.getByRole('link', { name: 'Leave the game' }));
  await expect(page).toHaveURL('/games');
  await expect.poll(turned).toEqual(['portrait', 'free']);
});
