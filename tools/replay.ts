import { globSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { BadInput, orBadInput } from './badInput.ts';
import { readRecordingFile, replayOf } from './replayOf.ts';
import { replayLines } from './replayText.ts';

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
        const report = await replayOf(readRecordingFile(file));
        console.log(
          json ? JSON.stringify({ file, ...report }) : replayLines(file, report).join('\n'),
        );
        if (!report.isSame) process.exitCode = 1;
      }
    }),
  );

await program.parseAsync();
