import { globSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { entryLines } from '#games/replay/replayText.ts';
import { PRINTED, print } from '#server/platform/terminal.ts';
import { orBadInput } from './badInput.ts';
import { replayFiles } from './replayFiles.ts';
import { countLine, exitCodeOf, jsonLine, outcomeOf, textLines } from './replayLine.ts';
import { readRecordingFile } from './replayOf.ts';

/** The files meant: themselves, and all recordings in the folders among them; a folder without any stands for itself. */
const filesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
    const found = globSync(`${name}/**/*.{json,json.gz}`).toSorted();
    return found.length > 0 ? found : [name];
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
  .option('--json', 'a line of JSON for each file, and nothing else (docs/replay.md)')
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
      const outcomes: ReturnType<typeof outcomeOf>[] = [];
      for await (const replayed of replayFiles(filesOf(names))) {
        outcomes.push(outcomeOf(replayed));
        print(...(json ? [jsonLine(replayed)] : textLines(replayed)));
      }
      if (!json) print(countLine(outcomes));
      process.exitCode = exitCodeOf(outcomes);
    }),
  );

await program.parseAsync();
