import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { enterAs, PIN, registered, withPin } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

const past = (page: Page) => page.getByRole('region', { name: 'Your redemptions' });
const bonus = (page: Page) => page.getByRole('region', { name: 'Your redeemable bonus' });
const receipt = (page: Page) => page.getByRole('article');
const amount = (page: Page) => page.getByRole('textbox', { name: 'Coins to redeem' });
const dialog = (page: Page) => page.getByRole('dialog');
const pinField = (page: Page) => page.getByLabel('Your transaction PIN');

/** A player with coins; `isReady`: with a PIN too. */
const withCoins = async (club: Club, coins: string, isReady = true) => {
  const player = await registered(club);
  if (coins !== '0')
    await club.operator('coins', 'adjust', player.uid, coins, '--reason', 'A welcome gift');
  if (isReady) await withPin(club, player.token);
  return player;
};

/** The number of the player's one pending redemption. */
const pendingOf = async (club: Club, uid: string): Promise<string> => {
  const listed = JSON.parse(
    await club.operator('redemption', 'list', '--status', 'pending', '--json'),
  );
  return listed.find((each: { uid: string }) => each.uid === uid).id;
};

/** On the PIN's page: a code, the PIN twice, done. */
const setPin = async (page: Page, pin: string, button: string) => {
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Fill it in' }).click();
  await page.getByLabel('New PIN', { exact: true }).fill(pin);
  await page.getByLabel('Confirm new PIN').fill(pin);
  await page.getByRole('button', { name: button }).click();
};

test('[route-redeem] [redeem-states] [redeem-rate] [redeemable-bonus] [coins-available] 160 coins: a PIN set on the way, 100 redeemed, pending, approved, each line in the history', async ({
  page,
  club,
}) => {
  const { uid, token } = await withCoins(club, '160', false);
  await enterAs(page, token, '/redeem?lang=en');
  await expect(page.getByText('160.00').first()).toBeVisible();
  await expect(bonus(page)).toContainText('Not Available');
  await expect(page.getByText('In your H5 account within 24 hours')).toBeVisible();

  await test.step('a typed amount that can’t be redeemed is said, one that can is taken', async () => {
    await amount(page).fill('160');
    await expect(page.getByText('Of your 160.00 coins at most 150 can be redeemed')).toBeVisible();
    await amount(page).fill('90');
    await expect(page.getByText('Coins are redeemed 50 at a time: 50 or 100')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redeem coins' })).toBeDisabled();
    await expectAccessible(page);
    await amount(page).fill('100');
  });
  await page.getByRole('button', { name: 'Redeem 100 coins' }).click();

  await test.step('without a PIN the way leads to one, and back to the same amount', async () => {
    await expect(dialog(page)).toContainText('Set a transaction PIN first');
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Set a new PIN' }).click();
    await expect(page).toHaveURL('/setting/pin?from=redeem');
    await setPin(page, PIN, 'Set my PIN');
    await expect(page.getByRole('heading', { name: 'Your PIN is set' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to redeeming' }).click();
    await expect(page).toHaveURL('/redeem');
  });

  await page.getByRole('button', { name: 'Redeem 100 coins' }).click();
  await expect(dialog(page)).toContainText('RM20.00');
  await expect(dialog(page)).toContainText('24 hours');
  await expect(pinField(page)).toBeFocused();
  await pinField(page).pressSequentially(PIN);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, redeem' }).dblclick();
  await expect(dialog(page)).toContainText('Your request is in');
  const id = await pendingOf(club, uid);

  await test.step('its receipt stands at an address of its own, and on paper alone', async () => {
    await dialog(page).getByRole('link', { name: 'See the receipt' }).click();
    await expect(page).toHaveURL(`/redeem/${id}`);
    await expect(receipt(page)).toContainText('RM20.00');
    await expect(receipt(page)).toContainText('Pending');
    await expect(receipt(page)).toContainText(uid);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save as text' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as text' }).click();
    expect((await saved).suggestedFilename()).toBe(`hornbill-redemption-${id}.txt`);
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  });
  await expect(past(page).getByRole('listitem')).toHaveCount(1);
  await expect(past(page)).toContainText('Pending');
  await expect(past(page)).toContainText(/Credited by \d\d\/\d\d\/\d{4}/);
  await expect(bonus(page)).toContainText('Pending');
  await expect(bonus(page)).toContainText('RM20.00');

  await club.operator('redemption', 'approve', id);
  // The open page hears of it by itself, and so does the player.
  await dialog(page).getByRole('button', { name: 'Wonderful' }).click();
  await expect(past(page)).toContainText('Success');
  await expect(bonus(page)).toContainText('Success');
  await expect(bonus(page)).toContainText(id);

  await page.goto('/transaction');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Redemption' }).first()).toContainText('100.00');
  await expect(lines.filter({ hasText: 'From the club' }).first()).toContainText('160.00');
  expect(await club.operator('ledger', 'check')).toMatch(/sound/i);
});

test('[redeem-states] a rejected redemption gives the coins back with its reason', async ({
  page,
  club,
}) => {
  const { uid, token } = await withCoins(club, '50');
  await enterAs(page, token, '/redeem?lang=en');
  await page.getByRole('button', { name: 'Redeem 50 coins' }).click();
  await pinField(page).fill(PIN);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Your request is in');
  await page.keyboard.press('Escape');
  await expect(page.getByText('50.00 coins to go')).toBeVisible();
  const id = await pendingOf(club, uid);
  await club.operator('redemption', 'reject', id, '--reason', 'No H5 account');
  // Its message pops up, and leads to the receipt.
  await dialog(page).getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(`/redeem/${id}`);
  await expect(dialog(page)).toHaveCount(0);
  await expect(receipt(page)).toContainText('Rejected');
  await expect(receipt(page)).toContainText('No H5 account');
  await page.getByRole('link', { name: 'Redeem again' }).click();
  await expect(past(page)).toContainText('No H5 account');
  await expect(bonus(page)).toContainText('Rejected');
  await expect(page.getByRole('button', { name: 'Redeem 50 coins' })).toBeEnabled();
  await page.goto('/transaction');
  await page.getByRole('button', { name: /Redemption returned/ }).click();
  await expect(dialog(page)).toContainText('No H5 account');
  await dialog(page).getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(`/redeem/${id}`);
});

test('five wrong PINs lock it, over a reload too; a new one opens it', async ({ page, club }) => {
  const { token } = await withCoins(club, '60');
  await enterAs(page, token, '/redeem?lang=en');
  await page.getByRole('button', { name: 'Redeem 50 coins' }).click();
  for (const left of [4, 3, 2, 1]) {
    await pinField(page).fill('111111');
    await page.getByRole('button', { name: 'Yes, redeem' }).click();
    await expect(dialog(page)).toContainText('Please enter the correct Transaction Pin');
    await expect(dialog(page)).toContainText(`Tries left before it locks: ${left}`);
    await expect(pinField(page)).toHaveValue('');
  }
  await pinField(page).fill('111111');
  await page.getByRole('button', { name: 'Yes, redeem' }).click();
  await expect(dialog(page)).toContainText('locked after 5 wrong tries');
  await page.reload();
  await page.getByRole('button', { name: 'Redeem 50 coins' }).click();
  await expect(dialog(page)).toContainText('locked after 5 wrong tries');
  await dialog(page).getByRole('link', { name: 'Set a new PIN' }).click();
  await expect(page.getByRole('alert')).toContainText('locked after 5 wrong tries');
  await setPin(page, '975310', 'Change my PIN');
  await page.getByRole('link', { name: 'Back to redeeming' }).click();
  await page.getByRole('button', { name: 'Redeem 50 coins' }).click();
  await pinField(page).fill('975310');
  await page.getByRole('button', { name: 'Yes, redeem' }).click();
  await expect(dialog(page)).toContainText('Your request is in');
  await page.keyboard.press('Escape');
  await expect(past(page).getByRole('listitem')).toHaveCount(1);
});

test('[route-redeem] many coins on a narrow phone: the amount is seen whole, midway between less and more, and what it gives', async ({
  page,
  club,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await withCoins(club, '9999999.99');
  await enterAs(page, token, '/redeem?lang=en');
  await page.getByRole('button', { name: 'All: 9,999,950' }).click();
  await expect(amount(page)).toHaveValue('9,999,950');
  const hidden = await amount(page).evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  const middleOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const field = await amount(page).boundingBox();
  const between = ((await middleOf('50 coins less')) + (await middleOf('50 coins more'))) / 2;
  expect((field?.x ?? 0) + (field?.width ?? 0) / 2).toBeCloseTo(between, 0);
  await expect(page.getByText('RM1,999,990.00').first()).toBeVisible();
  await expectNoSideways(page);
});

test('[redeem-rate] too few coins: how many are missing, and where to earn them', async ({
  page,
  club,
}) => {
  const { token } = await withCoins(club, '0', false);
  await enterAs(page, token, '/redeem?lang=en');
  await expect(page.getByText('50.00 coins to go')).toBeVisible();
  await page.getByRole('link', { name: 'Earn coins' }).click();
  await expect(page).toHaveURL(/\/games/);
});

test('[redeem-rate] coins that went meanwhile: said in the catalogue’s words', async ({
  page,
  club,
}) => {
  const { uid, token } = await withCoins(club, '120');
  // The page does not hear of the change by itself.
  await page.routeWebSocket(/.*/, () => {});
  await enterAs(page, token, '/redeem?lang=en');
  await page.getByRole('button', { name: '50 coins more' }).click();
  await club.operator('coins', 'adjust', uid, '-60', '--reason', 'A correction');
  await page.getByRole('button', { name: 'Redeem 100 coins' }).click();
  await pinField(page).fill(PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Insufficient Balance. Choose fewer coins');
});
