import { integratedLoudness, loudestMoment } from './loudness.ts';
import { faded, gainOf, type Layer, louder, mixed, peakOf, RATE, type Signal } from './signal.ts';

/** What howler is given: offset and duration in milliseconds, true where it loops. */
export type Sprite = Record<string, [offset: number, duration: number, loop?: boolean]>;

/** A file to be: its one channel, the places of its sounds, and the bits a second it may cost. */
export interface Bundle {
  name: string;
  channel: Signal;
  sprite: Sprite;
  bitrate: { webm: number; m4a: number };
}

/** How one take of a sound differs from the others: no hand strikes twice alike. */
export interface SoundTake {
  /** Added to the seeds of its noises. */
  seed: number;
  /** Times its frequencies; what is of the music's scale only moves in time. */
  pitch: number;
  /** Decibels by which what is sharp in it is louder. */
  edge: number;
}

/** An effect and how loud its loudest moment shall be, in LUFS; in several takes where it comes again soon. */
export interface Effect {
  loudness: number;
  sound: Signal | ((take: SoundTake) => Signal);
}

const TAKES: readonly SoundTake[] = [
  { seed: 0, pitch: 1, edge: 0 },
  { seed: 10_007, pitch: 1.016, edge: -2.5 },
  { seed: 20_011, pitch: 0.986, edge: 1.5 },
];

// Half a decibel under -3 dBFS: encoders overshoot a little.
const PEAK = gainOf(-3.5);
/** Of all stems together, in LUFS. */
const MUSIC_LOUDNESS = -24;
const SAMPLES_A_MS = RATE / 1000;
const GAP_MS = 100;
// A decoder that starts a few milliseconds early or late still finds the whole sound in its place.
const LEAD_MS = 4;
const REST_MS = 30;
const SEAM_MS = 200;

/** Without the end that nobody hears: what stays 56 dB under the peak, the cut itself faded. */
function trimmed(sound: Signal): Signal {
  const floor = peakOf(sound) * gainOf(-56);
  const last = sound.findLastIndex((sample) => Math.abs(sample) > floor);
  const length = (last + 1) / RATE;
  return faded(sound.slice(0, last + 1), 0.0005, Math.min(0.12, length * 0.4));
}

/** Brings a sound to its loudness, or as near as the peak limit allows. */
function levelled(sound: Signal, loudness: number): Signal {
  const raised = louder(sound, loudness - loudestMoment(sound));
  const peak = peakOf(raised);
  return peak > PEAK ? raised.map((sample) => (sample * PEAK) / peak) : raised;
}

/** Each take by its name in the sprite: `tick`, or `tick~1`, `tick~2` and so on. */
const takesOf = ([key, { sound, loudness }]: [string, Effect]): [string, Signal][] =>
  typeof sound === 'function'
    ? TAKES.map((take, i) => [`${key}~${i + 1}`, levelled(sound(take), loudness)])
    : [[key, levelled(sound, loudness)]];

/** Effects one after the other, silence between them. */
export function effectBundle(name: string, effects: Record<string, Effect>): Bundle {
  const sprite: Sprite = {};
  const sounds: [offset: number, sound: Signal][] = [];
  let end = GAP_MS;
  for (const [key, take] of Object.entries(effects).flatMap(takesOf)) {
    const sound = trimmed(take);
    const duration = LEAD_MS + Math.ceil(sound.length / SAMPLES_A_MS) + REST_MS;
    sprite[key] = [end, duration];
    sounds.push([(end + LEAD_MS) * SAMPLES_A_MS, sound]);
    end += duration + GAP_MS;
  }
  const channel = new Float64Array(end * SAMPLES_A_MS);
  for (const [offset, sound] of sounds) channel.set(sound, offset);
  return { name, channel, sprite, bitrate: { webm: 32, m4a: 28 } };
}

/** The parts of a loop that rise and fall by themselves. */
export type Stems = Readonly<Record<'ground' | 'rhythm' | 'lead', Signal>>;

/**
 * A loop in stems, all of one length: they start together and stay in step. Each has a piece of its own end before
 * it and of its start after it. The file thus repeats itself around both ends of the loop, and wherever a decoder's
 * delay puts the seam, the sample after it is the one that belongs there. `bar` is its first bar: how long one takes.
 */
export function loopBundle(name: string, stems: Stems, barMs: number): Bundle {
  const whole = mixed(...Object.values(stems).map((stem): Layer => [0, 0, stem]));
  const duration = whole.length / SAMPLES_A_MS;
  if (!Number.isInteger(duration / barMs))
    throw new RangeError(`${name} must last whole bars of whole milliseconds`);
  const decibels = MUSIC_LOUDNESS - integratedLoudness(whole);
  const loudest = peakOf(louder(whole, decibels));
  if (loudest > PEAK) throw new RangeError(`${name} peaks at ${loudest.toFixed(2)}: turn it down`);
  const seam = SEAM_MS * SAMPLES_A_MS;
  const sprite: Sprite = {};
  const layers: Layer[] = [];
  let at = 0;
  for (const [key, stem] of Object.entries(stems)) {
    const round = new Float64Array(stem.length + 2 * seam);
    layers.push([
      at / 1_000,
      decibels,
      round.map((_, i) => stem[(i - seam + stem.length) % stem.length] ?? 0),
    ]);
    sprite[key] = [at + SEAM_MS, duration, true];
    at += duration + 2 * SEAM_MS + GAP_MS;
  }
  sprite.bar = [SEAM_MS, barMs];
  return { name, channel: mixed(...layers), sprite, bitrate: { webm: 24, m4a: 26 } };
}
