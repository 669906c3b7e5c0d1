import { globSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { entryLines, replayLines } from '#games/replay/replayText.ts';
import { hangingLines, PRINTED, print, printError } from '#server/platform/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { replayFiles } from './replayFiles.ts';
import { readRecordingFile } from './replayOf.ts';

/** The files meant: themselves, and all recordings in the folders among them. */
const filesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found) throw new BadInput(`${name} does not exist`);
    return found.isDirectory() ? globSync(`${name}/**/*.{json,json.gz}`).toSorted() : [name];
  });

interface Options {
  json?: boolean;
  entries?: boolean;
  pixels?: boolean;
  keep?: boolean;
}

const program = new Command('replay')
  .configureOutput(PRINTED)
  .description('Replays recordings of play through the machines and rules of today.')
  .argument('<files...>', 'recordings (.json, .json.gz), or folders of them')
  .option('--json', 'a line of JSON each')
  .option('--entries', 'prints what was recorded instead: number, seconds, entry')
  .option('--pixels', 'compares what is seen at their marks with what is kept beside them')
  .option('--keep', 'with --pixels: keeps what is seen now')
  .action((names: string[], { json = false, entries, pixels, keep = false }: Options) =>
    orBadInput(async () => {
      if (entries) {
        for (const file of filesOf(names))
          await orBadInput(() => print(...entryLines(readRecordingFile(file))));
        return;
      }
      if (pixels) {
        // A browser and a bundler: only where they are needed.
        const { replayTrees } = await import('./film/replayTrees.ts');
        return replayTrees(filesOf(names), keep);
      }
      for await (const { file, ...replayed } of replayFiles(filesOf(names))) {
        if ('badInput' in replayed) {
          printError(...hangingLines(replayed.badInput));
          process.exitCode = 2;
          continue;
        }
        const { report } = replayed;
        print(...(json ? [JSON.stringify({ file, ...report })] : replayLines(file, report)));
        if (!report.isSame) process.exitCode ??= 1;
      }
    }),
  );

await program.parseAsync();
