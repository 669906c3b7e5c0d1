import { useMemo, useState } from 'react';
import type { Comparison } from '#engine/lab/replay/compare.ts';
import type { Cursor } from '../transport/useCursor.ts';

/** Of each pair, the last step of that recording until then. */
const placesOf = ({ pairs }: Comparison, side: 'first' | 'second'): number[] => {
  let place = 0;
  return pairs.map((pair) => {
    place = pair[side] ?? place;
    return place;
  });
};

/**
 * A walk through two recordings in step, over the pairs of their steps: whoever moves the cursor moves both. Null:
 * they have no pair.
 */
export const usePairWalk = (comparison: Comparison | null, cursor: Pick<Cursor, 'at' | 'go'>) => {
  const places = useMemo(
    () =>
      comparison && {
        first: placesOf(comparison, 'first'),
        second: placesOf(comparison, 'second'),
      },
    [comparison],
  );
  // Pairs that only the other recording has a step of are passed while the cursor stands.
  const [chosen, setChosen] = useState({ at: -1, nth: 0 });
  if (!comparison || !places || comparison.pairs.length === 0) return null;
  const { pairs, differsAt } = comparison;
  const last = pairs.length - 1;
  const isChosen = chosen.at === cursor.at && chosen.nth <= last;
  const nth = isChosen
    ? chosen.nth
    : Math.max(
        0,
        pairs.findLastIndex(({ first }) => first !== null && first <= cursor.at),
      );
  return {
    nth,
    last,
    differsAt,
    pair: pairs[nth],
    /** The steps that are shown, each in its own recording. */
    first: isChosen ? (places.first[nth] ?? 0) : cursor.at,
    second: places.second[nth] ?? 0,
    go(to: number) {
      const next = Math.min(last, Math.max(0, to));
      const at = places.first[next] ?? 0;
      setChosen({ at, nth: next });
      cursor.go(at);
    },
  };
};
export type PairWalk = NonNullable<ReturnType<typeof usePairWalk>>;
