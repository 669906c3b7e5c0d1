import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { QUESTIONS, qualify } from '../quiz.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

/** The answer to a question that is shown, by its right option or another one. */
const choose = async (page: Page, number: number, isRight = true): Promise<void> => {
  const { text, options, right } = QUESTIONS[number - 1] ?? {};
  if (!text || !options || right === undefined) throw new Error(`There is no question ${number}`);
  await expect(page.getByRole('heading', { name: text.en })).toBeVisible();
  const place = isRight ? right : (right + 1) % options.length;
  await page.getByRole('radio', { name: options[place]?.en ?? '', exact: true }).check();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByText(isRight ? 'Right!' : 'Not right')).toBeVisible();
};

test('[route-quiz] [quiz-rules] [shape-machine] from the terms to a claimed prize: five right answers, a reload in the middle, one spin', async ({
  page,
  club,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/event?lang=en');
  const first = page.getByRole('article', { name: 'Week 1' });
  await test.step('the terms come first', async () => {
    await first.getByRole('link', { name: 'Answer the questions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of the event' })).toBeVisible();
    await page.getByRole('button', { name: 'I have read the terms' }).click();
    await expect(page).toHaveURL('/event/weeks/1');
    await page.getByRole('button', { name: 'Begin' }).click();
  });
  await choose(page, 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await choose(page, 2);
  await test.step('a reload goes on at the next question', async () => {
    await page.reload();
    await choose(page, 3);
  });
  await page.getByRole('button', { name: 'Next question' }).click();
  await choose(page, 4);
  await page.getByRole('button', { name: 'Next question' }).click();
  await choose(page, 5);
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByRole('heading', { name: 'All right: you are in' })).toBeVisible();
  await test.step('one spin, one prize', async () => {
    await page.getByRole('link', { name: 'Spin for a prize' }).click();
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Draw a lantern' }).click();
    await expect(page.getByText('A light runs from lantern to lantern')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toHaveCount(0);
  });
  await test.step('it is claimed, with an address where it is posted', async () => {
    await page.getByRole('button', { name: 'Claim' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    if (await sheet.getByRole('heading', { name: /Where shall the tickets go/ }).isVisible()) {
      await sheet.getByLabel('Street and number').fill('Jalan Bunga Raya 7');
      await sheet.getByLabel('Postcode').fill('50460');
      await sheet.getByLabel('Town').fill('Kuala Lumpur');
      await sheet.getByLabel('State').selectOption('Kuala Lumpur');
    }
    await sheet.getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByText(/^Claimed/)).toBeVisible();
  });
});

test('[quiz-rules] a wrong answer is told with the right one, and ends the way to the draw', async ({
  page,
  club,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/event/terms?lang=en');
  await page.getByRole('button', { name: 'I have read the terms' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await choose(page, 1, false);
  for (const number of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Next question' }).click();
    await choose(page, number);
  }
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByRole('heading', { name: 'Not all were right' })).toBeVisible();
  await expect(page.getByText('4 of 5 right')).toBeVisible();
  await page.goto('/event/spin');
  await expect(page.getByRole('heading', { name: 'No more chances to spin' })).toBeVisible();
});

test('[quiz-rules] without WebGL the draw is the button, and tells what was won', async ({
  page,
  club,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const { token } = await registered(club);
  await qualify(club, token);
  await enterAs(page, token, '/event/spin?lang=en');
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
});
