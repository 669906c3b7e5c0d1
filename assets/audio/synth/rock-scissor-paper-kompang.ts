import { highPass, lowPass, movingBand } from './filter.ts';
import { noise } from './seeded.ts';
import { atFullScale, faded, mixed, type Signal, shaped, signalOf } from './signal.ts';
import { drum } from './struck.ts';

/** A frame drum under the flat hand (kompang): the skin, and the bright slap of the rim. */
export function kompang(hz: number, seconds: number, slap: number, seed: number): Signal {
  const hand = shaped(highPass(lowPass(noise(0.09, seed), 5200), 900), (time) =>
    Math.exp(-time / 0.016),
  );
  return mixed(
    [0, 0, drum(hz, seconds, seed + 1)],
    [0, -16 + 10 * slap, atFullScale(faded(hand, 0.0006, 0.03))],
  );
}

/** Thin brass plates struck together (kecrek) under the puppet master's foot. */
export function plates(seed: number, seconds = 0.22): Signal {
  const rattle = movingBand(noise(seconds, seed), (time) => 4300 - 5000 * time, 2.6);
  const metal = signalOf(seconds, (time) =>
    [2310, 3170, 4290, 5210].reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time), 0),
  );
  const fall = (signal: Signal) =>
    shaped(lowPass(signal, 6000), (time) => Math.exp((-7 * time) / seconds));
  return atFullScale(
    faded(
      mixed([0, 0, atFullScale(fall(rattle))], [0, -13, atFullScale(fall(metal))]),
      0.001,
      0.04,
    ),
  );
}

/** A reed pipe (serunai) heard from behind the screen: nasal, bent into its notes. */
export function pipe(hz: number, seconds: number, bend = 0): Signal {
  let turn = 0;
  let before = 0;
  const tone = signalOf(seconds, (time) => {
    const slide = bend * Math.exp(-time / 0.06);
    const waver =
      0.18 * Math.min(1, Math.max(0, (time - 0.18) / 0.3)) * Math.sin(2 * Math.PI * 5.4 * time);
    turn += 2 * Math.PI * hz * 2 ** ((slide + waver) / 12) * (time - before);
    before = time;
    return [1, 0.62, 0.5, 0.3, 0.2, 0.1, 0.06].reduce(
      (sum, level, i) => sum + level * Math.sin(turn * (i + 1)),
      0,
    );
  });
  return atFullScale(faded(lowPass(tone, 2600), 0.05, Math.min(0.18, seconds * 0.4)));
}
