import { bump, highPass, lowPass } from './filter.ts';
import { noise } from './seeded.ts';
import { atFullScale, faded, mixed, RATE, type Signal, signalOf } from './signal.ts';

interface Touch {
  seed: number;
  /** Seconds until the string is 60 dB down. */
  ringing: number;
  /** Upper edge in hertz of what the plectrum sets going. */
  brightness: number;
  /** Semitones below the note from which the finger slides or hammers up to it. */
  slide?: number;
}

const SLIDE_SECONDS = 0.07;
const VIBRATO_AFTER = 0.35;

/** Bend of a held note as a factor: the slide into it, then the lute player's slow vibrato. */
function bendAt(time: number, slide: number): number {
  const sliding = -slide * Math.max(0, 1 - time / SLIDE_SECONDS) ** 2;
  const depth = 0.07 * Math.min(1, Math.max(0, (time - VIBRATO_AFTER) / 0.5));
  return 2 ** ((sliding + depth * Math.sin(2 * Math.PI * 4.6 * time)) / 12);
}

const PLUCKED_AT = 0.17;
const SCRAPE = 0.3;
const DULLING = 0.27;

/** One period of a string let go at PLUCKED_AT of its length, with the plectrum's scrape in it. */
function pluck(period: number, touch: Touch): Signal {
  const scrape = noise(period / RATE, touch.seed);
  const jump = Math.round(period * PLUCKED_AT);
  const bent = scrape.map((grain, i) => {
    return (i < jump ? 1 - PLUCKED_AT : -PLUCKED_AT) + SCRAPE * grain;
  });
  return lowPass(bent, touch.brightness);
}

/**
 * One string: a pluck going round a delay line that loses a little of its highs each time
 * (Karplus and Strong 1983; the fractional delay by third-order Lagrange interpolation).
 */
function string(hz: number, seconds: number, touch: Touch): Signal {
  const start = pluck(Math.round(RATE / hz), touch);
  const loss = 10 ** (-3 / (touch.ringing * hz));
  const sound = new Float64Array(Math.round(seconds * RATE));
  const past = (i: number) => (i < 0 ? 0 : (sound[i] ?? 0));
  for (let i = 0; i < sound.length; i++) {
    // The mean of two neighbours below, which dulls the string, is DULLING samples long itself.
    const delay = RATE / (hz * bendAt(i / RATE, touch.slide ?? 0)) - DULLING;
    const whole = Math.floor(delay) - 1;
    const d = delay - whole;
    const read = (from: number) =>
      past(from) * ((-(d - 1) * (d - 2) * (d - 3)) / 6) +
      past(from - 1) * ((d * (d - 2) * (d - 3)) / 2) +
      past(from - 2) * ((-d * (d - 1) * (d - 3)) / 2) +
      past(from - 3) * ((d * (d - 1) * (d - 2)) / 6);
    sound[i] =
      (start[i] ?? 0) + loss * ((1 - DULLING) * read(i - whole) + DULLING * read(i - whole - 1));
  }
  return sound;
}

/** A pair of gut strings on a wooden belly (gambus, sape): warm, round, slightly out of tune. */
export function lute(hz: number, seconds: number, touch: Touch): Signal {
  const pair = mixed(
    [0, 0, string(hz * 2 ** (-2.5 / 1200), seconds, touch)],
    [0.004, -3, string(hz * 2 ** (3.5 / 1200), seconds, { ...touch, seed: touch.seed + 7919 })],
  );
  const belly = bump(bump(highPass(pair, 70), 215, 4, 1.6), 430, 2.5, 2);
  return atFullScale(faded(lowPass(belly, 7000), 0.002, seconds * 0.35));
}

/** A plucked upright bass: few overtones, a soft finger, a slight settling of the pitch. */
export function bass(hz: number, seconds: number): Signal {
  const tone = signalOf(seconds, (time) => {
    const turn = 2 * Math.PI * hz * (time - 0.006 * 0.05 * Math.expm1(-time / 0.05));
    let sum = 0;
    for (let h = 1; h <= 7; h++) {
      sum += (Math.sin(turn * h) / h ** 1.1) * Math.exp((-3.2 * time * h ** 0.6) / seconds);
    }
    return sum;
  });
  return atFullScale(faded(lowPass(tone, 1100), 0.009, seconds * 0.4));
}

/** A breath of warm, slowly swelling tone behind the others: each note thrice, a few cents apart. */
export function haze(pitches: readonly number[], seconds: number): Signal {
  const voices = pitches.flatMap((hz, n) =>
    [-4, 0, 5].map((cents) => ({ hz: hz * 2 ** (cents / 1200), phase: n * 1.7 + cents })),
  );
  const tone = signalOf(seconds, (time) =>
    voices.reduce((sum, { hz, phase }) => {
      const turn = 2 * Math.PI * hz * time + phase;
      return sum + Math.sin(turn) + 0.22 * Math.sin(2 * turn) + 0.08 * Math.sin(3 * turn);
    }, 0),
  );
  return atFullScale(faded(tone, seconds * 0.45, seconds * 0.55));
}
