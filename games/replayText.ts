import type { Entry } from '#contract/recording.ts';
import type { CaseReport } from '#games/replayCase.ts';
import type { RoundCheck } from './check.ts';

const entryText = (entry: Entry | null): string =>
  entry === null ? 'nothing more' : JSON.stringify(entry);

/** Where a round is not what the rules give. */
export const unfairText = (check: RoundCheck): string =>
  JSON.stringify('disagreement' in check ? check.disagreement : check.kind);

const outcome = ({ replay: { divergence, events, entries }, isSame }: CaseReport): string => {
  if (isSame) return `the same. ${events} events, ${entries} entries.`;
  return divergence || entries > 0 ? 'NOT the same.' : 'nothing in it to replay.';
};

/** What a replay found, a line each; the first says whether it is as it was. */
export const replayLines = (file: string, report: CaseReport): string[] => {
  const { replay, unfair, changes } = report;
  const { divergence } = replay;
  const lines = [`${file}: ${outcome(report)}`];
  if (divergence) {
    const { driver, segment, index, expected, actual } = divergence;
    lines.push(
      `  By ${driver}, segment ${segment + 1}, entry ${index + 1}:`,
      `    recorded  ${entryText(expected)}`,
      `    replayed  ${entryText(actual)}`,
    );
  }
  for (const { roundId, check } of unfair)
    lines.push(`  Round ${roundId} is not what the rules give: ${unfairText(check)}`);
  for (const { what, recorded, now } of changes)
    lines.push(`  Recorded with ${what} ${recorded}, now it is ${now}: no defect by itself.`);
  return lines;
};
