/** A number of a tuning that is another in a second one; undefined: it has none there. */
export interface Difference {
  /** 'free.prizes.2.times'. */
  field: string;
  before: unknown;
  after: unknown;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const within = (value: unknown, key: string): unknown =>
  isNested(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** What differs between two tunings, field by field, in the order of the first. */
export const differencesOf = (before: unknown, after: unknown, field = ''): Difference[] => {
  if (!isNested(before) && !isNested(after))
    return Object.is(before, after) ? [] : [{ field, before, after }];
  const keys = new Set(
    [before, after].flatMap((side) => (isNested(side) ? Object.keys(side) : [])),
  );
  // A list beside a number, and an empty one beside nothing.
  if (keys.size === 0 || isNested(before) !== isNested(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
  return [...keys].flatMap((key) =>
    differencesOf(within(before, key), within(after, key), field === '' ? key : `${field}.${key}`),
  );
};
