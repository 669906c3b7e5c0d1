import type { Locator, Page } from 'playwright/test';
import { oddAt } from '../shots/oddAt.ts';
import { FINGER_MS, press, soon } from './time/soon.ts';
import { timeOf } from './time/time.ts';

/** The cards of the question that is asked: buttons over the canvas. */
export const cards = (page: Page): Locator =>
  page.getByRole('group', { name: 'The cards on the table' }).getByRole('button');

const question = (page: Page): Locator => page.getByText(/^Question \d+ of \d+\./);

/** Waits for question `number` (from 1). */
export const asked = (page: Page, number: number): Promise<void> =>
  soon(question(page)).toHaveText(new RegExp(`^Question ${number} of 10\\.`));

/** Finds the odd card as eyes do, by comparing looks: which one is named like no other? */
export const findOdd = async (page: Page): Promise<{ odd: Locator; other: Locator }> => {
  // Cards that are still being dealt take no touch.
  await soon(cards(page).last()).toHaveAttribute('aria-disabled', 'false');
  const at = oddAt(await cards(page).allTextContents());
  return { odd: cards(page).nth(at), other: cards(page).nth(at === 0 ? 1 : 0) };
};

/** Touches the middle of a card, as a finger on the canvas does, `times` with no time in between. */
const touch = async (page: Page, card: Locator, times: number): Promise<void> => {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await Promise.all(Array.from({ length: times }, tap));
};

/** Answers the question that is asked by touching a card. */
export const answer = async (page: Page, how: 'right' | 'wrong', times = 1): Promise<void> => {
  const { odd, other } = await findOdd(page);
  await touch(page, how === 'right' ? odd : other, times);
  await timeOf(page)?.pass(FINGER_MS);
};

/** A game's guide comes before the first round of somebody new. */
export const skipGuide = (page: Page): Promise<void> =>
  press(page.getByRole('button', { name: 'Skip', exact: true }));

/** From the guide of the first play, through the lobby, to the first question. */
export const startPlay = async (page: Page): Promise<void> => {
  await skipGuide(page);
  await startQuestions(page);
};

/** From the lobby to the first question. */
export const startQuestions = async (page: Page): Promise<void> => {
  await press(page.getByRole('button', { name: 'Start', exact: true }));
  await asked(page, 1);
};

/** The balance as the chrome says it. */
export const balance = (page: Page): Locator =>
  page.locator('p', { hasText: 'Your coins' }).getByText(/^[\d,]+\.\d\d$/);

/** The panels one may step onto next, in squidgame. */
export const bridgePanels = (page: Page): Locator =>
  page.getByRole('group', { name: 'The panels of the next step' }).getByRole('button');
