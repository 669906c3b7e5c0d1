import type { Locator, Page } from 'playwright/test';
import { API_BASE, BEARER } from '#contract/api.ts';
import { ProgressAnswer, progressPath } from '#contract/progress.ts';
import { FINDS } from '#games/lucky-egg/shapes.ts';
import { overlap } from '../boxes.ts';
import { expectSound, newPhone, newSeat, open, picture, seatAt } from '../seat.ts';
import { enterAs } from '../steps.ts';
import { balance } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { FINGER_MS, press, soon } from '../time/soon.ts';

const eggs = (page: Page): Locator =>
  page.getByRole('group', { name: 'The eggs in the nest' }).getByRole('button');
const closed = (page: Page): Locator => open(eggs(page).filter({ hasText: /^Egg \d+$/ }));
const opened = (page: Page): Locator => eggs(page).filter({ hasText: /, open\./ });

const openNest = async (page: Page): Promise<void> => {
  await press(page.getByRole('button', { name: /^Open (the|a new) nest/ }));
  await soon(closed(page).first()).toBeVisible();
};

/** Coins as the balance shows them. */
const shown = (coins: number) => coins.toLocaleString('en', { minimumFractionDigits: 2 });

const stake = (page: Page, coins: string) =>
  page.getByLabel('Stake for each egg in coins').fill(coins);

/** What an opened egg paid, in times of its stake: its name tells. */
const timesOf = async (egg: Locator): Promise<number> => {
  await soon(egg).toBeVisible();
  const [, times = '0'] = /pays ([\d.,]+) times/.exec((await egg.textContent()) ?? '') ?? [];
  return Number(times.replaceAll(',', ''));
};

/** Cracks the first egg that is left; answers what it paid, in times of the stake. */
const crack = async (page: Page): Promise<number> => {
  const next = closed(page).first();
  await soon(next).toBeVisible();
  const name = await next.textContent();
  await press(next);
  return timesOf(opened(page).filter({ hasText: `${name}, open.` }));
};

drawnTest(
  '[egg-rules] [route-play] [shape-machine] every egg costs its stake and pays what it holds, until the nest is left',
  async ({ page, club }) => {
    await seatAt(page, club, 'lucky-egg', 50);
    await openNest(page);
    const before = await picture(page);
    // Opening the nest is free.
    await soon(balance(page)).toHaveText('50.00');
    await stake(page, '2');
    let coins = 50;
    const seen = { won: false, lost: false };
    for (let egg = 0; egg < 12 && !(seen.won && seen.lost); egg += 1) {
      const times = await crack(page);
      coins += 2 * times - 2;
      seen[times > 0 ? 'won' : 'lost'] = true;
      await soon(balance(page)).toHaveText(shown(coins));
    }
    expect((await picture(page)).equals(before)).toBe(false);
    if ((await closed(page).count()) > 0) {
      await press(page.getByRole('button', { name: 'Leave the nest' }));
      await soon(page.getByText(/^You left the nest/).first()).toBeAttached();
    }
    await expectSound(club);
  },
);

test('[egg-rules] the nest is as it was after a reload and on another device, with the time that is left', async ({
  page,
  browser,
  club,
}) => {
  const { token } = await seatAt(page, club, 'lucky-egg', 50);
  await openNest(page);
  await stake(page, '1');
  const coins = shown(49 + (await crack(page)));
  const stateOf = page.waitForResponse((response) => response.url().endsWith('/lucky-egg/round'));
  await page.reload();
  const { round, serverNow } = await (await stateOf).json();
  expect(round.deadlineAt - serverNow).toBeLessThan(600_000);
  await soon(opened(page)).toHaveCount(1);
  await soon(balance(page)).toHaveText(coins);

  const phone = await newPhone(browser, club);
  const other = await phone.newPage();
  await enterAs(other, token, '/games/lucky-egg/play?lang=en');
  await soon(opened(other)).toHaveCount(1);
  await crack(other);
  await expectSound(club);
});

test('[egg-rules] a new find is told while the next egg can be pressed, and is on the shelf from then on', async ({
  page,
  club,
  time,
}) => {
  const { token } = await seatAt(page, club, 'lucky-egg', 50);
  const found = async () => {
    const answer = await page.request.get(API_BASE + progressPath, {
      headers: { Authorization: BEARER + token },
    });
    return ProgressAnswer.parse(await answer.json()).progress?.finds ?? [];
  };
  await openNest(page);
  await stake(page, '0.2');
  for (let egg = 0; (await found()).length === 0; egg += 1) {
    // Of sixty eggs one has a find but for once in 50,000 times.
    expect(egg).toBeLessThan(60);
    if ((await closed(page).count()) === 0) await openNest(page);
    await crack(page);
  }
  const note = page.getByRole('status').filter({ hasText: /^New in the nest: / });
  await soon(note).toBeVisible();
  const name = (await note.textContent())?.replace('New in the nest: ', '') ?? '';
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await time.pass(FINGER_MS);
    const all = await eggs(page).all();
    const over = await Promise.all(all.map((egg) => overlap(note.locator('p'), egg)));
    expect(new Set(over)).toEqual(new Set([false]));
  }
  if ((await closed(page).count()) > 0) await soon(closed(page).first()).toBeEnabled();
  await soon(note).toHaveCount(0);

  await page.goto('/games/lucky-egg');
  const shelf = page.getByRole('region', { name: 'Finds of the nest' });
  await expect(shelf.getByRole('listitem')).toHaveCount(FINDS.length);
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([name]);
});

test('[bets-safe] a crack dearer than the purse is refused and costs nothing', async ({
  page,
  club,
}) => {
  await seatAt(page, club, 'lucky-egg', 1);
  await openNest(page);
  await stake(page, '2');
  await soon(page.getByText('You have 1.00 coins')).toBeVisible();
  await soon(balance(page)).toHaveText('1.00');
});

test('[egg-rules] the server is killed between a press and its answer: one egg, one stake', async ({
  browser,
  ownClub: club,
}) => {
  const { page } = await newSeat(browser, club, 'lucky-egg', 50);
  await openNest(page);
  await stake(page, '1');
  await club.kill();
  await press(closed(page));
  await club.start();
  const coins = shown(49 + (await timesOf(opened(page).first())));
  await page.reload();
  await soon(opened(page)).toHaveCount(1);
  await soon(balance(page)).toHaveText(coins);
  await expectSound(club);
});
