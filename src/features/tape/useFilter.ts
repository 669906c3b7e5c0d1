import { useMemo, useState } from 'react';
import { LANES, type Lane } from '#engine/replay/tape.ts';
import { type Row, wordsOf } from './words.ts';

/** Rows in the order of their places, and those of them that are asked for: by kind, and by words they have. */
export const useFilter = (rows: readonly Row[]) => {
  const [lanes, setLanes] = useState<ReadonlySet<Lane>>(() => new Set(LANES));
  const [words, setWords] = useState('');
  const shown = useMemo(() => {
    const asked = words.trim().toLowerCase();
    return rows.filter(
      (row) => lanes.has(row.step.lane) && (!asked || wordsOf(row).toLowerCase().includes(asked)),
    );
  }, [rows, lanes, words]);
  const toggle = (lane: Lane) =>
    setLanes((before) => {
      const next = new Set(before);
      if (!next.delete(lane)) next.add(lane);
      return next;
    });
  return { lanes, toggle, words, setWords, shown };
};
export type Filter = ReturnType<typeof useFilter>;
