import { expectAccessible } from '../axe.ts';
import { picture } from '../seat.ts';
import { newcomer, PASSWORD } from '../steps.ts';
import { answer, asked, balance, startPlay, startQuestions } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

drawnTest(
  '[route-register] [route-play] [fto-rules] [tutorial] [shape-bridge] a first evening: registered with an OTP, ten questions, coins in the purse, told when to come back',
  async ({ page }) => {
    const { uid, fullName, phone } = newcomer();
    await page.goto('/register?lang=en');
    await page.getByLabel('UID', { exact: true }).fill(uid);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('UID is available')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: 'Fill it in' }).click();
    await page.getByRole('checkbox', { name: 'I am 21 or older' }).check();
    await page.getByRole('checkbox', { name: /I agree|accept/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Join the club' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/games/fto');
    await expect(page.getByText('Questions left: 10')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Practise' })).toHaveCount(0);
    await page.goto('/games/fto/play');
    const pictures = page.locator('[aria-hidden] > span > img:first-child');
    await soon(pictures).toHaveCount(4);
    const tops = (await pictures.all()).map(async (each) => (await each.boundingBox())?.y);
    expect(new Set(await Promise.all(tops)).size, 'the guide’s cards stand in one row').toBe(1);
    await startPlay(page);
    await expectAccessible(page);
    const dealt = await picture(page);

    for (let number = 1; number <= 10; number += 1) {
      await asked(page, number);
      // Question 4 is answered wrong on purpose: nine coins in the end.
      await answer(page, number === 4 ? 'wrong' : 'right');
      await soon(balance(page)).toHaveText(`${number < 4 ? number : number - 1}.00`);
    }
    expect((await picture(page)).equals(dealt)).toBe(false);
    await soon(page.getByText(/^9 of 10 right\./)).toBeAttached();
    await press(page.getByRole('button', { name: 'Back to games' }));
    await expect(page).toHaveURL('/games');

    await test.step('the table is closed for 24 hours, and says until when', async () => {
      await page.goto('/games/fto/play');
      await soon(page.getByRole('button', { name: 'Back to games' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
      await soon(page.getByText(/See you next time.*10 new questions: .*\d/)).toBeAttached();
      // The tutorial is shown once.
      await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0);
    });

    await test.step('until then its page leads to a practice, which pays and counts nothing', async () => {
      await page.goto('/games/fto');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Practise' }).click();
      await soon(page.getByText(/nothing is paid or counted/)).toBeAttached();
      await startQuestions(page);
      await answer(page, 'right');
      await soon(page.getByText('Right!', { exact: true })).toBeAttached();
      await asked(page, 2);
      await expect(balance(page)).toHaveText('9.00');
    });

    await test.step('[route-transaction] the round is a line', async () => {
      await page.goto('/transaction');
      const line = page.getByRole('listitem').filter({ hasText: 'Find the odd' });
      await expect(line).toHaveCount(1);
      await expect(line).toContainText('+9.00');
    });
  },
);
