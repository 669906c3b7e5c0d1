import type { Recording } from '#contract/recording.ts';

/** Milliseconds: what was not written yet is written so often. A page that crashes loses no more. */
export const FLUSH_MS = 5_000;

/** JSON of an object with one more key at its end, whose value is JSON already. */
const withLast = (value: object, key: string, json: string): string =>
  `${JSON.stringify(value).slice(0, -1)},"${key}":${json}}`;

/**
 * Writes the first segment of a recording as JSON of a recording that has only this segment. Frames are
 * added to the last entry, and no entry before it changes: where the `id`th segment is written again, only the last
 * one and those that are new are gone through.
 */
export const createSegmentText = () => {
  let known = { id: -1, count: 0, text: '' };
  return ({ segments: [segment], ...head }: Recording, id: number): string => {
    const { entries = [], ...about } = segment ?? {};
    if (known.id !== id) known = { id, count: 0, text: '' };
    const [before, last] = [entries.slice(known.count, -1), entries.slice(-1)];
    for (const entry of before) known.text += `${JSON.stringify(entry)},`;
    known.count += before.length;
    const all = known.text + last.map((entry) => JSON.stringify(entry));
    return withLast(head, 'segments', `[${withLast(about, 'entries', `[${all}]`)}]`);
  };
};
