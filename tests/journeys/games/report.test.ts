import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { readRecordingFile, replayOf } from '#tools/replayOf.ts';
import { expectAccessible } from '../axe.ts';
import { enterAs, registered } from '../steps.ts';
import { answer, asked, skipGuide, startPlay } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { workerReady } from '../worker.ts';

const openReport = async (page: Page): Promise<void> => {
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(page.getByRole('button', { name: 'Report a problem' }));
  await soon(page.getByLabel('What happened?')).toBeVisible();
};

const hasLoaded = (page: Page, file: RegExp): Promise<boolean> =>
  page.evaluate(
    (pattern) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    file.source,
  );

test.describe('with the service worker in control', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[replay] a problem is reported offline, goes out by itself, replays the same and is answered', async ({
    page,
    club,
    context,
    time,
  }) => {
    const { uid, token } = await registered(club);
    await enterAs(page, token, '/games?lang=en');
    await workerReady(page, () => time.pass(1_000));
    await page.goto('/games/fto/play');
    await startPlay(page);
    await answer(page, 'right');
    await asked(page, 2);
    // Nothing of the menu was opened before the network went.
    await expect(async () => {
      await time.pass(1_000);
      expect(await hasLoaded(page, /\/ReportView-.*\.js$/)).toBe(true);
    }).toPass();
    await context.setOffline(true);
    await openReport(page);
    await soon(page.getByRole('img', { name: 'The table as it is now' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('What happened?').fill('The clock stood still');
    await press(page.getByRole('button', { name: 'Send the report' }));
    await soon(page.getByRole('heading', { name: 'Your report is waiting' })).toBeVisible();
    expect(await club.operator('report', 'list', '--player', uid)).toBe('There are none.');
    await context.setOffline(false);
    await expect(async () => {
      await time.pass(5_000);
      expect(await club.operator('report', 'list', '--player', uid)).toContain('fto');
    }).toPass();

    const listed = await club.operator('report', 'list', '--player', uid);
    const [id = ''] = listed.split(' ');
    expect(listed.split('\n')).toHaveLength(1);
    const folder = test.info().outputPath('exported');
    await club.operator('report', 'export', id, folder);
    expect(readdirSync(folder)).toEqual(['picture.webp', 'recording.json.gz', 'report.json']);
    const recording = readRecordingFile(join(folder, 'recording.json.gz'));
    expect(JSON.stringify(recording)).not.toContain(uid);
    const replayed = await replayOf(recording);
    expect(replayed).toMatchObject({ isSame: true });

    await club.operator('report', 'close', id, '--answer', 'Your clock was right.');
    await page.goto('/inbox?lang=en');
    await soon(page.getByText(`Your report ${id} is closed`).first()).toBeVisible();
  });
});

const PICTURES = 10;

/** How many different colours a picture of the page has: one that is black has one. */
const coloursOf = (img: Locator): Promise<number> =>
  img.evaluate(async (node: HTMLImageElement) => {
    await node.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [node.naturalWidth, node.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(node, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(new Uint32Array((data as Uint8ClampedArray).buffer)).size;
  });

drawnTest(
  `the picture of a report shows the table, ${PICTURES} times of ${PICTURES}`,
  async ({ page, club }) => {
    const { token } = await registered(club);
    await enterAs(page, token, '/games/fto/play?lang=en');
    await startPlay(page);
    for (let taken = 0; taken < PICTURES; taken += 1) {
      await openReport(page);
      const picture = page.getByRole('img', { name: 'The table as it is now' });
      await soon(picture).toBeVisible();
      expect(await coloursOf(picture)).toBeGreaterThan(100);
      await press(page.getByRole('button', { name: 'Continue playing' }));
    }
  },
);

test('a report that is sent at once tells its number', async ({ page, club }) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await skipGuide(page);
  await openReport(page);
  await page.getByLabel('What happened?').fill('Nothing, I only look around');
  await press(page.getByRole('checkbox', { name: 'Send this picture of the table too' }));
  await press(page.getByRole('button', { name: 'Send the report' }));
  const heading = page.getByRole('heading', { name: /^We have your report \d+$/ });
  await soon(heading).toBeFocused();
  const shown = await club.operator(
    'report',
    'show',
    /\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '',
  );
  expect(shown).toContain(`uid: ${uid}`);
  expect(shown).toContain('pictureBytes: 0');
});
