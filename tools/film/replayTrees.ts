import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright';
import type { Recording } from '#contract/recording.ts';
import { print } from '#server/platform/terminal.ts';
import { BadInput } from '../badInput.ts';
import { JOURNEY_ARGS, launchChromium } from '../chromium.ts';
import { buildHarnessPage, openHarnessPage } from '../harnessPage.ts';
import { readRecordingFile } from '../replayOf.ts';
import { run } from '../run.ts';
import { shotsOf } from './shotsOf.ts';
import { type OtherMark, othersIn, treesOf } from './trees.ts';

/** Where pictures go of marks at which something else is seen than is kept. */
const REPORTS = '.reports/pixels';
/** So many lines are printed of what is another at a mark. */
const MOST_LINES = 12;

/** What is kept of a recording's marks, beside it. */
const keptOf = (file: string): string => file.replace(/\.json(\.gz)?$/, '.tree.txt');

/** Pictures of those marks, as this browser draws them. Answers their folder. */
const picture = async (
  page: Page,
  file: string,
  recording: Recording,
  others: readonly OtherMark[],
): Promise<string> => {
  const only = others.map(({ mark }) => mark);
  const shots = await shotsOf(page, recording, { only, isPictured: true });
  const folder = join(REPORTS, `${basename(dirname(file))}-${basename(file, '.tree.txt')}`);
  mkdirSync(folder, { recursive: true });
  for (const [at, { png }] of shots.entries())
    if (png) writeFileSync(join(folder, `${only[at]}.png`), Buffer.from(png, 'base64'));
  return folder;
};

const printOther = ({ mark, heading, lines }: OtherMark) => {
  print(`  mark ${mark}, ${heading}`);
  for (const line of lines.slice(0, MOST_LINES)) print(`    ${line}`);
  if (lines.length > MOST_LINES) print(`    and ${lines.length - MOST_LINES} lines more`);
};

const look = async (page: Page, file: string, isKept: boolean): Promise<void> => {
  const recording = readRecordingFile(file);
  const kept = keptOf(file);
  const shots = await shotsOf(page, recording);
  const now = treesOf(recording, shots);
  if (isKept) {
    writeFileSync(kept, now);
    print(`${kept}: what is seen at ${shots.length} marks is kept.`);
    return;
  }
  const others = othersIn(readFileSync(kept, 'utf8'), now);
  if (others.length === 0) {
    print(`${file}: the same is seen, at ${shots.length} marks.`);
    return;
  }
  process.exitCode = 1;
  const folder = await picture(page, kept, recording, others);
  print(`${file}: something ELSE is seen, at ${others.length} marks; pictures: ${folder}/`);
  for (const other of others) printOther(other);
};

/**
 * Compares what is seen at the marks of recordings with what is kept of them, or with `isKept` keeps it
 * anew. Recordings of which nothing is kept are passed over. Throws BadInput where that are all.
 */
export const replayTrees = async (files: readonly string[], isKept: boolean): Promise<void> => {
  const wanted = isKept ? files : files.filter((file) => existsSync(keptOf(file)));
  if (wanted.length === 0) throw new BadInput('Nothing seen is kept of these: --keep keeps it');
  if ((await run('node', ['tools/assets.ts'])) !== 0) throw new Error('the art was not made');
  const page = await buildHarnessPage('film');
  const browser = await launchChromium(JOURNEY_ARGS);
  try {
    for (const file of wanted) {
      const tab = await browser.newPage();
      await openHarnessPage(tab, 'film', page);
      await look(tab, file, isKept);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
};
