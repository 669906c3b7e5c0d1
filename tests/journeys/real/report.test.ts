import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRecordingFile, replayOf } from '#tools/replayOf.ts';
import { timeout } from '#tools/timeouts.ts';
import { expectAccessible } from '../axe.ts';
import { openReport } from '../report.ts';
import { enterAs, registered } from '../steps.ts';
import { answer, asked, startPlay } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';
import { hasLoaded, workerReady } from '../worker.ts';

// In real time, with the service worker in control: as a recording is made on a phone. Where time stands still,
// a scene takes none to load.
test.use({ serviceWorkers: 'allow', isDrawn: true });

test('[replay] a problem is reported offline, goes out by itself, replays the same and is answered', async ({
  page,
  club,
  context,
}) => {
  const { uid, token } = await registered(club);
  await enterAs(page, token, '/games?lang=en');
  await workerReady(page);
  await page.goto('/games/fto/play');
  await startPlay(page);
  await answer(page, 'right');
  await asked(page, 2);
  // Nothing of the menu was opened before the network went.
  for (const part of [/\/ReportView-.*\.js$/, /\/picture-.*\.js$/])
    await expect.poll(() => hasLoaded(page, part)).toBe(true);
  await context.setOffline(true);
  await openReport(page);
  await soon(page.getByRole('img', { name: 'The table as it is now' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What happened?').fill('The clock stood still');
  await press(page.getByRole('button', { name: 'Send the report' }));
  await soon(page.getByRole('heading', { name: 'Your report is waiting' })).toBeVisible();
  expect(await club.operator('report', 'list', '--player', uid)).toBe('There are none.');
  await context.setOffline(false);
  const reports = () => club.operator('report', 'list', '--player', uid);
  await expect.poll(reports, { timeout: timeout.loading }).toContain('fto');

  const listed = await reports();
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
