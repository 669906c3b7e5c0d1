import { expectAccessible } from '../axe.ts';
import { backFromPopup } from '../popups.ts';
import { demoToken, enterAs } from '../steps.ts';
import { expect, test } from '../test.ts';

test('[route-helpdesk] the answers are searched, opened by key, and lead to a person', async ({
  page,
}) => {
  await page.goto('/helpdesk?lang=en');
  const question = page.getByRole('button', { name: 'Do coins expire?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/Coins are valid for 90 days/)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('turnover');
  await expect(page.locator('mark').first()).toHaveText(/turnover/i);
  await search.fill('zzzz');
  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Talk to us' }).getByRole('link')).toHaveCount(4);
});

test('[route-promotions] a promotion opens at a press and by its link; Back closes it', async ({
  page,
}) => {
  await page.goto('/promotions?lang=en');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).not.toHaveCount(0);
  await cards.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await backFromPopup(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/promotions/);
  await page.goto('/promotions?id=999999');
  await expect(page.getByText(/is over. These are the current offers/)).toBeVisible();
});

test('[route-launch] deep links lead a player on; an unknown action is ignored', async ({
  page,
  club,
}) => {
  await enterAs(page, await demoToken(club), '/games?lang=en');
  for (const [asked, to] of [
    ['url=web%2Bhornbill%3A%2F%2Fgames%2Ffto', '/games/fto'],
    ['action=redeem', '/redeem'],
    ['action=transaction', '/transaction'],
    ['action=helpdesk', '/helpdesk'],
    ['action=setting', '/setting'],
    ['action=inbox', '/inbox'],
    ['action=promotions&id=1', '/promotions?id=1'],
    ['action=casino', '/'],
    ['url=https%3A%2F%2Fevil.example', '/'],
  ] as const) {
    await page.goto(`/launch?${asked}`);
    await expect(page).toHaveURL(to);
  }
});

test('[route-launch] a visitor comes to the link’s goal after joining', async ({ page }) => {
  await page.goto('/launch?action=redeem');
  await expect(page).toHaveURL('/register');
  expect(await page.evaluate(() => localStorage.getItem('redirect'))).toBe('/launch?action=redeem');
});
