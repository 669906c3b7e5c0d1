import type { Round } from '#contract/rounds.ts';

/** How far a round has come. */
export type RoundPlace = Pick<Round, 'id' | 'step'>;

/** There it is another round, or further in the same one. */
export const isFurther = (there: RoundPlace, here: RoundPlace | null | undefined): boolean =>
  there.id !== here?.id || there.step > here.step;
