import { expect, test } from '../test.ts';

// Each with a cache of its own, in which the screen is not.
for (const [lang, games, title] of [
  ['en', 'Games', 'No connection'],
  ['zh', '游戏', '没有网络连接'],
  ['ms', 'Permainan', 'Tiada sambungan'],
] as const)
  test(`[i18n] without the network a screen that was never loaded says so in ${lang}, and comes by itself`, async ({
    page,
    context,
  }) => {
    await page.goto(`/?lang=${lang}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // What home loads after it can be used would be missed, not what this is about.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: games, exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // The room one came from is still there.
    await page.goBack();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('main a[href="/games/fto"]')).toBeVisible();
  });
