import { useDeferredValue, useMemo, useState } from 'react';
import { LANES, type Lane } from '#engine/lab/replay/tape.ts';
import { rowText, type TapeRow } from './words.ts';

/** Rows in the order of their places, and those of them that are asked for: by kind, and by words they have. */
export const useTapeFilter = (rows: readonly TapeRow[]) => {
  const [lanes, setLanes] = useState<ReadonlySet<Lane>>(() => new Set(LANES));
  const [words, setWords] = useState('');
  // What is typed stands at once; a hundred thousand rows are looked through when there is time.
  const sought = useDeferredValue(words);
  const shown = useMemo(() => {
    const asked = sought.trim().toLowerCase();
    return rows.filter(
      (row) => lanes.has(row.step.lane) && (!asked || rowText(row).toLowerCase().includes(asked)),
    );
  }, [rows, lanes, sought]);
  const toggle = (lane: Lane) =>
    setLanes((before) => {
      const next = new Set(before);
      if (!next.delete(lane)) next.add(lane);
      return next;
    });
  return { lanes, toggle, words, setWords, shown };
};
export type TapeFilter = ReturnType<typeof useTapeFilter>;
