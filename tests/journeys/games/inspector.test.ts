import { GAME_KEYS } from '#contract/games.ts';
import { timeout } from '#tools/timeouts.ts';
import { expectAccessible } from '../axe.ts';
import {
  button,
  gameState,
  loginAsDesigner,
  panel,
  publish,
  rollBack,
  show,
  typeNumber,
  versionInForce,
} from '../inspector.ts';
import { newPhone, newSeat, playButton, resumeQuestion } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { bridgePanels } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { expectNoSideways } from '../width.ts';

interface Typed {
  TYPED: readonly [path: string, text: string, stored: number, figure: string, shown: string];
  LEGAL: readonly (readonly [path: string, text: string, stored: number])[];
}

const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => Object(value)[key], values);

test('[inspector] [shape-machine] a designer watches the machine as it plays, and has it show what may come', async ({
  page,
}) => {
  await loginAsDesigner(page);
  await soon(page.getByText(/^State idle$/)).toBeVisible();
  const chart = panel(page, 'Machine');
  await soon(chart.getByText('Active state: idle')).toBeVisible();
  // Three rounds by the scene's own controls, in quick time, and the machine is seen to go on.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '16×' });
  for (const panelOf of ['left', 'right', 'left']) {
    await press(button(page, 'Next round'));
    await soon(chart.getByText('Active state: deciding')).toBeVisible();
    await press(page.getByRole('button', { name: new RegExp(`^Step 1, ${panelOf}`) }));
    await soon(chart.getByText(/Active state: (deciding|settled)/)).toBeVisible();
    const quit = button(chart, 'quit');
    if (await quit.isVisible()) await press(quit);
    await soon(chart.getByText('Active state: settled')).toBeVisible();
  }
  // Beside the bench the game is as large as on the device that is chosen.
  await page
    .getByRole('combobox', { name: 'Screen' })
    .selectOption({ label: 'Small phone (320 × 640)' });
  await soon(page.locator('canvas')).toHaveCSS('width', '320px');
  await page.getByRole('combobox', { name: /Number for: Step .* holds/ }).selectOption('3');
  await press(button(page, 'Step 3 holds'));
  await soon(page.getByText('Played like this, it comes once in 8 times.')).toBeVisible();
  await soon(page.getByRole('button', { name: /^Step 4, left/ })).toBeVisible();
  await press(button(page, 'Gives up'));
  await soon(chart.getByText('Active state: settled')).toBeVisible();
  // Back to an entry of the log: the bridge stands as it stood then.
  const log = await show(page, 'Log');
  await log.getByRole('textbox', { name: 'Only with these words' }).fill('deciding');
  await log
    .getByRole('button', { name: /state .*→ deciding/ })
    .last()
    .click();
  await button(log, 'Go back there').click();
  await soon(page.getByText(/^State deciding$/)).toBeVisible();
  // What is made up is played at the same table, which says so until the game is back.
  const events = await show(page, 'Events');
  await events.getByRole('textbox').fill('[{"kind":"began"},{"kind":"fell","step":1,"panel":0}]');
  await button(events, 'Play').click();
  await expect(events.getByText('Event 2, safe: missing; it may be a list.')).toBeVisible();
  await events
    .getByRole('textbox')
    .fill('[{"kind":"began"},{"kind":"fell","step":1,"panel":0,"safe":[1]}]');
  await button(events, 'Play').click();
  await soon(events.getByText('All events were shown.')).toBeVisible();
  const mark = page.getByRole('region', { name: 'The game' }).getByText('Made up');
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await button(events, 'Back to the game').click();
  await expect(mark).toBeHidden();
  await soon(page.getByText(/^State (resumable|deciding)$/)).toBeVisible();
});

test('[inspector] a designer changes the odds, sees what it does, simulates and publishes; the next round has it', async ({
  browser,
  ownClub: club,
}) => {
  const page = await (await newPhone(browser, club)).newPage();
  await loginAsDesigner(page);
  const tuning = await show(page, 'Tuning');
  const exact = tuning
    .getByRole('row', { name: /^Return / })
    .getByRole('cell')
    .first();
  await expect(exact).toContainText('96.00%');
  const wished = tuning.getByRole('textbox', { name: 'Wished return' });
  await wished.fill('95.5');
  await button(tuning, 'Set what the steps pay').click();
  await expect(exact).toContainText('95.50%');
  await expect(tuning.getByText(/The gate refuses this tuning/)).toBeVisible();
  await expect(tuning.getByText(/96\.0000% is announced, it is 95\.5000%/).first()).toBeVisible();

  // What is wished instead comes of a search on a thread of its own, and is one step back.
  await tuning.getByRole('textbox', { name: 'Hit rate' }).fill('18.75');
  await tuning.getByLabel('How it is played').last().selectOption('stop=3');
  await button(tuning, 'Find changes').click();
  await button(tuning, 'Take it: Proposal 1').click();
  await expect(exact).toContainText('96.00%');
  await expect(tuning.getByText('The gate lets this tuning through.')).toBeVisible();
  await expectAccessible(page);
  await button(tuning, 'Undo').click();
  await expect(exact).toContainText('95.50%');

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
  await expect(versions.getByText(/96\.0000% is announced/).first()).toBeVisible();
  await expect(versionInForce(versions)).toContainText('The game’s own defaults');

  const other = await show(page, 'Tuning');
  await button(other, 'Add one to Step').click();
  await wished.fill('96');
  await button(other, 'Set what the steps pay').click();
  await expect(other.getByText('Step 11 · Pays: at most 1,000×, not 1,966.08×')).toBeVisible();
  await publish(page, 'A longer bridge');
  await expect(versions.getByRole('alert')).toContainText('at most 1,000×, not 1,966.08×');
  await show(page, 'Tuning');
  for (const number of [11, 10]) await button(other, `Remove Step ${number}`).click();
  await expect(other.getByText('The gate lets this tuning through.')).toBeVisible();

  // A player is on the bridge meanwhile: that round keeps its ten steps, the next one has nine.
  const player = await newSeat(browser, club, 'squidgame', 100);
  const steps = async () => {
    const { round, tuning } = await gameState(club, player.token, 'squidgame');
    const length = (of: object | undefined) => Object(of).steps?.length;
    return { open: length(round?.tuning), next: length(tuning) };
  };
  await press(playButton(player.page));
  await soon(bridgePanels(player.page).first()).toBeVisible();
  expect(await steps()).toEqual({ open: 10, next: 10 });
  await publish(page, 'A shorter bridge');
  await expect(versions.getByText(/^Version \d+ is in force\.$/)).toBeVisible();
  expect(await steps()).toEqual({ open: 10, next: 9 });
  await player.page.reload();
  await press(button(resumeQuestion(player.page), 'Give up'));
  await press(player.page.getByRole('button', { name: /^Give up [\d.]+ coins$/ }));
  await press(playButton(player.page));
  await soon(bridgePanels(player.page).first()).toBeVisible();
  expect(await steps()).toEqual({ open: 9, next: 9 });

  await rollBack(versions, 'The game’s own defaults', 'The longer bridge was better');
  await expect(versionInForce(versions)).toContainText('The longer bridge was better');
  expect(await steps()).toEqual({ open: 9, next: 10 });
});

test('[inspector] each game’s own numbers are tried, published, used and rolled back', async ({
  browser,
  ownClub: club,
}) => {
  const page = await (await newPhone(browser, club)).newPage();
  const { token } = await registered(club);
  await loginAsDesigner(page);
  for (const game of GAME_KEYS)
    await test.step(game, async () => {
      const { TYPED, LEGAL }: Typed = await import(`#games/${game}/testTunings.ts`);
      const [path, text, , figure, shown] = TYPED;
      const next = async () => (await gameState(club, token, game)).tuning;
      const before = await next();
      await page.goto(`/inspector?lang=en&game=${game}&tab=tuning`);
      const tuning = panel(page, 'Tuning');
      await typeNumber(tuning, path, text);
      await expect(tuning.locator(`[data-figure="${figure}"] td`).first()).toContainText(shown);
      await expect(tuning.getByText(/^The gate refuses this tuning/)).toBeVisible();
      await button(tuning, 'Back to what is in force').click();
      for (const [name, typed] of LEGAL) await typeNumber(tuning, name, typed);
      await expect(tuning.getByText('The gate lets this tuning through.')).toBeVisible();
      const versions = await publish(page, 'Tried by hand');
      await expect(versions.getByText(/^Version \d+ is in force\.$/)).toBeVisible();
      const used = await next();
      for (const [name, , stored] of LEGAL) expect(at(used, name)).toBe(stored);
      await rollBack(versions, 'The game’s own defaults', 'As it was');
      await expect(versionInForce(versions)).toContainText('As it was');
      expect(await next()).toEqual(before);
    });
});

test('[inspector] what is changed in another tab stands in this one’s form, and what is compared is seen whole on a phone', async ({
  page,
}) => {
  await loginAsDesigner(page);
  const tuning = await show(page, 'Tuning');
  await expect(tuning.getByText('The gate lets this tuning through.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/inspector?lang=en&tab=tuning');
  await button(panel(other, 'Tuning'), 'Remove Step 10').click();
  await expect(button(tuning, 'Remove Step 10')).toBeHidden();
  const versions = await show(page, 'Versions');
  await page.setViewportSize({ width: 390, height: 844 });
  const table = versions.getByRole('group', { name: /^Your draft beside/ });
  await expect(table.getByRole('columnheader', { name: 'In the form' })).toBeVisible();
  expect(await table.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('[inspector] [roles] whoever is no designer finds no such page', async ({ page, club }) => {
  await enterAs(page, (await registered(club)).token, '/inspector?lang=en');
  await soon(page.getByRole('heading', { name: 'This path leads nowhere' })).toBeVisible();
});
