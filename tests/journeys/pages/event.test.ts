import type { Page } from 'playwright/test';
import en from '#assets/locales/en/long/event.json' with { type: 'json' };
import ms from '#assets/locales/ms/long/event.json' with { type: 'json' };
import zh from '#assets/locales/zh/long/event.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { expectAccessible } from '../axe.ts';
import { QUESTIONS, qualify } from '../quiz.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

const TEXTS = { en, zh, ms };

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

interface Choice {
  language?: Language;
  isRight?: boolean;
}

/** The answer to a question that is shown, by its right option or another one. */
const choose = async (
  page: Page,
  number: number,
  { language = 'en', isRight = true }: Choice = {},
): Promise<void> => {
  const { text, options, right } = QUESTIONS[number - 1] ?? {};
  if (!text || !options || right === undefined) throw new Error(`There is no question ${number}`);
  const { quiz } = TEXTS[language];
  await expect(page.getByRole('heading', { name: text[language] })).toBeVisible();
  const place = isRight ? right : (right + 1) % options.length;
  const option = options[place]?.[language] ?? '';
  await page.getByRole('radio', { name: option, exact: true }).check();
  await press(page, quiz.answer);
  await expect(page.getByText(isRight ? quiz.right : quiz.wrong)).toBeVisible();
};

for (const language of LANGUAGES)
  test(`[route-quiz] [quiz-rules] [shape-machine] from the terms to a claimed prize: five right answers, a reload in the middle, one spin, in ${language}`, async ({
    page,
    club,
  }) => {
    const { terms, quiz, draw, won, claim, stage, ...texts } = TEXTS[language];
    const { token } = await registered(club);
    await enterAs(page, token, `/event?lang=${language}`);
    await test.step('the terms come first', async () => {
      const first = page.getByRole('article', { name: texts.week.replace('{{number}}', '1') });
      await first.getByRole('link', { name: texts.begin }).click();
      await expect(page.getByRole('heading', { name: terms.title })).toBeVisible();
      await press(page, terms.accept);
      await expect(page).toHaveURL('/event/weeks/1');
      await press(page, quiz.start);
    });
    await choose(page, 1, { language });
    await expectAccessible(page);
    await press(page, quiz.next);
    await choose(page, 2, { language });
    await test.step('a reload goes on at the next question', async () => {
      await page.reload();
      await choose(page, 3, { language });
    });
    await press(page, quiz.next);
    await choose(page, 4, { language });
    await press(page, quiz.next);
    await choose(page, 5, { language });
    await press(page, quiz.finish);
    await expect(page.getByRole('heading', { name: quiz.qualified.title })).toBeVisible();
    const spin = page.getByRole('button', { name: draw.go, exact: true });
    await test.step('one spin, one prize', async () => {
      await page.getByRole('link', { name: texts.spin }).click();
      await expect(spin).toBeVisible();
      // What is said of the draw has its line already: the button is not pushed away by it.
      const line = spin.locator('xpath=preceding-sibling::*[@role="status"]');
      expect((await line.boundingBox())?.height).toBeGreaterThan(16);
      await press(page, stage.touch);
      await expect(page.getByText(draw.spinning)).toBeVisible();
      await expect(page.getByRole('heading', { name: draw.won })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('button', { name: won.claim, exact: true })).toBeVisible();
      await expect(spin).toHaveCount(0);
    });
    await test.step('it is claimed, with an address where it is posted', async () => {
      await press(page, won.claim);
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      if (await sheet.getByRole('heading', { name: claim.ticketsTitle }).isVisible()) {
        await sheet.getByLabel(claim.street).fill('Jalan Bunga Raya 7');
        await sheet.getByLabel(claim.postcode).fill('50460');
        await sheet.getByLabel(claim.city).fill('Kuala Lumpur');
        await sheet.getByLabel(claim.state).selectOption('Kuala Lumpur');
      }
      await sheet.getByRole('button', { name: claim.yes, exact: true }).click();
      await expect(page.getByText(new RegExp(`^${won.claimed}`))).toBeVisible();
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
  await choose(page, 1, { isRight: false });
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
