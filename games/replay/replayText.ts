import type { Entry, Recording } from '#contract/recording.ts';
import type { CaseReport } from '#games/replay/replayCase.ts';
import type { RoundCheck } from '../check/check.ts';

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
      // Whole segments were counted before this one: numbered as QA's page does.
      `  By ${driver}, entry ${replay.entries + index + 1} (${index + 1} of segment ${segment + 1}):`,
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

/** What was recorded, a line an entry: its number as in QA's page, seconds since the visit began, and the rest. */
export const entryLines = ({ segments }: Recording): string[] =>
  segments
    .flatMap(({ entries }) => entries)
    .map(({ at, ...rest }, index) =>
      [
        String(index + 1).padStart(5),
        (at / 1000).toFixed(3).padStart(9),
        JSON.stringify(rest),
      ].join('  '),
    );
