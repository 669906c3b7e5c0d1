import { Command } from 'commander';
import { SavedRound } from '#contract/fairness.ts';
import { checkSaved } from '#games/check.ts';
import { PRINTED, print } from '#server/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { readJson } from './readJson.ts';
import { type Drawn, isPassed, verifyLines } from './verifyText.ts';

/** A record as it was saved in the app. */
const readRecord = (file: string): SavedRound => {
  const read = SavedRound.safeParse(readJson(file));
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
  const where = path.length > 0 ? ` (${path.join('.')}: ${message})` : '';
  throw new BadInput(`${file} is no record of a round saved in the app${where}`);
};

const program = new Command('verify')
  .configureOutput(PRINTED)
  .description("Recomputes a round saved in the app from its seeds, with the game's own rules.")
  .argument('<file>', 'JSON saved with a round')
  .action((file: string) =>
    orBadInput(() => {
      const record = readRecord(file);
      const draws: Drawn[] = [];
      const check = checkSaved(record, (step, n, drawn) => draws.push({ step, n, drawn }));
      print(...verifyLines(record, check, draws));
      if (!isPassed(check)) process.exitCode = 1;
    }),
  );

await program.parseAsync();
