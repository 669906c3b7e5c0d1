import { lowPass, movingBand } from './filter.ts';
import { noise } from './seeded.ts';
import { atFullScale, faded, mixed, type Signal, shaped, signalOf } from './signal.ts';

const HARMONICS = 14;

/**
 * The bow of a wau bulan (busur): a ribbon of palm leaf that the wind sets humming, low and nasal,
 * swelling as the kite swings (dengung). `swing` is how often a second it swings.
 */
export function dengung(hz: number, seconds: number, swing: number): Signal {
  const tone = signalOf(seconds, (time) => {
    const sway = Math.sin(2 * Math.PI * swing * time);
    // The ribbon tightens as it swings out: a third of a semitone up and down.
    const turn =
      2 *
      Math.PI *
      hz *
      (time - (0.018 / (2 * Math.PI * swing)) * Math.cos(2 * Math.PI * swing * time));
    let sum = 0;
    for (let h = 1; h <= HARMONICS; h++) {
      const nasal = Math.exp(-(((h - 6 - 1.6 * sway) / 3) ** 2));
      sum += Math.sin(turn * h + h) * (0.5 / h + 0.55 * nasal);
    }
    const flutter = 0.82 + 0.18 * Math.sin(2 * Math.PI * 27 * time + 2 * sway);
    return sum * flutter * (0.72 + 0.28 * sway);
  });
  return atFullScale(faded(lowPass(tone, 1_900), seconds * 0.35, seconds * 0.45));
}

/** Wind that rises to `peak` (share of its length) and dies away, whistling as it is strongest. */
export function gust(seconds: number, peak: number, seed: number): Signal {
  const force = (time: number) => {
    const share = time / seconds;
    return share < peak
      ? Math.sin((Math.PI / 2) * (share / peak))
      : ((1 - share) / (1 - peak)) ** 1.4;
  };
  const eddy = (time: number) => 1 + 0.13 * Math.sin(time * 5.3) + 0.09 * Math.sin(time * 11.7 + 1);
  const low = movingBand(noise(seconds, seed), (t) => (240 + 620 * force(t)) * eddy(t), 0.8);
  const high = movingBand(noise(seconds, seed + 1), (t) => (700 + 1_700 * force(t)) * eddy(t), 7);
  const breath = mixed([0, 0, atFullScale(low)], [0, -13, atFullScale(high)]);
  return atFullScale(
    faded(
      shaped(breath, (t) => force(t) * (0.86 + 0.14 * Math.sin(t * 21))),
      0.05,
      seconds * 0.2,
    ),
  );
}

/** Paper and ribbons beating in the wind, ever slower. */
export function flutter(seconds: number, perSecond: number, seed: number): Signal {
  const paper = movingBand(noise(seconds, seed), (t) => 1_500 - 500 * (t / seconds), 0.9);
  return atFullScale(
    faded(
      shaped(paper, (t) => {
        const beat = Math.sin(2 * Math.PI * perSecond * (t - (0.25 * t * t) / seconds));
        return Math.max(0, beat) ** 3;
      }),
      0.01,
      seconds * 0.5,
    ),
  );
}
