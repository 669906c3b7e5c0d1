import { biquad } from './filter.ts';
import { RATE, type Signal, samplesIn } from './signal.ts';

/** A block of the recommendation, and how far apart two begin. Seconds. */
const BLOCK = 0.4;
const APART = 0.1;
/** What is softer than this counts as silence; so does what is this much softer than the rest. */
const SILENCE = -70;
const UNDER_THE_REST = 10;

/** What the ear makes of a signal: the K-weighting of ITU-R BS.1770-4 for 48 kHz. */
function weighted(signal: Signal): Signal {
  const head = biquad(
    signal,
    [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  );
  return biquad(head, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
}

function powerToLevel(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}

/** Mean powers of blocks of 0.4 s, `apart` seconds between their starts; a shorter sound ends in silence. */
function blockPowers(signal: Signal, apart: number): number[] {
  const length = samplesIn(BLOCK);
  const sums = new Float64Array(Math.max(signal.length, length) + 1);
  const heard = weighted(signal);
  for (let i = 1; i < sums.length; i++) sums[i] = (sums[i - 1] ?? 0) + (heard[i - 1] ?? 0) ** 2;
  const powers: number[] = [];
  for (let end = length; end < sums.length; end += Math.max(1, Math.round(apart * RATE)))
    powers.push(((sums[end] ?? 0) - (sums[end - length] ?? 0)) / length);
  return powers;
}

/** The loudest 0.4 s of a sound in LUFS: the momentary loudness of EBU Tech 3341. */
export function loudestMoment(signal: Signal): number {
  return powerToLevel(blockPowers(signal, 0).reduce((most, power) => Math.max(most, power), 0));
}

/** The loudness in LUFS of what is not silence in a signal: the gated one of ITU-R BS.1770-4. */
export function integratedLoudness(signal: Signal): number {
  const mean = (powers: readonly number[]) =>
    powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);
  const sounding = blockPowers(signal, APART).filter((power) => powerToLevel(power) > SILENCE);
  const floor = powerToLevel(mean(sounding)) - UNDER_THE_REST;
  return powerToLevel(mean(sounding.filter((power) => powerToLevel(power) > floor)));
}
