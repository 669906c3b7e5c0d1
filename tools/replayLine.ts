import { replayLines } from '#games/replay/replayText.ts';
import type { ReplayedFile } from './replayFiles.ts';

type Outcome = 'passed' | 'failed' | 'unreplayed';

export const outcomeOf = (replayed: ReplayedFile): Outcome => {
  if ('fault' in replayed) return 'unreplayed';
  return replayed.report.isPassed ? 'passed' : 'failed';
};

/** What came of a file, for people. */
export const textLines = (replayed: ReplayedFile): string[] =>
  'fault' in replayed ? [replayed.text] : replayLines(replayed.file, replayed.report);

/** The same for programs, in the shape that docs/replay.md tells. */
export const jsonLine = (replayed: ReplayedFile): string => {
  const { file } = replayed;
  const outcome = outcomeOf(replayed);
  if ('fault' in replayed) {
    const { fault, text } = replayed;
    return JSON.stringify({ file, outcome, fault, text });
  }
  const { replay, unfair, changes, judged } = replayed.report;
  const assertions = judged.map(({ assertion, before, fails }) => ({
    ...assertion,
    entry: before + assertion.index + 1,
    fails: fails && { why: fails.why, entry: before + fails.index + 1 },
  }));
  return JSON.stringify({ file, outcome, ...replay, unfair, changes, assertions });
};

/** How many files came to what. */
export const countLine = (outcomes: readonly Outcome[]): string => {
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  const files = outcomes.length === 1 ? '1 file' : `${outcomes.length} files`;
  return `${files}: ${count('passed')} passed, ${count('failed')} failed, ${count('unreplayed')} not replayed.`;
};

/** 2: not all could be replayed; 1: not all passed. */
export const exitCodeOf = (outcomes: readonly Outcome[]): number => {
  if (outcomes.includes('unreplayed')) return 2;
  return outcomes.includes('failed') ? 1 : 0;
};
