import * as z from 'zod/mini';
import type { Stakes } from './tuning.ts';

/**
 * A whole number of a tuning, within its bounds. One that is not whole stops no check of others, as `z.int` does.
 * `multipleOf` is for the form, which reads it off the schema: it lets through what is whole but for a rounding.
 */
export const whole = (least: number, most: number) =>
  z
    .number()
    .check(
      z.multipleOf(1),
      z.refine(Number.isInteger, { params: { code: 'kind' } }),
      z.minimum(least),
      z.maximum(most),
    );

/** What may be drawn: what each place pays, a multiplier, and how likely it is, its share of all weights. */
export const payTable = (
  [least, most]: readonly [number, number],
  [fewest, mostPlaces]: readonly [number, number],
) =>
  z
    .array(z.object({ times: whole(least, most), weight: whole(1, 1_000_000) }))
    .check(z.minLength(fewest), z.maxLength(mostPlaces));

/** The bounds of a stake as every tuning has them, in hundredths of a coin. */
export const STAKES = {
  minBet: whole(1, 1_000_00),
  maxBet: whole(1, 1_000_00),
  /** Bets rise in such steps. */
  betStep: whole(1, 100_00),
};

/**
 * A check of several numbers of a group, told at one of them; `of`: those it is held to. It is made whatever else is
 * wrong, once these can be read themselves, so that all that is wrong is told at once.
 */
export const checkOf = <Numbers>(
  numbers: z.core.$ZodShape,
  isRight: (numbers: Numbers) => boolean,
  field: keyof Numbers & string,
  of: readonly (keyof Numbers & string)[],
  error: string,
) => {
  const read = z.object(numbers);
  return z.refine<Numbers>(isRight, {
    error,
    path: [field],
    params: { of },
    when: ({ value }) => read.safeParse(value).success,
  });
};

const isOff = (bet: number, { betStep }: Stakes): boolean => bet % betStep !== 0;
const ofSteps = 'whole steps of {{of}}, not {{value}}';

/** What its schema checks of them. Where neither bet is whole steps it is the step that is off. */
export const STAKES_RIGHT = [
  checkOf<Stakes>(
    STAKES,
    ({ minBet, maxBet }) => minBet <= maxBet,
    'maxBet',
    ['minBet'],
    'at least the least bet, {{of}}, not {{value}}',
  ),
  checkOf<Stakes>(
    STAKES,
    (stakes) => !isOff(stakes.minBet, stakes) || isOff(stakes.maxBet, stakes),
    'minBet',
    ['betStep'],
    ofSteps,
  ),
  checkOf<Stakes>(
    STAKES,
    (stakes) => !isOff(stakes.maxBet, stakes) || isOff(stakes.minBet, stakes),
    'maxBet',
    ['betStep'],
    ofSteps,
  ),
  checkOf<Stakes>(
    STAKES,
    (stakes) => !isOff(stakes.minBet, stakes) || !isOff(stakes.maxBet, stakes),
    'betStep',
    ['minBet', 'maxBet'],
    'the least and the highest bet ({{of}}) have to be whole steps, which they are not of {{value}}',
  ),
] as const;
