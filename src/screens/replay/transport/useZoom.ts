import { useState } from 'react';

/** Steps that are seen at once at the least. */
const LEAST = 40;

/** The part of a line of `count` steps that is seen; it moves on as the cursor `at` leaves it. */
export const useZoom = (count: number, at: number) => {
  const [level, setLevel] = useState(0);
  const [from, setFrom] = useState(0);
  const closest = Math.max(0, Math.ceil(Math.log2(count / LEAST)));
  // Each level shows half as many.
  const spanOf = (close: number) => Math.min(count, Math.max(LEAST, Math.ceil(count / 2 ** close)));
  const around = (span: number) => Math.max(0, Math.min(count - span, Math.round(at - span / 2)));
  const span = spanOf(level);
  const isSeen = at >= from && at < from + span && from + span <= count;
  const first = isSeen ? from : around(span);
  if (first !== from) setFrom(first);
  return {
    first,
    span,
    isClosest: level >= closest,
    isWhole: level === 0,
    /** A level closer (1) or wider (-1), about the cursor. */
    zoom(by: 1 | -1) {
      const next = Math.max(0, Math.min(closest, level + by));
      setLevel(next);
      setFrom(around(spanOf(next)));
    },
  };
};
export type Zoom = ReturnType<typeof useZoom>;
