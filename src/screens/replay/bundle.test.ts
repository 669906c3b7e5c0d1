import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Recording } from '#contract/recording.ts';
import type { QaReportAnswer } from '#contract/reports.ts';
import { bundleOf } from './bundle.ts';

const recording: Recording = {
  version: 2,
  game: 'fto',
  startedAt: Date.UTC(2026, 2, 10, 4),
  visit: 'v',
  build: '5.5.1',
  machine: 'm',
  dropped: 0,
  segments: [],
};
const verdict = {
  replay: { events: 0, entries: 0, divergence: null },
  unfair: [],
  changes: [],
  isSame: false,
  judged: [],
  isPassed: false,
};

it('[replay] its files are named with the report’s number', async () => {
  const told = { recording, verdict, report: null, entry: 1, address: '' };
  const { name, content } = await bundleOf({ ...told, ending: '-report-12' });
  expect(name).toBe('fto-2026-03-10T040000-report-12.zip');
  const files = Object.keys(unzipSync(new Uint8Array(await content.arrayBuffer())));
  expect(files.join()).toContain('fto-2026-03-10T040000-report-12.json');
});

it('[replay] what a terminal would obey of a note is escaped in a bundle, and its value stays', async () => {
  const note = 'x\u009b31m\u202ey';
  const report = { id: '12', note, recording: null, picture: null } as unknown as QaReportAnswer;
  const { content } = await bundleOf({
    recording,
    ending: '',
    verdict,
    report,
    entry: 1,
    address: '',
  });
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  const about = strFromU8(files['about.json'] ?? new Uint8Array());
  expect(about).toMatch(/^[ -~\n]+$/);
  expect(JSON.parse(about).report.note).toBe(note);
});
