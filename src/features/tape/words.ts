import { changedKeys, type Moment, type TapeStep } from '#engine/lab/replay/tape.ts';

/** An entry with its place in the list it came from, and what the machine knew then. */
export interface TapeRow {
  place: number;
  step: TapeStep;
  moment: Moment | undefined;
}

const known = new WeakMap<TapeStep, string>();

const line = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Of a state: from where to where, and what of its memory is other than before. */
const stateWords = (value: unknown, { before, now }: Moment): string => {
  const way = `${before ? `${line(before.value)} → ` : ''}${line(value)}`;
  const changed = before && now ? changedKeys(before, now) : [];
  return changed.length > 0 ? `${way} · ${changed.join(', ')}` : way;
};

const made = ({ step: { entry }, moment }: TapeRow): string => {
  if (entry.kind === 'state' && moment) return `state ${stateWords(entry.value, moment)}`;
  const { kind, at: _, ...rest } = entry;
  return `${kind} ${JSON.stringify(rest)}`;
};

/** What an entry says, in a line. Made when it is first asked for: most rows of a log are never seen. */
export const rowText = (row: TapeRow): string => {
  const words = known.get(row.step) ?? made(row);
  known.set(row.step, words);
  return words;
};
