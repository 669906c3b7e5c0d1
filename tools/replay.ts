import { globSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Command } from 'commander';
import type { Recording } from '#contract/recording.ts';
import { readRecording } from '#engine/record/migrate.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { replayOf } from './replayOf.ts';
import { replayLines } from './replayText.ts';

/** A recording as it was saved or exported, gzipped or not. */
const readFile = (file: string): Recording => {
  let recording: Recording | null = null;
  try {
    const bytes = readFileSync(file);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    recording = readRecording(JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8')));
  } catch {
    // Said below: there is nothing to read in it.
  }
  if (recording) return recording;
  throw new BadInput(`${file} is no recording of play`);
};

/** The files meant: themselves, and all recordings in the folders among them. */
const filesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found) throw new BadInput(`${name} does not exist`);
    return found.isDirectory() ? globSync(`${name}/**/*.{json,json.gz}`).toSorted() : [name];
  });

const program = new Command('replay')
  .description('Replays recordings of play through the machines and rules of today.')
  .argument('<files...>', 'recordings (.json, .json.gz), or folders of them')
  .option('--json', 'a line of JSON each')
  .action((names: string[], { json = false }: { json?: boolean }) =>
    orBadInput(async () => {
      for (const file of filesOf(names)) {
        const report = await replayOf(readFile(file));
        console.log(
          json ? JSON.stringify({ file, ...report }) : replayLines(file, report).join('\n'),
        );
        if (!report.isSame) process.exitCode = 1;
      }
    }),
  );

await program.parseAsync();
