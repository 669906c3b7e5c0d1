import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { linesOf } from '../boxes.ts';
import {
  expectSound,
  newPhone,
  newSeat,
  open,
  picture,
  playButton,
  resumeQuestion,
  seatAt,
  setBet,
  told,
} from '../seat.ts';
import { enterAs } from '../steps.ts';
import { balance, bridgePanels, skipGuide } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

const take = (page: Page): Locator => page.getByRole('button', { name: /^Take [\d,.]+ coins/ });

/** Opens a round and waits until a panel can be chosen. */
const begin = async (page: Page): Promise<void> => {
  await press(playButton(page));
  await soon(open(bridgePanels(page)).first()).toBeVisible();
};

/** One step onto the left panel; answers whether it held. */
const step = async (page: Page, number: number): Promise<boolean> => {
  await press(open(bridgePanels(page).filter({ hasText: `Step ${number}, left` })));
  const held = told(page, new RegExp(`Step ${number} held`));
  const fell = told(page, new RegExp(`The glass broke at step ${number}`));
  await soon(held.or(fell).first()).toBeAttached();
  return (await held.count()) > 0;
};

/** One step that holds, opening as many rounds as it takes; answers the rounds that were lost. */
const stepUntilHeld = async (page: Page): Promise<number> => {
  for (let lost = 0; ; lost += 1) {
    await begin(page);
    if (await step(page, 1)) return lost;
    await soon(playButton(page)).toBeVisible();
  }
};

/** Of the table, in its shape and in more colours than an empty one would have. */
const expectTable = async (page: Page, file: Buffer): Promise<void> => {
  const { width, height, format } = await sharp(file).metadata();
  expect(format).toBe('png');
  const { entropy } = await sharp(file).stats();
  expect(entropy).toBeGreaterThan(3);
  const table = await page.locator('canvas').boundingBox();
  expect(width / height).toBeCloseTo((table?.width ?? 0) / (table?.height ?? 0), 2);
  expect(Math.max(width, height)).toBeGreaterThan(800);
};

/** A win's picture: saved where the browser shares no files, given to it where it does. */
const expectShared = async (page: Page): Promise<void> => {
  const share = page.getByRole('button', { name: 'Share a picture of this win' });
  const saving = page.waitForEvent('download');
  await press(share);
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^hornbill-squidgame-\d+\.png$/);
  await expectTable(page, readFileSync(await saved.path()));

  const sharing = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.canShare = () => true;
        navigator.share = async (data) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
          reader.readAsDataURL(data?.files?.[0] ?? new Blob());
        };
      }),
  );
  await press(share);
  await expectTable(page, Buffer.from(await sharing, 'base64'));
};

drawnTest(
  '[squid-rules] [route-play] [shape-machine] a bet, a step that holds, taken: 1.92 times the bet; a fall loses it',
  async ({ page, club }) => {
    await seatAt(page, club, 'squidgame', 300);
    await setBet(page, '5');
    const before = await picture(page);
    let coins = 300;
    const seen = { won: false, lost: false };
    while (!(seen.won && seen.lost)) {
      await begin(page);
      await soon(balance(page)).toHaveText(`${(coins - 5).toFixed(2)}`);
      if (await step(page, 1)) {
        await press(take(page));
        coins += 4.6;
        if (!seen.won) await expectShared(page);
        seen.won = true;
      } else {
        coins -= 5;
        seen.lost = true;
      }
      await soon(balance(page)).toHaveText(coins.toFixed(2));
      await soon(playButton(page)).toBeVisible();
    }
    expect((await picture(page)).equals(before)).toBe(false);
    await expectSound(club);
  },
);

test('[squid-resume] a reload and another device ask whether to go on; giving up loses the bet', async ({
  page,
  browser,
  club,
}) => {
  const { token } = await seatAt(page, club, 'squidgame', 200);
  await setBet(page, '5');
  await stepUntilHeld(page);
  const coins = Number(await balance(page).textContent());

  await test.step('the question tears no Chinese word', async () => {
    await page.goto('/games/squidgame/play?lang=zh');
    const stake = page.getByRole('alertdialog').getByText('5.00 金币');
    await soon(stake).toBeVisible();
    expect(await linesOf(stake, '金币')).toBe(1);
  });

  await test.step('after a reload the player goes on where they stood', async () => {
    await page.goto('/games/squidgame/play?lang=en');
    await soon(resumeQuestion(page)).toContainText('5.00 coins are staked');
    await press(resumeQuestion(page).getByRole('button', { name: 'Continue' }));
    await soon(take(page)).toHaveAccessibleName(/Take 9\.60 coins, 1\.92 times/);
  });

  await test.step('so does another device; given up there, the bet is lost and the round over', async () => {
    const phone = await newPhone(browser, club);
    const other = await phone.newPage();
    await enterAs(other, token, '/games/squidgame/play?lang=en');
    await press(resumeQuestion(other).getByRole('button', { name: 'Give up' }));
    await press(other.getByRole('button', { name: 'Give up 5.00 coins' }));
    await soon(playButton(other)).toBeVisible();
    await soon(balance(other)).toHaveText(coins.toFixed(2));
    // The first phone finds out when it goes on.
    await press(take(page));
    await soon(playButton(page)).toBeVisible();
    await soon(balance(page)).toHaveText(coins.toFixed(2));
  });
  await expectSound(club);
});

test('on a wide screen the last rounds stand beside the table, each with its check', async ({
  browser,
  club,
}) => {
  const desktop = await newPhone(browser, club, { width: 1280, height: 800 });
  const { page } = await seatAt(await desktop.newPage(), club, 'squidgame', 200);
  const rounds = page.getByRole('region', { name: /^Your last \d+ rounds/ });
  await soon(rounds.getByText('The rounds you play here will stand in this list')).toBeVisible();
  await begin(page);
  if (await step(page, 1)) await press(take(page));
  await soon(playButton(page)).toBeVisible();
  await soon(rounds.getByRole('button')).toHaveCount(1);
  await soon(page.getByRole('region', { name: 'Odds' })).toContainText('96%');
  await rounds.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const round = page.getByRole('dialog', { name: 'The round' });
  await press(round.getByRole('button', { name: 'Check this round' }));
  await soon(
    round.getByText('The seed of this round is still in use', { exact: false }),
  ).toBeVisible();
});

test('[squid-resume] the server is killed on the bridge: the step is made once, and taken', async ({
  browser,
  ownClub: club,
}) => {
  const { page } = await newSeat(browser, club, 'squidgame', 200);
  await setBet(page, '1');
  await stepUntilHeld(page);
  const coins = Number(await balance(page).textContent());
  await club.kill();
  await press(take(page));
  await club.start();
  await soon(balance(page)).toHaveText((coins + 1.92).toFixed(2));
  await expectSound(club);
});

test('[bets-safe] [game-maintenance] what the desk and the server refuse: too much, too little, twice, and a game under maintenance', async ({
  page,
  club,
  browser,
}) => {
  const { token } = await seatAt(page, club, 'squidgame', 12);
  await test.step('out of bounds, or more than there is', async () => {
    await setBet(page, '0.1');
    await soon(page.getByText(/^Choose 0\.50 to/)).toBeVisible();
    await expect(playButton(page)).toBeDisabled();
    await setBet(page, '15');
    await soon(page.getByText('You have 12.00 coins')).toBeVisible();
    await expect(playButton(page)).toBeDisabled();
    await setBet(page, '2');
  });
  await test.step('a second round beside an open one', async () => {
    const phone = await newPhone(browser, club);
    const second = await phone.newPage();
    await enterAs(second, token, '/games/squidgame/play?lang=en');
    await skipGuide(second);
    await setBet(second, '3');
    await begin(page);
    await press(playButton(second));
    // The round that is open is offered instead; nothing more was staked.
    await soon(resumeQuestion(second)).toBeVisible();
    await soon(balance(second)).toHaveText('10.00');
    await phone.close();
  });
  await test.step('a game under maintenance is not opened; what is open can be played to its end', async () => {
    await club.operator('game', 'maintenance', 'squidgame', 'on');
    try {
      await page.reload();
      await press(resumeQuestion(page).getByRole('button', { name: 'Continue' }));
      if (await step(page, 1)) await press(take(page));
      await press(playButton(page));
      await soon(told(page, /under maintenance/)).toBeVisible();
    } finally {
      await club.operator('game', 'maintenance', 'squidgame', 'off');
    }
  });
  await expectSound(club);
});

test('[call-realtime] another tab of the player’s shows what is played here as it happens', async ({
  page,
  club,
  context,
}) => {
  await seatAt(page, club, 'squidgame', 50);
  const second = await context.newPage();
  await second.goto('/games/squidgame/play?lang=en');
  await soon(playButton(second)).toBeVisible();
  await begin(page);
  // No press there: the round that was opened here is offered.
  await press(resumeQuestion(second).getByRole('button', { name: 'Continue' }));
  await soon(open(bridgePanels(second)).first()).toBeVisible();
  const held = await step(page, 1);
  await soon(told(second, held ? /Step 1 held/ : /The glass broke at step 1/)).toBeAttached();
  if (held) await press(take(page));
  await soon(playButton(second)).toBeVisible();
  // Coins are still on their way here when the other tab shows them already.
  for (const tab of [page, second]) await soon(balance(tab)).toHaveText(held ? '50.46' : '49.50');
  await expectSound(club);
});
