import { DAY_MS } from '#contract/day.ts';
import type { HistoryAnswer } from '#contract/history.ts';
import type { Language } from '#contract/languages.ts';
import { expectAccessible } from '../axe.ts';
import { demoToken, enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

test.use({ timezoneId: 'UTC' });

test('[route-transaction] the history by type and by days, to its beginning', async ({
  page,
  club,
}) => {
  // Two weeks of play (server/edges/seed/story.ts), a line a round.
  await enterAs(page, await demoToken(club), '/transaction?lang=en');
  const lines = page.getByRole('main').getByRole('listitem');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  const beginning = page.getByText('This is where your story begins');
  await expect(days).not.toHaveCount(0);
  const scrolledToEnd = async () => {
    await page.mouse.wheel(0, 20_000);
    return beginning.isVisible();
  };
  await expect.poll(scrolledToEnd).toBe(true);
  const all = await lines.count();

  await page.goto('/transaction?lang=en');
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/days=week/);
  await expect(days.first()).toBeVisible();
  await page.getByRole('radio', { name: 'Choose dates' }).check();
  await page.getByLabel('From', { exact: true }).fill(day(40));
  await page.getByLabel('To', { exact: true }).fill(day(30));
  await expect(page.getByText('No Transaction Found')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill(day(3));
  await page.getByLabel('From', { exact: true }).fill(day(4));
  await expect(days).not.toHaveCount(0);
  await expectAccessible(page);

  await test.step('a choice that fits nothing says so, is kept over a reload, and is undone', async () => {
    await page.getByRole('radio', { name: 'Expired' }).check();
    await expect(page.getByText('No Transaction Found')).toBeVisible();
    // The choice shows at once; the address, which a reload keeps, follows.
    await expect(page).toHaveURL(/type=EXPIRED/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Expired' })).toBeChecked();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(lines).toHaveCount(all);
  });

  await test.step('a round is one line, added up with the others, and found by its number', async () => {
    const totals = page.getByRole('region', { name: 'Totals: Any time' });
    await expect(totals).toContainText(/In[\d,.]+Out[\d,.]+Net/);
    await expectAccessible(page);
    const round = lines.filter({ hasText: /Bet [\d.]+, paid [\d.]+/ }).first();
    const said = await round.textContent();
    await round.getByRole('button').click();
    const facts = page.getByRole('dialog').locator('dl > div');
    const number = await facts
      .filter({ has: page.getByText('Number', { exact: true }) })
      .getByRole('definition')
      .textContent();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Find by number' }).fill(number ?? '');
    await expect(page).toHaveURL(new RegExp(`[?&]number=${number}$`));
    await expect(lines.filter({ hasText: said ?? '' })).toHaveCount(1);
    await expect(totals).toHaveCount(0);
  });
});

/** Lines with these numbers, newest first, as the server answers them. */
const pageOf = (from: number, to: number, next: string | null): HistoryAnswer => ({
  lines: Array.from({ length: from - to + 1 }, (_, i) => ({
    kind: 'coins',
    transaction: {
      id: String(from - i),
      type: 'ADJUST',
      amount: 100,
      balance: (from - i) * 100,
      createdAt: '2026-11-20T04:00:00.000Z',
      status: null,
      redemptionId: null,
      note: null,
      roundId: null,
    },
  })),
  next,
});

test('[route-transaction] older lines come as one scrolls, until the end', async ({
  page,
  club,
}) => {
  await page.route(/\/api\/history(\?|$)/, (route) =>
    route.fulfill({
      json: route.request().url().includes('before=')
        ? pageOf(9, 1, null)
        : pageOf(39, 10, '1764345600000c10'),
    }),
  );
  const { token } = await registered(club);
  await enterAs(page, token, '/transaction?lang=en');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(30);
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines).toHaveCount(39);
  await expect(page.getByText('This is where your story begins')).toBeAttached();
});

test('[route-transaction] nothing found, in three languages: no lines, no rounds, a link to no line', async ({
  page,
  club,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games');
  for (const [language, noTransaction, noHistory] of [
    ['en', 'No Transaction Found', 'No History Found'],
    ['zh', '没有交易记录', '没有历史记录'],
    ['ms', 'Tiada transaksi ditemui', 'Tiada sejarah ditemui'],
  ] as const satisfies [Language, string, string][]) {
    await page.goto(`/transaction?lang=${language}`);
    await expect(page.getByRole('main')).toContainText(noTransaction);
    await expectAccessible(page);
    await page.goto(`/transaction?lang=${language}&show=rounds`);
    await expect(page.getByRole('main')).toContainText(noHistory);
    await page.goto(`/transaction?lang=${language}&id=999999`);
    await expect(page.getByRole('dialog')).toContainText(noTransaction);
    await expectAccessible(page);
  }
});

test('[route-transaction] in Malay, whose words are longer, name and amount stand beside each other', async ({
  page,
  club,
}) => {
  await enterAs(page, await demoToken(club), '/transaction?show=rounds&lang=ms');
  const staked = page.getByRole('button', { name: /Pertaruhan/ }).first();
  await staked.waitFor();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [name, amount] = await staked
      .locator('strong')
      .evaluateAll((both) => both.map((each) => each.getBoundingClientRect().toJSON()));
    expect(amount.top, `at ${width} px`).toBeLessThan(name.bottom);
    expect(amount.left).toBeGreaterThanOrEqual(name.right);
  }
});
