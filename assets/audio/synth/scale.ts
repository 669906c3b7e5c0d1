/**
 * The club's one scale, so that any effect fits over any music: five notes in the manner of a
 * pelog, read from its bright side (about D, F sharp, G, A, C sharp), octaves a little stretched
 * as bronze instruments have them.
 */
const TONIC_HZ = 293.66;
const STEPS_CENTS = [0, 392, 514, 702, 1092] as const;
const OCTAVE_CENTS = 1203;

/** The frequency in hertz of a step of the scale: 0 is the D above middle C, 5 the next D. */
export function step(number: number): number {
  const octave = Math.floor(number / STEPS_CENTS.length);
  const cents = STEPS_CENTS[number - octave * STEPS_CENTS.length];
  if (cents === undefined) throw new RangeError(`no step ${number} in the scale`);
  return TONIC_HZ * 2 ** ((octave * OCTAVE_CENTS + cents) / 1200);
}
