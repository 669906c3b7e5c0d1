import { RATE, type Signal } from './signal.ts';

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** A second-order filter; coefficients with a0 already divided out. */
export function biquad(signal: Signal, [b0, b1, b2, a1, a2]: Coefficients): Signal {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return signal.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

// The formulas of lowPass, highPass and bump: R. Bristow-Johnson, 'Audio EQ cookbook'.
function angles(hz: number, q: number) {
  const w = (2 * Math.PI * hz) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

/** Takes away what lies above `hz`, 12 dB an octave. */
export function lowPass(signal: Signal, hz: number, q = Math.SQRT1_2): Signal {
  const { cos, alpha } = angles(hz, q);
  const a0 = 1 + alpha;
  const b = (1 - cos) / a0;
  return biquad(signal, [b / 2, b, b / 2, (-2 * cos) / a0, (1 - alpha) / a0]);
}

/** Takes away what lies below `hz`, 12 dB an octave. */
export function highPass(signal: Signal, hz: number, q = Math.SQRT1_2): Signal {
  const { cos, alpha } = angles(hz, q);
  const a0 = 1 + alpha;
  const b = (1 + cos) / a0;
  return biquad(signal, [b / 2, -b, b / 2, (-2 * cos) / a0, (1 - alpha) / a0]);
}

/** Raises or lowers the surroundings of `hz` by `decibels`: a body's resonance. */
export function bump(signal: Signal, hz: number, decibels: number, q: number): Signal {
  const { cos, alpha } = angles(hz, q);
  const a = 10 ** (decibels / 40);
  const a0 = 1 + alpha / a;
  const middle = (-2 * cos) / a0;
  return biquad(signal, [
    (1 + alpha * a) / a0,
    middle,
    (1 - alpha * a) / a0,
    middle,
    (1 - alpha / a) / a0,
  ]);
}

/** Keeps a band whose middle moves with time: a state-variable filter (Zavalishin's TPT form). */
export function movingBand(signal: Signal, hzAt: (time: number) => number, q: number): Signal {
  let [low, band] = [0, 0];
  const k = 1 / q;
  return signal.map((x, i) => {
    const g = Math.tan((Math.PI * Math.min(hzAt(i / RATE), RATE * 0.45)) / RATE);
    const high = (x - low - (g + k) * band) / (1 + g * (g + k));
    const middle = g * high + band;
    const bottom = g * middle + low;
    band = g * high + middle;
    low = g * middle + bottom;
    return k * middle;
  });
}
