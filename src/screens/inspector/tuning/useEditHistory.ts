import { useState } from 'react';
import { areSame } from '#games/designer/changes.ts';

interface Edits {
  past: readonly unknown[];
  now: unknown;
  future: readonly unknown[];
  /** What was changed last: typing on in one field is one change. */
  at: string | null;
}

const MOST = 100;

/** A draft that somebody else holds, with what it was before; loading another one is a change, too. */
export const useEditHistory = (draft: unknown, onDraft: (values: unknown) => void) => {
  const [edits, setEdits] = useState<Edits>({ past: [], now: draft, future: [], at: null });
  if (edits.now !== draft)
    setEdits(
      // Whoever holds it may hold its like: what changes nothing is what is in force itself.
      areSame(edits.now, draft)
        ? { ...edits, now: draft }
        : { past: [...edits.past, edits.now].slice(-MOST), now: draft, future: [], at: null },
    );

  const go = (next: Edits) => {
    setEdits(next);
    onDraft(next.now);
  };
  const { past, now, future, at } = edits;
  return {
    change(values: unknown, place: string | null) {
      const isSame = place !== null && place === at;
      go({ past: isSame ? past : [...past, now].slice(-MOST), now: values, future: [], at: place });
    },
    /** What is changed next is a change of its own. */
    rest: () => at !== null && setEdits({ ...edits, at: null }),
    undo:
      past.length > 0
        ? () =>
            go({ past: past.slice(0, -1), now: past.at(-1), future: [now, ...future], at: null })
        : null,
    redo:
      future.length > 0
        ? () => go({ past: [...past, now], now: future[0], future: future.slice(1), at: null })
        : null,
  };
};
