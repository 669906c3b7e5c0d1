import { highPass, lowPass, movingBand } from './filter.ts';
import { noise, seeded } from './seeded.ts';
import { atFullScale, faded, mixed, type Signal, shaped } from './signal.ts';
import { drum } from './struck.ts';

/** A swish: noise through a band that glides from one frequency to another and dies away. */
export function swish(seconds: number, fromHz: number, toHz: number, seed: number): Signal {
  const glide = (time: number) => fromHz * (toHz / fromHz) ** (time / seconds);
  const band = movingBand(noise(seconds, seed), glide, 1.3);
  return atFullScale(faded(band, seconds * 0.45, seconds * 0.5));
}

/** A brush or a seed shaker: soft-edged, without pitch. */
export function brush(seconds: number, seed: number): Signal {
  const grain = lowPass(highPass(noise(seconds, seed), 2600), 7500);
  return atFullScale(faded(grain, seconds * 0.35, seconds * 0.6));
}

/** A card: the finger slides along it, it snaps, it lands on the table. */
export function card(seed: number): Signal {
  const next = seeded(seed);
  const slide = 0.045 + next() * 0.02;
  const middle = 2300 + next() * 900;
  const snapNoise = movingBand(noise(0.05, seed + 1), (t) => middle * (1 - 6 * t), 1.1);
  const snap = faded(
    shaped(snapNoise, (t) => Math.exp(-t / 0.009)),
    0.0012,
    0.02,
  );
  return mixed(
    [0, -11, swish(slide, 1500, middle * 1.5, seed + 2)],
    [slide * 0.72, 0, atFullScale(snap)],
    [slide * 0.72 + 0.012, -7, drum(165 + next() * 30, 0.11, seed + 3)],
  );
}
