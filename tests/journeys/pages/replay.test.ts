import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import type { Entry } from '#contract/recording.ts';
import { Recording } from '#contract/recording.ts';
import { reportsPath } from '#contract/reports.ts';
import { movePath, openRoundPath, RoundAnswer } from '#contract/rounds.ts';
import { readRecordingFile, replayOf } from '#tools/replayOf.ts';
import { expectAccessible } from '../axe.ts';
import { loginAsQa } from '../qa.ts';
import { call, enterAs, registered } from '../steps.ts';
import { expect, test } from '../test.ts';
import { expectNoSideways } from '../width.ts';

test('[replay] [roles] QA finds a report, goes through what was recorded, and sees that it replays the same', async ({
  page,
}) => {
  await loginAsQa(page);
  await page.getByRole('searchbox', { name: 'Find reports' }).fill('counted twice');
  const listed = page.getByRole('main').getByRole('listitem');
  const reports = listed.filter({ has: page.getByRole('link', { name: /^Report/ }) });
  await expect(reports).toHaveCount(1);
  await reports.getByRole('link').click();
  await expect(page.getByText(/^The same: \d+ events, \d+ entries\.$/)).toBeVisible();
  const place = page.getByRole('slider', { name: 'Place in the recording' });
  // It opens where it was reported.
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Next state' }).click();
  const there = await place.inputValue();
  expect(Number(there)).toBeGreaterThan(0);
  const chart = page.getByRole('region', { name: 'The machine’s states and transitions' });
  await expect(chart.locator('[aria-current="step"]')).toHaveText('starting');
  await page.getByRole('button', { name: 'Next state' }).click();
  await expect(chart.locator('[aria-current="step"]')).toHaveText('loading');
  const way = page.getByRole('list', { name: 'The way taken, newest first' });
  await expect(way.getByRole('listitem').first()).toContainText('starting → loading');
  await chart.getByRole('button', { name: 'loading' }).press('Enter');
  await expect(page.getByRole('complementary', { name: 'loading' })).toContainText(
    'engine/round/states/loading.ts',
  );
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(page.getByRole('button', { name: /failure|broke|fault/ }).first()).toBeVisible();
  // Whatever was pressed last.
  await page.keyboard.press('Home');
  await expect(place).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  const last = await place.inputValue();
  await expect(page).toHaveURL(new RegExp(`at=${Number(last) + 1}$`));
  await page.reload();
  await expect(place).toHaveValue(last);
  await expect(page.getByText(/^The same: /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('searchbox', { name: 'Find reports' }).fill('');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('fto');
  await expect(reports).toHaveCount(1);
  await reports.getByRole('link', { name: /Find the Odd/ }).click();
  await expect(page.getByText(/^The same: /)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/replay');
  await expect(page).toHaveURL('/register');
});

test('[replay] a recording from the disk is replayed; one that departs shows where, one that is none says so', async ({
  page,
}) => {
  await loginAsQa(page);
  const file = page.getByLabel('Open a file');
  await file.setInputFiles('tests/recordings/lucky-egg/no-network.json.gz');
  await expect(page.getByText(/^The same: /)).toBeVisible();
  await expect(page).toHaveURL('/replay?at=1');
  const beside = page.getByRole('region', { name: 'Compare with another recording' });
  await beside
    .getByLabel('Open the other one')
    .setInputFiles('tests/recordings/lucky-egg/no-network.json.gz');
  await expect(beside.getByText(/^All \d+ steps are alike\.$/)).toBeVisible();
  await beside
    .getByLabel('Open the other one')
    .setInputFiles('tests/recordings/lucky-egg/nothing.json.gz');
  await expect(beside.getByText(/^They differ from step \d+ on\./)).toBeVisible();
  // Where they part.
  await beside.locator('[aria-current]').getByRole('button').click();
  const place = page.getByRole('slider', { name: 'Place in the recording' });
  await expect(place).not.toHaveValue('0');
  await expect(page).toHaveURL(`/replay?at=${Number(await place.inputValue()) + 1}`);
  await beside.getByRole('button', { name: 'Pictures side by side' }).click();
  const pictures = page.getByRole('region', { name: 'The tables of both recordings' });
  const step = pictures.getByText(/^Step \d+ of \d+: entry \d+ here, entry \d+ there\./);
  await expect(pictures.getByRole('img', { name: 'nothing.json.gz' })).toBeVisible();
  const before = await step.textContent();
  await page.keyboard.press(']');
  await expect(step).not.toHaveText(before ?? '');
  await page.keyboard.press('[');
  await expect(step).toHaveText(before ?? '');
  await pictures.getByLabel('Show').selectOption('What differs');
  await expect(pictures.getByRole('img', { name: 'What differs' })).toBeVisible();
  await expect(pictures.getByText(/% of the pixels differ\.$/)).toBeVisible();
  await expectAccessible(page);
  await beside.getByRole('button', { name: 'One picture again' }).click();
  await expect(page.getByRole('region', { name: 'The table at the cursor' })).toBeVisible();
  const other = readRecordingFile('tests/recordings/squidgame/rotation.json.gz');
  const at = other.segments[0]?.entries.findLastIndex(({ kind }) => kind === 'state') ?? 0;
  Object.assign(other.segments[0]?.entries[at] ?? {}, { value: 'elsewhere' });
  const buffer = Buffer.from(JSON.stringify(other));
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
  await expect(
    page.getByText(`Not the same from entry ${at + 1} on`, { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('elsewhere').first()).toBeVisible();
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(place).toHaveValue(`${at}`);
  await file.setInputFiles({
    name: 'hello.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hello":1}'),
  });
  await expect(page.getByRole('alert')).toHaveText(
    'hello.json is another program’s file, and no recording of the club.',
  );
});

test('[replay] a scene is shown in the size, the safe area and the size of text it was played in', async ({
  page,
}) => {
  await loginAsQa(page);
  const recording = readRecordingFile('tests/recordings/squidgame/rotation.json.gz');
  const size = { width: 360, height: 780, density: 3, textScale: 1.25 };
  const insets = { top: 47, right: 1, bottom: 34, left: 2 };
  const around = { kind: 'around', at: 0, change: { size: { ...size, insets }, isOn: true } };
  recording.segments[0]?.entries.unshift(around as Entry);
  const buffer = Buffer.from(JSON.stringify(recording));
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'played.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('combobox', { name: 'Size' })).toContainText('360 × 780');
  // As the stage measures it (engine/canvas/stage/device.ts).
  const measured = await page.locator('canvas').evaluate((canvas) => {
    const probe = document.createElement('i');
    probe.className = 'stage-device';
    canvas.parentElement?.append(probe);
    const { padding, fontSize } = getComputedStyle(probe);
    probe.remove();
    return { padding, fontSize, width: canvas.parentElement?.clientWidth };
  });
  expect(measured).toEqual({ padding: '47px 1px 34px 2px', fontSize: '20px', width: 360 });
});

/** What a press of the button saves, by its name and its bytes. */
const saved = async (page: Page, name: string): Promise<[string, Uint8Array]> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const download = await coming;
  return [download.suggestedFilename(), readFileSync(await download.path())];
};

test('[replay] any player’s round is opened by its number; a case and a bundle are taken away', async ({
  page,
  club,
}) => {
  const { uid, token } = await registered(club);
  const post = async (path: string, body: object) => {
    const { answer } = await call(club, path, { requestId: randomUUID(), ...body }, token);
    return RoundAnswer.parse(answer).round;
  };
  const { id } = await post(openRoundPath('fto'), { clientSeed: 'mine', bet: 0 });
  await post(movePath('fto', id), { step: 0, move: { kind: 'next' } });
  await loginAsQa(page);
  await page.getByText('Days, closed ones, a round’s number').click();
  await page.getByLabel('Round number').fill('the last one');
  await page.getByRole('button', { name: 'Open the round' }).click();
  await expect(page.getByText('Type the round’s number, in digits.')).toBeVisible();
  await page.getByLabel('Round number').fill(`no. ${id}`);
  await page.getByRole('button', { name: 'Open the round' }).click();
  await expect(page).toHaveURL(`/replay?round=${id}&at=1`);
  await expect(page.getByText(`Find the Odd · ${uid}`)).toBeVisible();
  await expect(page.getByText(/^The same: \d+ events, \d+ entries\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  const place = page.getByRole('slider', { name: 'Place in the recording' });
  await page.getByRole('button', { name: 'Last entry' }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  const entry = Number(await place.inputValue()) + 1;
  const [name, bundle] = await saved(page, 'Save a bundle');
  expect(name).toMatch(/^fto-\d{4}-\d\d-\d\dT\d{6}\.zip$/);
  const files = unzipSync(bundle);
  const recorded = Object.keys(files).find((each) => each.endsWith('.json.gz')) ?? '';
  expect(Object.keys(files).toSorted()).toEqual(
    ['about.json', `entry-${entry}.png`, recorded, 'verdict.txt'].toSorted(),
  );
  expect(strFromU8(files['verdict.txt'] ?? new Uint8Array())).toMatch(/: the same\. \d+ events/);
  expect(JSON.parse(strFromU8(files['about.json'] ?? new Uint8Array()))).toMatchObject({
    game: 'fto',
    visit: `round ${id}`,
    entry,
    report: null,
    address: expect.stringContaining(`round=${id}&at=${entry}`),
  });

  const [, cut] = await saved(page, 'Save up to the cursor');
  const recording = Recording.parse(JSON.parse(gunzipSync(cut).toString()));
  expect(recording.segments).toHaveLength(1);
  expect((await replayOf(recording)).isSame).toBe(true);

  await page.goto('/replay?round=999999999');
  await expect(page.getByText('No History Found')).toBeVisible();
});

test('[replay] QA asserts what must hold, sees it judged at once, and saves it as a case', async ({
  page,
}) => {
  await loginAsQa(page);
  const file = page.getByLabel('Open a file');
  await file.setInputFiles('tests/recordings/squidgame/nothing.json.gz');
  await expect(page.getByText(/^The same: /)).toBeVisible();
  const must = page.getByRole('region', { name: 'What must hold' });
  await expect(must.getByRole('status')).toHaveText('Nothing is asserted yet.');
  await page.getByRole('button', { name: 'Next bet' }).click();
  await must.getByLabel('It must hold that').selectOption('the balance changes so');
  await must.getByLabel('Note').fill('the stake is gone at once');
  await must.getByRole('button', { name: 'Add' }).click();
  await expect(must.getByRole('status')).toHaveText('1 of 1 hold.');
  await must.getByLabel('It must hold that').selectOption('it never comes');
  await must.getByLabel('What', { exact: true }).selectOption('state');
  await must.getByLabel('Which').selectOption('settled');
  await must.getByLabel(/^Until entry/).fill('0');
  await must.getByRole('button', { name: 'Add' }).click();
  await expect(must.getByText(/^Type the number of an entry from \d+ to \d+/)).toBeVisible();
  await must.getByLabel(/^Until entry/).fill('');
  await must.getByRole('button', { name: 'Add' }).click();
  await expect(must.getByRole('status')).toHaveText('1 of 2 hold.');
  await expect(must.getByText(/^Fails at entry \d+: it came$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const broken = must.getByRole('listitem').filter({ hasText: 'Fails at entry' });
  await broken
    .getByRole('button', { name: /^Go to entry/ })
    .last()
    .click();
  const chart = page.getByRole('region', { name: 'The machine’s states and transitions' });
  await expect(chart.locator('[aria-current="step"]')).toHaveText('settled');

  const [name, bytes] = await saved(page, 'Save as a case');
  expect(name).toMatch(/^squidgame-.*-case\.json\.gz$/);
  const buffer = Buffer.from(bytes);
  const recording = Recording.parse(JSON.parse(gunzipSync(buffer).toString()));
  expect(await replayOf(recording)).toMatchObject({ isSame: true, isPassed: false });
  // Opened again, it is judged as it was; without what fails it passes.
  await file.setInputFiles({ name, mimeType: 'application/gzip', buffer });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(must.getByRole('status')).toHaveText('1 of 2 hold.');
  await broken.getByRole('button', { name: 'Remove' }).click();
  await expect(must.getByRole('status')).toHaveText('1 of 1 hold.');
  await expect(must.getByText('the stake is gone at once')).toBeVisible();
});

test('[replay] QA takes reports by what they share, looks after them, and closes them with the version that mends it', async ({
  page,
  club,
}) => {
  // Of somebody new: whose report is closed is told so, in whatever they do.
  const { token } = await registered(club);
  const report = { requestId: randomUUID(), game: 'rock-scissor-paper', note: 'It hung' };
  await call(club, reportsPath, report, token);
  await loginAsQa(page);
  await page.getByRole('checkbox', { name: 'By what they share' }).check();
  await page.getByRole('combobox', { name: /^Game/ }).selectOption('rock-scissor-paper');
  const group = page.getByRole('main').getByRole('link', { name: /Rock.*1 report/ });
  await group.click();
  const opened = page.getByRole('heading', { level: 2, name: /^Rock.*: 1 report$/ });
  await expect(opened).toBeVisible();
  await page.getByRole('textbox', { name: 'Who looks after it' }).fill('semak1');
  await page.getByRole('textbox', { name: 'Mended in version' }).fill('99.0.0');
  await page.getByRole('checkbox', { name: /^Closed: / }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^1 player is told/)).toBeVisible();
  await page.getByRole('button', { name: 'Close it and tell them' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(group).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByText('Days, closed ones, a round’s number').click();
  await page.getByRole('checkbox', { name: 'Closed ones too' }).check();
  await expect(group).toContainText('semak1 · Closed');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mended in version' })).toHaveValue('99.0.0');
  await page.getByRole('link', { name: /^Report \d+/ }).click();
  await expect(page.getByText('This report came without a recording.')).toBeVisible();
  await expect(page.getByText(/Its group: 1 report · Closed · semak1$/)).toBeVisible();
  await page.getByRole('link', { name: 'Its group' }).click();
  await expect(opened).toBeVisible();
});

test('[roles] a player finds no such page, and no player’s page takes QA in', async ({
  page,
  club,
}) => {
  await enterAs(page, (await registered(club)).token, '/replay?lang=en');
  await expect(page.getByRole('heading', { name: 'This path leads nowhere' })).toBeVisible();
});
