import type { Locator, Page } from 'playwright/test';
import { Club } from './club.ts';
import {
  expectSound,
  newPhone,
  open,
  PATIENCE,
  playButton,
  resumeQuestion,
  seatAt,
  setBet,
} from './seat.ts';
import { enterAs } from './steps.ts';
import { balance } from './table.ts';
import { expect, test } from './test.ts';

const panels = (page: Page): Locator =>
  page.getByRole('group', { name: 'The panels of the next step' }).getByRole('button');
const take = (page: Page): Locator => page.getByRole('button', { name: /^Take [\d,.]+ coins/ });

/** Opens a round and waits until a panel can be chosen. */
const begin = async (page: Page): Promise<void> => {
  await playButton(page).click(PATIENCE);
  await expect(open(panels(page)).first()).toBeVisible(PATIENCE);
};

/** One step onto the left panel; answers whether it held. */
const step = async (page: Page, number: number): Promise<boolean> => {
  await open(panels(page).filter({ hasText: `Step ${number}, left` })).click(PATIENCE);
  const held = page.getByText(new RegExp(`Step ${number} held`)).first();
  const fell = page.getByText(new RegExp(`The glass broke at step ${number}`)).first();
  await expect(held.or(fell).first()).toBeAttached(PATIENCE);
  return held.isVisible().then(async (isHeld) => isHeld || (await held.count()) > 0);
};

/** One step that holds, opening as many rounds as it takes; answers the rounds that were lost. */
const stepUntilHeld = async (page: Page): Promise<number> => {
  for (let lost = 0; ; lost += 1) {
    await begin(page);
    if (await step(page, 1)) return lost;
    await expect(playButton(page)).toBeVisible(PATIENCE);
  }
};

test('[squid-rules] [route-play] [shape-machine] a bet, a step that holds, taken: 1.92 times the bet; a fall loses it', async ({
  page,
  club,
}) => {
  test.slow();
  await seatAt(page, club, 'squidgame', 300);
  await setBet(page, '5');
  let coins = 300;
  const seen = { won: false, lost: false };
  while (!(seen.won && seen.lost)) {
    await begin(page);
    await expect(balance(page)).toHaveText(`${(coins - 5).toFixed(2)}`);
    if (await step(page, 1)) {
      await take(page).click(PATIENCE);
      coins += 4.6;
      seen.won = true;
    } else {
      coins -= 5;
      seen.lost = true;
    }
    await expect(balance(page)).toHaveText(coins.toFixed(2), PATIENCE);
    await expect(playButton(page)).toBeVisible(PATIENCE);
  }
  await expectSound(club);
});

test('[squid-resume] a reload and another device ask whether to go on; giving up loses the bet', async ({
  page,
  browser,
  club,
}) => {
  test.slow();
  const { token } = await seatAt(page, club, 'squidgame', 200);
  // The other device has the game loaded before the bridge's clock runs.
  const phone = await newPhone(browser, club);
  const other = await phone.newPage();
  await enterAs(other, token, '/games/squidgame/play?lang=en');
  await expect(playButton(other)).toBeVisible(PATIENCE);

  await setBet(page, '5');
  await stepUntilHeld(page);
  const coins = Number(await balance(page).textContent());

  await test.step('after a reload the player goes on where they stood', async () => {
    await page.reload();
    await expect(resumeQuestion(page)).toBeVisible(PATIENCE);
    await expect(resumeQuestion(page)).toContainText('5.00 coins are staked');
    await resumeQuestion(page).getByRole('button', { name: 'Continue' }).click();
    await expect(take(page)).toHaveAccessibleName(/Take 9\.60 coins, 1\.92 times/, PATIENCE);
  });

  await test.step('so does another device; given up there, the bet is lost and the round over', async () => {
    await other.reload();
    await resumeQuestion(other).getByRole('button', { name: 'Give it up' }).click(PATIENCE);
    await other.getByRole('button', { name: 'Give up 5.00 coins' }).press('Enter');
    await expect(playButton(other)).toBeVisible(PATIENCE);
    await expect(balance(other)).toHaveText(coins.toFixed(2));
    // The first phone finds out when it goes on.
    await take(page).click();
    await expect(playButton(page)).toBeVisible(PATIENCE);
    await expect(balance(page)).toHaveText(coins.toFixed(2));
    await phone.close();
  });
  await expectSound(club);
});

test('[squid-resume] the server is killed on the bridge: the step is made once, and taken', async ({
  browser,
}, { project }) => {
  test.slow();
  const club = await Club.open(project.metadata.database);
  try {
    const page = await (await newPhone(browser, club)).newPage();
    await seatAt(page, club, 'squidgame', 200);
    await setBet(page, '1');
    await stepUntilHeld(page);
    const coins = Number(await balance(page).textContent());
    await club.kill();
    await take(page).click();
    await club.start();
    await expect(balance(page)).toHaveText((coins + 1.92).toFixed(2), PATIENCE);
    await expectSound(club);
    await page.context().close();
  } finally {
    await club.close();
  }
});

test('[bets-safe] [game-maintenance] what the desk and the server refuse: too much, too little, twice, and a game under maintenance', async ({
  page,
  club,
  context,
}) => {
  test.slow();
  await seatAt(page, club, 'squidgame', 12);
  await test.step('out of bounds, or more than there is', async () => {
    await setBet(page, '0.1');
    await expect(page.getByText(/^Choose 0\.50 to/)).toBeVisible();
    await expect(playButton(page)).toBeDisabled();
    await setBet(page, '15');
    await expect(page.getByText('You have 12.00 coins')).toBeVisible();
    await expect(playButton(page)).toBeDisabled();
    await setBet(page, '2');
  });
  await test.step('a second round beside an open one', async () => {
    const second = await context.newPage();
    await second.goto('/games/squidgame/play?lang=en');
    await setBet(second, '3');
    await begin(page);
    await playButton(second).click();
    // The round that is open is offered instead; nothing more was staked.
    await expect(resumeQuestion(second)).toBeVisible(PATIENCE);
    await expect(balance(second)).toHaveText('10.00');
    await second.close();
  });
  await test.step('a game under maintenance is not opened; what is open can be played to its end', async () => {
    await club.operator('game', 'maintenance', 'squidgame', 'on');
    try {
      await page.reload();
      await resumeQuestion(page).getByRole('button', { name: 'Continue' }).click(PATIENCE);
      if (await step(page, 1)) await take(page).click(PATIENCE);
      await playButton(page).click(PATIENCE);
      await expect(page.getByText(/under maintenance/).first()).toBeVisible(PATIENCE);
    } finally {
      await club.operator('game', 'maintenance', 'squidgame', 'off');
    }
  });
  await expectSound(club);
});
