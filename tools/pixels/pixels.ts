import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { print } from '#server/terminal.ts';
import { BadInput } from '../badInput.ts';
import { JOURNEY_ARGS, launchChromium } from '../chromium.ts';
import { readRecordingFile } from '../replayOf.ts';
import { run } from '../run.ts';
import { buildFilmPage, openFilmPage, shotsOf } from './filmPage.ts';
import { type OtherShot, othersIn, sheetOf } from './sheet.ts';

/** Where pictures go that are others than those kept. */
const REPORTS = '.reports/pixels';

/** The kept pictures of a recording, beside it. */
const keptOf = (file: string): string => file.replace(/\.json(\.gz)?$/, '.webp');

const otherLine = ({ shot, pixels }: OtherShot, startedAt: number): string =>
  `  ${((shot.time - startedAt) / 1_000).toFixed(1)} s (${shot.why}): ${pixels} pixels are others.`;

const compare = async (file: string, shots: Awaited<ReturnType<typeof shotsOf>>) => {
  const others = await othersIn(readFileSync(keptOf(file)), shots);
  if (others?.length === 0) {
    print(`${file}: the same pictures, ${shots.length}.`);
    return;
  }
  process.exitCode = 1;
  mkdirSync(REPORTS, { recursive: true });
  const name = join(REPORTS, `${basename(dirname(file))}-${basename(keptOf(file))}`);
  writeFileSync(name, await sheetOf(shots));
  print(`${file}: OTHER pictures, see ${name}.`);
  const { startedAt } = readRecordingFile(file);
  for (const other of others ?? []) print(otherLine(other, startedAt));
};

/**
 * Compares the marks of recordings with the pictures that are kept of them, or with `isKept` keeps them
 * anew. Recordings without pictures are passed over. Throws BadInput where that are all.
 */
export const replayPixels = async (files: readonly string[], isKept: boolean): Promise<void> => {
  const wanted = isKept ? files : files.filter((file) => existsSync(keptOf(file)));
  if (wanted.length === 0) throw new BadInput('No pictures are kept of these: --keep makes some');
  if ((await run('node', ['tools/assets.ts'])) !== 0) throw new Error('the pictures were not made');
  const page = await buildFilmPage();
  const browser = await launchChromium(JOURNEY_ARGS);
  try {
    for (const file of wanted) {
      const tab = await browser.newPage();
      await openFilmPage(tab, page);
      const shots = await shotsOf(tab, readRecordingFile(file));
      await tab.close();
      if (!isKept) await compare(file, shots);
      else {
        writeFileSync(keptOf(file), await sheetOf(shots));
        print(`${keptOf(file)}: ${shots.length} pictures are kept.`);
      }
    }
  } finally {
    await browser.close();
  }
};
