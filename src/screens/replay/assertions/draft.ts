import {
  type Assertion,
  type BALANCE_CHANGES,
  MOST_WITHIN_MS,
  type SOUGHT_KINDS,
} from '#contract/assertions.ts';
import { nameOf } from '#engine/lab/record/nameOf.ts';
import type { TapeStep } from '#engine/lab/replay/tape.ts';

export const ASSERTION_KINDS = ['comes', 'never', 'neverPaused', 'follows', 'balance'] as const;

/** What is chosen and typed, as it stands in the fields. */
export interface AssertionDraft {
  kind: (typeof ASSERTION_KINDS)[number];
  sought: (typeof SOUGHT_KINDS)[number];
  /** Empty: any. */
  name: string;
  /** The number of an entry, or empty. */
  until: string;
  within: string;
  change: (typeof BALANCE_CHANGES)[number];
  note: string;
}

export const EMPTY_DRAFT: AssertionDraft = {
  kind: 'never',
  sought: 'call',
  name: '',
  until: '',
  within: '1000',
  change: 'falls',
  note: '',
};

/** Names of a kind that were recorded; of states those of the machine too: one may never have been reached. */
export const recordedNames = (
  steps: readonly TapeStep[],
  sought: AssertionDraft['sought'],
  states: readonly string[],
): string[] => {
  const names = new Set<string>(sought === 'state' ? states : []);
  for (const { entry } of steps)
    if (entry.kind === sought) {
      const name = nameOf(entry);
      if (name !== null) names.add(name);
    }
  return [...names].toSorted();
};

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Where a draft may end: numbers of entries, from that of the one it stands at. */
export const untilBounds = (
  steps: readonly TapeStep[],
  at: number,
): { first: number; last: number } => ({
  first: at + 1,
  last: steps.findLastIndex(({ segment }) => segment === steps[at]?.segment) + 1,
});

/** The field that can't be taken as it is; null: all can. */
export const wrongField = (
  { kind, until, within }: AssertionDraft,
  { first, last }: ReturnType<typeof untilBounds>,
): 'until' | 'within' | null => {
  if ((kind === 'comes' || kind === 'never') && until.trim() !== '') {
    const number = wholeNumber(until.trim());
    return number !== null && number >= first && number <= last ? null : 'until';
  }
  if (kind !== 'follows') return null;
  const ms = wholeNumber(within.trim());
  return ms !== null && ms >= 1 && ms <= MOST_WITHIN_MS ? null : 'within';
};

/** The assertion of a draft in which no field is wrong, at a step. */
export const assertionOf = (
  draft: AssertionDraft,
  { segment, index }: TapeStep,
  at: number,
): Assertion => {
  const { kind, sought, name, until, within, change, note } = draft;
  const words = note.trim();
  const common = { segment, index, ...(words && { note: words }) };
  const what = { kind: sought, name: name === '' ? null : name };
  switch (kind) {
    case 'comes':
    case 'never': {
      const number = wholeNumber(until.trim());
      return { kind, ...common, what, until: number === null ? null : index + number - 1 - at };
    }
    case 'neverPaused':
      return { kind, ...common, what };
    case 'follows':
      return { kind, ...common, what, withinMs: Number(within.trim()) };
    case 'balance':
      return { kind, ...common, change };
  }
};
