import type { Page } from 'playwright/test';
import { Club } from './club.ts';
import { GAME, type Hand, hand, playOn } from './rpsMatch.ts';
import {
  expectSound,
  newPhone,
  newSeat,
  PATIENCE,
  playButton,
  resumeQuestion,
  seatAt,
  setBet,
} from './seat.ts';
import { enterAs } from './steps.ts';
import { balance } from './table.ts';
import { expect, test } from './test.ts';

/** Shows a hand and waits for what came of it. */
const show = async (page: Page, name: Hand): Promise<void> => {
  await hand(page, name).click(PATIENCE);
  await expect(page.getByText(new RegExp(`^You: ${name.toLowerCase()}`, 'i')).first()).toBeAttached(
    PATIENCE,
  );
};

test('[rps-rules] [route-play] [shape-machine] best of three against the house: a match won pays the bet again, a match lost costs it', async ({
  page,
  club,
}) => {
  test.slow();
  test.setTimeout(600_000);
  await seatAt(page, club, GAME, 300);
  await setBet(page, '10');
  let coins = 300;
  const seen = { won: false, lost: false };
  while (!(seen.won && seen.lost)) {
    await playButton(page).click(PATIENCE);
    await expect(balance(page)).toHaveText((coins - 10).toFixed(2), PATIENCE);
    await expect(hand(page, 'Rock')).toBeVisible(PATIENCE);
    await playOn(page, 'Rock');
    const won = page.getByText(/^You won the match/).first();
    const isWon = (await won.count()) > 0;
    coins += isWon ? 10 : -10;
    seen[isWon ? 'won' : 'lost'] = true;
    await expect(balance(page)).toHaveText(coins.toFixed(2), PATIENCE);
  }
  await expectSound(club);
});

test('[rps-resume] a match goes on after a reload', async ({ page, club }) => {
  test.slow();
  await seatAt(page, club, GAME, 100);
  await setBet(page, '10');
  await playButton(page).click(PATIENCE);
  await show(page, 'Paper');
  await page.reload();
  await resumeQuestion(page).getByRole('button', { name: 'Continue' }).click(PATIENCE);
  await expect(hand(page, 'Rock')).toBeVisible(PATIENCE);
  await expectSound(club);
});

test('[rps-resume] a match is offered on another device; giving it up loses the bet', async ({
  page,
  browser,
  club,
}) => {
  test.slow();
  const { token } = await seatAt(page, club, GAME, 100);
  // The other device has the game loaded before the clock of a throw runs.
  const phone = await newPhone(browser, club);
  const other = await phone.newPage();
  await enterAs(other, token, `/games/${GAME}/play?lang=en`);
  await expect(playButton(other)).toBeVisible(PATIENCE);

  await setBet(page, '10');
  await playButton(page).click(PATIENCE);
  await expect(hand(page, 'Rock')).toBeVisible(PATIENCE);
  await other.reload();
  await resumeQuestion(other).getByRole('button', { name: 'Give it up' }).click(PATIENCE);
  await other.getByRole('button', { name: 'Give up 10.00 coins' }).press('Enter');
  await expect(playButton(other)).toBeVisible(PATIENCE);
  await expect(balance(other)).toHaveText('90.00');
  await phone.close();
  await expectSound(club);
});

test('[rps-rules] no hand in time loses the throw', async ({ page, club }) => {
  test.slow();
  await seatAt(page, club, GAME, 100);
  await setBet(page, '10');
  await playButton(page).click(PATIENCE);
  await expect(page.getByText(/^You: no hand/).first()).toBeAttached(PATIENCE);
});

test('[rps-resume] the server is killed in the middle of a throw: it counts once', async ({
  browser,
}, { project }) => {
  test.slow();
  const club = await Club.open(project.metadata.database);
  try {
    const { page } = await newSeat(browser, club, GAME, 100);
    await setBet(page, '10');
    await playButton(page).click(PATIENCE);
    await expect(hand(page, 'Rock')).toBeVisible(PATIENCE);
    await club.kill();
    await hand(page, 'Rock').click();
    await club.start();
    await playOn(page, 'Rock');
    await expect(balance(page)).toHaveText(/^(90|110)\.00$/, PATIENCE);
    await expectSound(club);
    await page.context().close();
  } finally {
    await club.close();
  }
});
