import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { hangingLines, PRINTED, print } from '#server/platform/terminal.ts';
import { OUTCOMES, titleOf } from '../tests/harness/outcomes.ts';
import { JOURNEY_ARGS, launchChromium } from './chromium.ts';
import { buildPacePage, openPacePage } from './pace/measure.ts';
import { run } from './run.ts';

// How long each outcome takes from the press until the next decision, beside the most it may take:
// `npm run pace [-- <part of a name>] [--pictures <ms>]`. Exit code 1 where one takes longer.
const FOLDER = '.reports/pace';
const PACES = ['normal', 'quick'] as const;

const row = (title: string, pace: string, now: string, most: string): string =>
  `${title.padEnd(28)} ${pace.padEnd(7)} ${now.padStart(7)} ${most.padStart(7)}`;

const look = async (wanted: string, pictureMs: number | undefined): Promise<void> => {
  if ((await run('node', ['tools/assets.ts'])) !== 0) throw new Error('the art was not made');
  const files = await buildPacePage();
  const browser = await launchChromium(JOURNEY_ARGS);
  try {
    const pace = await openPacePage(await browser.newPage(), files);
    mkdirSync(FOLDER, { recursive: true });
    print(row('milliseconds', 'pace', 'now', 'most'));
    for (const outcome of OUTCOMES) {
      const title = titleOf(outcome);
      if (!title.includes(wanted)) continue;
      for (const name of PACES) {
        const most = outcome.most[name];
        const options = { isQuick: name === 'quick', ...(pictureMs && { pictureMs }) };
        const { ms, strip } = await pace(title, options);
        print(`${row(title, name, String(ms), String(most))}${ms > most ? '  too long' : ''}`);
        if (ms > most) process.exitCode = 1;
        if (strip)
          writeFileSync(join(FOLDER, `${title}-${name}.png`), Buffer.from(strip, 'base64'));
      }
    }
  } catch (error) {
    print(...hangingLines(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
};

await new Command('pace')
  .configureOutput(PRINTED)
  .description('How long the player waits for the next decision after each outcome.')
  .argument('[part]', 'of the names of outcomes', '')
  .option(
    '--pictures <ms>',
    `a strip of pictures of each, one every so often, in ${FOLDER}`,
    Number,
  )
  .action((part: string, { pictures }: { pictures?: number }) => look(part, pictures))
  .parseAsync();
