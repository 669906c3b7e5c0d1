import { expect, it } from 'vitest';
import { integratedLoudness, loudestMoment } from './loudness.ts';
import { gainOf, mixed, type Signal, signalOf } from './signal.ts';

const tone = (seconds: number, decibels: number): Signal =>
  signalOf(seconds, (time) => gainOf(decibels) * Math.sin(2 * Math.PI * 997 * time));

// ITU-R BS.1770-4: a full-scale sine of 997 Hz in one channel is -3.01 LKFS.
it('reads the tone of the recommendation as it says', () => {
  expect(integratedLoudness(tone(2, 0))).toBeCloseTo(-3.01, 1);
  expect(loudestMoment(tone(2, -20))).toBeCloseTo(-23.01, 1);
});

it('does not count silence, nor what is far softer than the rest', () => {
  const loud = tone(4, -20);
  const whole = integratedLoudness(loud);
  expect(integratedLoudness(mixed([0, 0, loud], [9, 0, tone(1, -120)]))).toBeCloseTo(whole, 0);
  expect(integratedLoudness(mixed([0, 0, loud], [4, -30, tone(8, -20)]))).toBeCloseTo(whole, 0);
  expect(integratedLoudness(mixed([0, 0, loud], [4, -6, tone(8, -20)]))).toBeLessThan(whole - 2);
});

it('hears the loudest 0.4 s of a sound, a shorter one with the silence after it', () => {
  expect(loudestMoment(mixed([0, -20, tone(2, 0)], [1, 0, tone(0.5, -6)]))).toBeGreaterThan(-10);
  expect(loudestMoment(tone(0.1, -20))).toBeCloseTo(-23.01 - 10 * Math.log10(4), 0);
});
