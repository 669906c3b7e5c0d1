import type { Entry, Recording } from '#contract/recording.ts';
import { shown, shownStart } from '#contract/shown.ts';
import { isSameJson } from '#engine/core/fair/verify.ts';
import type { Divergence } from '#engine/lab/replay/divergence.ts';
import type { Departure } from '#engine/lab/replay/replay.ts';
import type { CaseReport } from '#games/replay/replayCase.ts';
import type { RoundCheck } from '../check/check.ts';
import { judgedLines } from './assertionText.ts';

/** Characters of what strangers wrote, in a line. */
const MOST_ENTRY = 200;
const MOST_VALUE = 60;
/** Values of an entry that are told when they differ. */
const MOST_DIFFERENCES = 3;

/** A value of an entry, the beginning of a long one. */
export const valueText = (value: unknown): string =>
  value === undefined ? 'nothing' : shownStart(JSON.stringify(value), MOST_VALUE);

const entryText = (entry: Entry | null): string => {
  if (entry === null) return 'nothing more';
  const { kind, at: _, ...rest } = entry;
  return `${kind} ${shownStart(JSON.stringify(rest), MOST_ENTRY)}`;
};

/** Where a round is not what the rules give. */
export const unfairText = (check: RoundCheck): string =>
  shownStart(JSON.stringify('disagreement' in check ? check.disagreement : check.kind), MOST_ENTRY);

/** A value that came out another one: where it is in the entry, as it was recorded, as it was replayed. */
interface Difference {
  path: string;
  recorded: string;
  replayed: string;
}

/** The first values in which an entry came out another one; none where it is of another kind. */
export const differencesIn = ({ expected, actual }: Divergence): readonly Difference[] => {
  if (expected?.kind !== actual?.kind) return [];
  const found: Difference[] = [];
  const compare = (path: string, one: unknown, other: unknown) => {
    if (found.length >= MOST_DIFFERENCES || isSameJson(one, other)) return;
    if (isJsonObject(one) && isJsonObject(other))
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(`${path}.${key}`, one[key], other[key]);
    else
      found.push({
        path: shownStart(path, MOST_VALUE),
        recorded: valueText(one),
        replayed: valueText(other),
      });
  };
  const keys = new Set([...Object.keys(expected ?? {}), ...Object.keys(actual ?? {})]);
  // Times are not compared.
  for (const key of keys)
    if (key !== 'at') compare(key, Object(expected)[key], Object(actual)[key]);
  return found;
};

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const cameOut = ({ replay: { divergence, events, entries }, isSame }: CaseReport): string => {
  if (isSame) return `the same. ${events} events, ${entries} entries.`;
  return divergence || entries > 0 ? 'NOT the same.' : 'nothing in it to replay.';
};

/** What fails comes first. */
const outcome = (report: CaseReport): string => {
  const all = report.judged.length;
  const broken = report.judged.filter(({ fails }) => fails !== null).length;
  if (broken === 0)
    return `${cameOut(report)}${all > 0 ? ` ${all} of ${all} assertions hold.` : ''}`;
  const fail = broken === 1 ? 'does' : 'do';
  return `FAILED: ${broken} of ${all} assertions ${fail} not hold. Replays to: ${cameOut(report)}`;
};

/** Where it departs: which entry, where the machine stood, what was recorded there, and what came out. */
const departureLines = (departure: Departure): string[] => {
  const { driver, segment, index, entry, at, state, event, expected, actual } = departure;
  const stood = state === null ? 'before it began' : `in state ${valueText(state)}`;
  const after = event === null ? '' : `, after event ${shownStart(event, MOST_VALUE)}`;
  return [
    `  By ${driver}, entry ${entry} (${index + 1} of segment ${segment + 1}) at ${(at / 1000).toFixed(3)} s, ${stood}${after}:`,
    `    recorded  ${entryText(expected)}`,
    `    replayed  ${entryText(actual)}`,
    ...differencesIn(departure).map(
      ({ path, recorded, replayed }) =>
        `    differs   ${path}: recorded ${recorded}, replayed ${replayed}`,
    ),
  ];
};

/** What a replay found, a line each; the first says what fails, and whether it is as it was. */
export const replayLines = (file: string, report: CaseReport): string[] => {
  const { replay, unfair, changes, judged } = report;
  const lines = [`${file}: ${outcome(report)}`, ...judgedLines(judged)];
  if (replay.divergence) lines.push(...departureLines(replay.divergence));
  for (const { roundId, check } of unfair)
    lines.push(
      `  Round ${shownStart(roundId, MOST_VALUE)} is not what the rules give: ${unfairText(check)}`,
    );
  for (const { what, recorded, now } of changes) {
    const then = shownStart(String(recorded), MOST_VALUE);
    lines.push(`  Recorded with ${what} ${then}, now it is ${now}: no defect by itself.`);
  }
  return lines.map(shown);
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
