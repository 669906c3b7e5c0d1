import type { Locator, Page } from 'playwright/test';
import { API_BASE, BEARER } from '#contract/api.ts';
import type { GameKey } from '#contract/games.ts';
import type { GameStateAnswer } from '#contract/rounds.ts';
import { DEMO_DESIGNERS } from '#server/edges/seed/staff.ts';
import type { Club } from './club.ts';
import { loginAs } from './steps.ts';
import { soon } from './time/soon.ts';

// Steps of a designer in the inspector.

export const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name });
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

/** Opens a tab of the tool. */
export const show = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('tab', { name, exact: true }).click();
  return panel(page, name);
};

/** A designer of the demo logs in and has the tool before them. */
export const loginAsDesigner = async (page: Page): Promise<void> => {
  await loginAs(page, DEMO_DESIGNERS[0]);
  await soon(page.getByRole('heading', { level: 1, name: 'Inspector' })).toBeVisible();
};

/** A player's game as the server answers it: the open round's numbers, and those of the next one. */
export const gameState = async (
  club: Club,
  token: string,
  game: GameKey,
): Promise<GameStateAnswer> => {
  const headers = { authorization: BEARER + token };
  const answer = await fetch(`${club.url}${API_BASE}games/${game}/round`, { headers });
  return (await answer.json()) as GameStateAnswer;
};

/** Types a number into the field of its path, which may be in a list that is folded. */
export const typeNumber = async (tuning: Locator, path: string, text: string): Promise<void> => {
  const field = tuning.locator(`[id="tuning-${path}"]`);
  await field.waitFor({ state: 'attached' });
  await field.evaluate((element) => {
    for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
  });
  await field.fill(text);
};

/** Versions of the list by their heading. */
const versionsOf = (versions: Locator, name: RegExp): Locator =>
  versions.getByRole('listitem').filter({ has: versions.page().getByRole('heading', { name }) });

/** A version of the list by what it says. */
const versionIn = (versions: Locator, words: string): Locator =>
  versionsOf(versions, /^Version/).filter({ hasText: words });

/** The version that new rounds are played by. */
export const versionInForce = (versions: Locator): Locator =>
  versionsOf(versions, /^Version \d+ In force$/);

/** Publishes the draft with a reason. */
export const publish = async (page: Page, reason: string): Promise<Locator> => {
  const versions = await show(page, 'Versions');
  await versions.getByRole('textbox', { name: 'Reason' }).first().fill(reason);
  await button(versions, 'Publish the draft').click();
  return versions;
};

/** Takes the version with these words back into force, with a reason. */
export const rollBack = async (versions: Locator, words: string, reason: string): Promise<void> => {
  const old = versionIn(versions, words);
  await old.getByText(/^Roll back to version/).click();
  await old.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await button(old, 'Roll back').click();
};
