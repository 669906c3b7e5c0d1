import * as z from 'zod/mini';

/** Of one recording. */
export const MOST_ASSERTIONS = 50;
/** Characters of what its writer says of it, and of a name that is looked for. */
export const MOST_ASSERTION_NOTE = 200;
const MOST_NAME = 100;
/** Milliseconds within which something may have to follow. */
export const MOST_WITHIN_MS = 600_000;

/** Kinds of entries that an assertion may be about. */
export const SOUGHT_KINDS = [
  'call',
  'state',
  'event',
  'input',
  'show',
  'answer',
  'failure',
  'fault',
] as const;
export const Sought = z.object({
  kind: z.enum(SOUGHT_KINDS),
  /** The state, the event's type, the call's name ...; null: any of the kind. */
  name: z.nullable(z.string().check(z.maxLength(MOST_NAME))),
});
export type Sought = z.infer<typeof Sought>;

export const BALANCE_CHANGES = ['falls', 'rises', 'stays'] as const;

const Place = z.int().check(z.nonnegative());
const Common = {
  /** The entry it stands at: its segment, and its place there, both from 0. */
  segment: Place,
  index: Place,
  note: z.optional(z.string().check(z.maxLength(MOST_ASSERTION_NOTE))),
};
const From = {
  ...Common,
  what: Sought,
  /** The last entry it looks at, in the same segment; null: the segment's end. */
  until: z.nullable(Place),
};

/** What somebody of QA says must hold in a recording. */
export const Assertion = z.discriminatedUnion('kind', [
  /** From its entry on it comes, or does not. */
  z.object({ kind: z.literal('comes'), ...From }),
  z.object({ kind: z.literal('never'), ...From }),
  /** Does not come while something lies over the stage, in all of the segment. */
  z.object({ kind: z.literal('neverPaused'), ...Common, what: Sought }),
  /** Comes after its entry, soon enough. */
  z.object({
    kind: z.literal('follows'),
    ...Common,
    what: Sought,
    withinMs: z.int().check(z.minimum(1), z.maximum(MOST_WITHIN_MS)),
  }),
  /** What the player has to spend, as it is shown: by what its entry's cause makes of it. */
  z.object({ kind: z.literal('balance'), ...Common, change: z.enum(BALANCE_CHANGES) }),
]);
export type Assertion = z.infer<typeof Assertion>;
