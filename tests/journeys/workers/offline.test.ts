import { expectAccessible } from '../axe.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { workerReady } from '../worker.ts';

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

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[pwa] settings and helpdesk open without the network after one visit, and what needs it is off with its reason', async ({
    page,
    club,
    context,
  }) => {
    const { token } = await registered(club);
    await enterAs(page, token, '/helpdesk?lang=en');
    await workerReady(page);
    const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
    await expect(question).toBeVisible();
    const isReady = async (name: string) =>
      page.evaluate(
        async (screen) =>
          (await (await caches.open('parts')).keys()).some(({ url }) => url.includes(screen)),
        name,
      );
    // One file has all settings' screens; the terms' texts are another.
    for (const part of ['/settingScreens-', '/legal-'])
      await expect.poll(() => isReady(part)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(question).toBeVisible();
    for (const [path, title] of [
      ['/setting', 'Settings'],
      ['/setting/volume', 'Volume'],
      ['/setting/faq', 'FAQ'],
      ['/setting/terms-and-conditions', 'Terms'],
      ['/setting/name', 'name'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    }
    const save = page.locator('main form button[type=submit]');
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(/offline/);
    await expectAccessible(page);
    await page.goto('/setting');
    await expect(page.getByRole('switch', { name: /Notifications/ })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('switch', { name: /Notifications/ })).toBeEnabled();
  });
});
