import type { Locator, Page } from 'playwright/test';
import { playerPath } from '#contract/facts.ts';
import type { PlayerAnswer } from '#contract/refresh.ts';
import { expectAccessible } from '../axe.ts';
import { backFromPopup, expectNoPopup } from '../popups.ts';
import { expectWholeRings } from '../rings.ts';
import { altered, demoToken, enterAs, withoutSplash } from '../steps.ts';
import { expect, test } from '../test.ts';

const contact = (page: Page) => page.getByRole('button', { name: 'Talk to us' });

test('[nav-centre] opens the club’s menu with what is unread; a press outside or Back only closes it', async ({
  page,
  club,
}) => {
  await altered<PlayerAnswer>(page, playerPath, (player) => ({
    ...player,
    inboxs: { unreadCount: 120, inbox: [], waiting: { count: 0, upTo: null } },
  }));
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/games?lang=en');
  await page.goto('/helpdesk?lang=en');
  const centre = page.getByRole('button', { name: 'Your club – 99+ unread' });
  await expect(centre).toHaveText('99+');
  const menu = page.getByRole('dialog', { name: 'Your club' });

  await centre.click();
  await expect(menu.getByRole('link', { name: /H5/ })).toHaveAttribute('target', '_blank');
  await expect(menu.getByRole('link', { name: /^Inbox.*99\+ unread/ })).toBeVisible();
  await expectAccessible(page);
  await expectWholeRings(page, 6);
  await page.mouse.click(40, 40);
  await expectNoPopup(page);
  await expect(page).toHaveURL(/\/helpdesk/);

  await centre.click();
  await expect(menu).toBeVisible();
  await backFromPopup(page);
  await expectNoPopup(page);
  await expect(page).toHaveURL(/\/helpdesk/);

  await centre.click();
  await menu.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page).toHaveURL(/\/inbox$/);
});

test('[contact-button] is large enough for a thumb and takes no row’s room, however far a page is scrolled', async ({
  page,
  club,
}) => {
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/games?lang=en');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/redeem', '/transaction', '/games/fto', '/setting', '/helpdesk']) {
      await page.goto(`${path}?lang=en`);
      await contact(page).waitFor();
      // It stays where it is: in the bar above, beside what is there, or beside the whole page.
      const found = await contact(page).evaluate((button) => {
        const box = button.getBoundingClientRect();
        const others = document.querySelectorAll('header a, header select, nav a');
        const isOver = (each: Element) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        };
        const bar = document.querySelector('header')?.getBoundingClientRect();
        const main = document.querySelector('main')?.getBoundingClientRect();
        return {
          isLarge: Math.min(box.width, box.height) >= 44,
          covers: [...others].filter(isOver).map((each) => each.outerHTML),
          isBeside: box.bottom <= (bar?.bottom ?? 0) || box.left >= (main?.right ?? 0) - 18,
        };
      });
      expect([width, path, found]).toEqual([
        width,
        path,
        { isLarge: true, covers: [], isBeside: true },
      ]);
    }
  }
});

test('[contact-button] [links] folds by Back and by a press outside, and is not on a play screen', async ({
  page,
  club,
}) => {
  await withoutSplash(page);
  await enterAs(page, await demoToken(club), '/games?lang=en');
  const ways = page.getByRole('complementary', { name: 'Ways to reach us' }).getByRole('link');
  await contact(page).click();
  await expect(ways).toHaveCount(3);
  await expectAccessible(page);
  await backFromPopup(page);
  await expectNoPopup(page);
  await expect(ways).toHaveCount(0);
  await expect(page).toHaveURL(/\/games/);

  await contact(page).click();
  await expect(ways).toHaveCount(3);
  await page.mouse.click(120, 300);
  await expectNoPopup(page);
  await expect(ways).toHaveCount(0);
  await expect(page).toHaveURL(/\/games(\?|$)/);

  await page.goto('/games/fto/play?lang=en');
  await page.locator('main').first().waitFor();
  await expect(contact(page)).toHaveCount(0);
});

test.describe('in an app’s own browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.50.69;]',
  });
  for (const [language, app, close] of [
    ['en', 'You are in Facebook’s own browser', 'Stay here'],
    ['zh', '您正在使用 Facebook 内置浏览器', '留在这里'],
    ['ms', 'Anda dalam pelayar Facebook', 'Kekal di sini'],
  ] as const)
    test(`[in-app-browser] the page says so and how to leave, until it is told to go (${language})`, async ({
      page,
    }) => {
      await withoutSplash(page);
      await page.goto(`/games?lang=${language}`);
      await expect(page.getByText(app)).toBeVisible();
      await expectAccessible(page);
      await expect(page.locator('a[href^="intent://"]')).toBeVisible();
      await page.getByRole('button', { name: close }).click();
      await page.goto(`/?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByText(app)).toHaveCount(0);
    });
});

test('who asks for more contrast has it: no word is softer than another', async ({ page }) => {
  await page.goto('/helpdesk?lang=en');
  const colourOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).color);
  const heading = page.getByRole('heading', { level: 1 });
  const soft = page.getByText('Most questions are answered here', { exact: false });
  expect(await colourOf(soft)).not.toBe(await colourOf(heading));
  await page.emulateMedia({ contrast: 'more' });
  expect(await colourOf(soft)).toBe(await colourOf(heading));
});
