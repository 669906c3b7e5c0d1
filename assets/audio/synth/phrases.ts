import { step } from './scale.ts';
import type { Layer, Signal } from './signal.ts';
import { lute } from './strings.ts';
import { bell, coinRing } from './struck.ts';

/** The pitches coins ring at. */
export const COINS = [step(13), step(15), step(16), step(18)];

/** One plucked note of the scale. */
export const pluck = (note: number, seconds: number, seed: number): Signal =>
  lute(step(note), seconds, { seed, ringing: seconds * 1.6, brightness: 3600 });

/** Bells one after the other, `apart` seconds between them, each a little stronger. */
export function bellRun(
  notes: readonly number[],
  from: number,
  apart: number,
  ring: number,
): Layer[] {
  return notes.map((note, i) => [
    from + i * apart,
    -5 + (5 * (i + 1)) / notes.length,
    bell(step(note), ring, 0.55),
  ]);
}

/** Plucked strings swept with one stroke. */
export function strum(
  notes: readonly number[],
  at: number,
  seconds: number,
  seed: number,
): Layer[] {
  return notes.map((note, i) => [at + i * 0.028, -6, pluck(note, seconds, seed + i)]);
}

/** A coin that lands, jumps and settles; no two coins ring at quite the same pitch. */
export function landing(note: number, pitch: number): Layer[] {
  const jumps = [0, 0.13, 0.215, 0.27, 0.305, 0.33];
  return jumps.map((at, i) => [
    at,
    -3.5 * i,
    coinRing(step(note) * pitch * (1 + 0.006 * i), 0.34 - 0.04 * i),
  ]);
}
