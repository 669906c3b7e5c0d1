// jsdiff aligns two lists by Myers' algorithm, and gives up where they have too little in common.
import { diffArrays } from 'diff';
import type { TapeStep } from './tape.ts';

/** Steps of two recordings that stand beside each other; null: the other one has no such step there. */
export interface Pair {
  first: number | null;
  second: number | null;
}

export interface Comparison {
  pairs: readonly Pair[];
  /** The first pair that is no pair; null: there is none. */
  differsAt: number | null;
  /** How many steps both have, and each of them alone. */
  counts: { both: number; first: number; second: number };
}

/** So many steps may be on one side alone; with more, two recordings tell of different things. */
const MOST_EDITS = 4_000;

const typeOf = (event: unknown): unknown => Object(event).type;

/** What a step has to be alike in. Null: it says nothing of the round's course, or is never alike. */
const keyOf = ({ entry }: TapeStep): string | null => {
  switch (entry.kind) {
    case 'input':
      return `input ${entry.from} ${typeOf(entry.input)}`;
    case 'event':
      return `event ${typeOf(entry.event)}`;
    case 'state':
      return `state ${entry.status} ${JSON.stringify(entry.value)}`;
    case 'failure':
      return `failure ${JSON.stringify(entry.failure)}`;
    case 'broke':
    case 'fault':
      return `${entry.kind} ${entry.error}`;
    default:
      return null;
  }
};

/** The steps that count, by what they have to be alike in. */
const courseOf = (steps: readonly TapeStep[]) =>
  steps.flatMap((step, place) => {
    const key = keyOf(step);
    return key === null ? [] : [{ key, place }];
  });

/**
 * Aligns the courses of two recordings: what players did, what the machine was told, where it stood, what
 * failed. Times, ids and amounts may differ. Null: they have too little in common.
 */
export const compare = (
  firstSteps: readonly TapeStep[],
  secondSteps: readonly TapeStep[],
): Comparison | null => {
  const [first, second] = [courseOf(firstSteps), courseOf(secondSteps)];
  const parts = diffArrays(first, second, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MOST_EDITS,
  });
  if (!parts) return null;
  const pairs: Pair[] = [];
  const counts = { both: 0, first: 0, second: 0 };
  const next = { first: 0, second: 0 };
  for (const { added, removed, count } of parts) {
    counts[added ? 'second' : removed ? 'first' : 'both'] += count;
    for (let nth = 0; nth < count; nth += 1) {
      const pair: Pair = { first: null, second: null };
      if (!added) pair.first = first[next.first++]?.place ?? null;
      if (!removed) pair.second = second[next.second++]?.place ?? null;
      pairs.push(pair);
    }
  }
  const differsAt = pairs.findIndex((pair) => pair.first === null || pair.second === null);
  return { pairs, counts, differsAt: differsAt < 0 ? null : differsAt };
};
