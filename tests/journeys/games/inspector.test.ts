import type { Locator, Page } from 'playwright/test';
import { API_BASE, BEARER } from '#contract/api.ts';
import { DEMO_DESIGNERS } from '#server/seed/staff.ts';
import { timeout } from '#tools/timeouts.ts';
import { expectAccessible } from '../axe.ts';
import type { Club } from '../club.ts';
import { newPhone } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { expectNoSideways } from '../width.ts';

const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name });
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

const show = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('tab', { name, exact: true }).click();
  return panel(page, name);
};

/** A designer of the demo logs in and has the tool before them. */
const loginAsDesigner = async (page: Page): Promise<void> => {
  const { uid, password } = DEMO_DESIGNERS[0];
  await page.goto('/login?lang=en');
  await page.getByRole('textbox', { name: 'UID' }).fill(uid);
  await button(page, 'Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await soon(page.getByRole('heading', { level: 1, name: 'Inspector' })).toBeVisible();
};

/** The scene is on, and its machine rests between two rounds. */
const isReady = async (page: Page): Promise<void> => {
  await soon(page.getByText(/^State idle$/)).toBeVisible();
};

/** How many steps the bridge has that a player would open now. */
const stepsOf = async (club: Club, token: string): Promise<unknown> => {
  const headers = { authorization: BEARER + token };
  const answer = await fetch(`${club.url}${API_BASE}games/squidgame/round`, { headers });
  const { tuning } = (await answer.json()) as { tuning: { steps: number } };
  return tuning.steps;
};

/** A version of the list by what it says. */
const versionIn = (versions: Locator, words: string): Locator =>
  versions
    .getByRole('listitem')
    .filter({ has: versions.page().getByRole('heading', { name: /^Version/ }), hasText: words });

/** Publishes the draft with a reason. */
const publish = async (page: Page, reason: string): Promise<Locator> => {
  const versions = await show(page, 'Versions');
  await versions.getByRole('textbox', { name: 'Reason' }).first().fill(reason);
  await button(versions, 'Publish the draft').click();
  return versions;
};

test('[inspector] [shape-machine] a designer watches the machine as it plays, and has it show what may come', async ({
  page,
}) => {
  await loginAsDesigner(page);
  await isReady(page);
  const chart = panel(page, 'Machine');
  await soon(chart.getByText('Active state: idle')).toBeVisible();
  await press(button(page, 'Next round'));
  await soon(chart.getByText('Active state: deciding')).toBeVisible();
  // The scene's own controls work, and the machine is seen to go on.
  await press(page.getByRole('button', { name: /^Step 1, left/ }));
  await soon(chart.getByText(/Active state: (deciding|settled)/)).toBeVisible();
  await page.getByRole('combobox', { name: /Number for: Step .* holds/ }).selectOption('3');
  await press(button(page, 'Step 3 holds'));
  await soon(page.getByText('Comes once in 8 rounds.')).toBeVisible();
  await soon(page.getByRole('button', { name: /^Step 4, left/ })).toBeVisible();
  await press(button(page, 'Gives up'));
  await soon(chart.getByText('Active state: settled')).toBeVisible();
  // Back to an entry of the log: the bridge stands as it stood then.
  const log = await show(page, 'Log');
  await log.getByRole('textbox', { name: 'Only with these words' }).fill('deciding');
  await log
    .getByRole('button', { name: /state .*deciding/ })
    .last()
    .click();
  await button(log, 'Go back there').click();
  await soon(page.getByText(/^State deciding$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('[inspector] a designer changes the odds, sees what it does, simulates and publishes; the next round has it', async ({
  browser,
  ownClub: club,
}) => {
  const page = await (await newPhone(browser, club)).newPage();
  await loginAsDesigner(page);
  const tuning = await show(page, 'Tuning');
  const share = tuning.getByRole('textbox', { name: 'Return' });
  const exact = tuning
    .getByRole('row', { name: /^Return / })
    .getByRole('cell')
    .first();
  await expect(exact).toContainText('96.00 %');
  await share.fill('95.5');
  await expect(exact).toContainText('95.50 %');
  await expect(tuning.getByText(/The gate refuses this tuning/)).toBeVisible();
  await expect(tuning.getByText(/96\.0000 % is announced, it is 95\.5000 %/).first()).toBeVisible();

  const simulation = await show(page, 'Simulation');
  await button(simulation, 'Run').click();
  await expect(simulation.getByRole('progressbar')).toBeVisible();
  await expect(simulation.getByText(/^10,000,000 stakes of each way in/)).toBeVisible({
    timeout: 2 * timeout.loading,
  });
  await expect(simulation.getByRole('row', { name: /^Return / })).toContainText('95.5');
  await expectAccessible(page);

  // What misses the announced return is refused in the gate's words, and changes nothing.
  const versions = await publish(page, 'A little more for the club');
  await expect(versions.getByText(/96\.0000 % is announced/).first()).toBeVisible();
  await expect(versionIn(versions, 'In force')).toContainText('The game’s own defaults');

  const other = await show(page, 'Tuning');
  await share.fill('96');
  await other.getByRole('textbox', { name: 'Steps of the bridge' }).fill('20');
  await expect(
    other.getByText(/it pays more than 1000 times|at most 1,?000/).first(),
  ).toBeVisible();
  await other.getByRole('textbox', { name: 'Steps of the bridge' }).fill('9');
  await expect(other.getByText('The gate lets this tuning through.')).toBeVisible();

  const player = await registered(club);
  expect(await stepsOf(club, player.token)).toBe(10);
  await publish(page, 'A shorter bridge');
  await expect(versions.getByText(/^Version \d+ is in force\.$/)).toBeVisible();
  expect(await stepsOf(club, player.token)).toBe(9);

  const old = versionIn(versions, 'The game’s own defaults');
  await old.getByText(/^Roll back to version/).click();
  await old.getByRole('textbox', { name: 'Reason' }).fill('The longer bridge was better');
  await button(old, 'Roll back').click();
  await expect(versionIn(versions, 'In force')).toContainText('The longer bridge was better');
  expect(await stepsOf(club, player.token)).toBe(10);
});

test('[inspector] [roles] whoever is no designer finds no such page', async ({ page, club }) => {
  await enterAs(page, (await registered(club)).token, '/inspector?lang=en');
  await soon(page.getByRole('heading', { name: 'This path leads nowhere' })).toBeVisible();
});
