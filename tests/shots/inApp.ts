import type { Page } from 'playwright';
import type { GameKey } from '#contract/games.ts';
import type { House } from '#games/house/house.ts';
import { timeout } from '#tools/timeouts.ts';
import { findOdd } from '../journeys/table.ts';
import { FINGER_MS } from '../journeys/time/soon.ts';
import type { Phase, PhaseStep } from './phase.ts';

/** Leaves a guide, in any language. */
const SKIP = /^(Skip|跳过|Langkau)$/;
/** What opens a round, where it is not 'Play', and what opens another one when it is over. */
const OPENING: { readonly [Key in GameKey]?: RegExp } = {
  'spin-wheel': /^Spin$/,
  fto: /^Start$/,
  'lucky-egg': /^Open the nest/,
};
const openingOf = (game: GameKey): RegExp => OPENING[game] ?? /^Play\b/;
const AGAIN = /^(Play again|Spin again|Open a new nest)/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Touches as a finger does: what follows at once would be a double tap's second half. */
const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await button(page, name)
    .and(page.locator(':not([aria-disabled="true"])'))
    .first()
    .click({ timeout: timeout.loading });
  await page.waitForTimeout(FINGER_MS);
};

const reload = async (page: Page, until: 'resumable' | 'idle') => {
  await page.reload();
  const there =
    until === 'resumable'
      ? page.getByRole('alertdialog')
      : page.getByRole('region', { name: 'Your stake' });
  await there.waitFor({ timeout: timeout.loading });
};

const doStep = async (page: Page, house: House, game: GameKey, step: PhaseStep): Promise<void> => {
  switch (step.do) {
    case 'open':
      return press(page, openingOf(game));
    case 'press':
      return press(page, step.name);
    case 'see':
      return button(page, step.name).first().waitFor({ timeout: timeout.loading });
    case 'hear':
      return page
        .getByText(step.text)
        .first()
        .waitFor({ state: 'attached', timeout: timeout.loading });
    case 'finish':
      return button(page, AGAIN)
        .first()
        .waitFor({ timeout: 2 * timeout.loading });
    case 'answer': {
      const { odd, other } = await findOdd(page);
      return (step.isRight ? odd : other).click();
    }
    case 'pass':
      return page.waitForTimeout(step.ms);
    case 'weather':
      return void Object.assign(house.weather, step.change);
    case 'reload':
      return reload(page, step.until);
    case 'quit':
      return press(page, /^(Give up$|Leave the nest)/);
  }
};

/** Brings the built app, just opened in English at the phase's game, to the phase. */
export const playInApp = async (page: Page, house: House, phase: Phase): Promise<void> => {
  const { game, steps, chrome } = phase;
  if (chrome === 'guide') return button(page, SKIP).waitFor({ timeout: timeout.loading });
  await press(page, SKIP);
  await button(page, openingOf(game)).first().waitFor({ timeout: timeout.loading });
  for (const step of steps) await doStep(page, house, game, step);
  if (chrome !== 'rules') return;
  await press(page, /^Rules/);
  await page.getByRole('dialog').waitFor({ timeout: timeout.loading });
};
