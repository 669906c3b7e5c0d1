import { Command } from 'commander';
import { SavedDraw } from '#contract/event.ts';
import { SavedRound } from '#contract/fairness.ts';
import { checkSaved } from '#games/check/check.ts';
import { checkDraw } from '#games/quiz-draw/check.ts';
import { PRINTED, print } from '#server/platform/terminal.ts';
import { BadInput, orBadInput } from './badInput.ts';
import { readJson } from './readJson.ts';
import { drawLines } from './verifyDrawText.ts';
import { type Drawn, hasPassedCheck, verifyLines } from './verifyText.ts';

/** What was saved in the app: of an event's draw, or of a round. */
const readRecord = (file: string): { draw: SavedDraw } | { round: SavedRound } => {
  const value = readJson(file);
  const isDraw = typeof value === 'object' && value !== null && 'draw' in value;
  const read = isDraw ? SavedDraw.safeParse(value) : SavedRound.safeParse(value);
  if (read.success) return 'draw' in read.data ? { draw: read.data } : { round: read.data };
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
  const where = path.length > 0 ? ` (${path.join('.')}: ${message})` : '';
  const what = isDraw ? "an event's draw" : 'a round';
  throw new BadInput(`${file} is no record of ${what} saved in the app${where}`);
};

const verifyRound = (record: SavedRound): boolean => {
  const draws: Drawn[] = [];
  const check = checkSaved(record, (step, n, drawn) => draws.push({ step, n, drawn }));
  print(...verifyLines(record, check, draws));
  return hasPassedCheck(check);
};

const verifyDraw = (record: SavedDraw): boolean => {
  const check = checkDraw(record);
  print(...drawLines(record, check));
  return check.kind === 'drawn' && check.disagreement === null;
};

export const verifyProgram = new Command('verify')
  .configureOutput(PRINTED)
  .description(
    "Recomputes a round or an event's draw saved in the app from its seeds, with the game's own rules.",
  )
  .argument('<file>', 'JSON saved with a round, or with a draw')
  .action((file: string) =>
    orBadInput(() => {
      const record = readRecord(file);
      const isFair = 'draw' in record ? verifyDraw(record.draw) : verifyRound(record.round);
      if (!isFair) process.exitCode = 1;
    }),
  );

if (import.meta.main) await verifyProgram.parseAsync();
