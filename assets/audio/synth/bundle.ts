import { loudestMoment, overallLoudness } from './loudness.ts';
import { faded, gainOf, louder, peakOf, RATE, type Signal } from './signal.ts';

/** What howler is given: offset and duration in milliseconds, true where it loops. */
export type Sprite = Record<string, [offset: number, duration: number, loop?: boolean]>;

/** A file to be: its channels, the places of its sounds, and the bits a second it may cost. */
export interface Bundle {
  name: string;
  channels: readonly Signal[];
  sprite: Sprite;
  bitrate: { webm: number; m4a: number };
}

/** An effect and how loud its loudest moment shall be, in LUFS. */
export interface Effect {
  loudness: number;
  sound: Signal;
}

// Half a decibel under -3 dBFS: encoders overshoot a little.
const PEAK = gainOf(-3.5);
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
function levelled({ loudness, sound }: Effect): Signal {
  const raised = louder(sound, loudness - loudestMoment(sound));
  const peak = peakOf(raised);
  return peak > PEAK ? raised.map((sample) => (sample * PEAK) / peak) : raised;
}

/** Effects one after the other on one channel, silence between them. */
export function effectBundle(name: string, effects: Record<string, Effect>): Bundle {
  const sprite: Sprite = {};
  const sounds: [offset: number, sound: Signal][] = [];
  let end = GAP_MS;
  for (const [key, effect] of Object.entries(effects)) {
    const sound = trimmed(levelled(effect));
    const duration = LEAD_MS + Math.ceil(sound.length / SAMPLES_A_MS) + REST_MS;
    sprite[key] = [end, duration];
    sounds.push([(end + LEAD_MS) * SAMPLES_A_MS, sound]);
    end += duration + GAP_MS;
  }
  const channel = new Float64Array(end * SAMPLES_A_MS);
  for (const [offset, sound] of sounds) channel.set(sound, offset);
  return { name, channels: [channel], sprite, bitrate: { webm: 44, m4a: 42 } };
}

/**
 * A loop with a piece of its own end before it and of its start after it. The file thus repeats
 * itself around both ends of the loop, and wherever a decoder's delay puts the seam, the sample
 * after it is the one that belongs there.
 */
export function loopBundle(
  name: string,
  key: string,
  loop: readonly Signal[],
  loudness: number,
): Bundle {
  const length = loop[0]?.length ?? 0;
  const duration = length / SAMPLES_A_MS;
  if (!Number.isInteger(duration)) throw new RangeError(`${key} must last whole milliseconds`);
  const gain = gainOf(loudness - overallLoudness(loop));
  const seam = SEAM_MS * SAMPLES_A_MS;
  const channels = loop.map((channel) => {
    const whole = new Float64Array(length + 2 * seam);
    return whole.map((_, i) => gain * (channel[(i - seam + length) % length] ?? 0));
  });
  const loudest = Math.max(...channels.map(peakOf));
  if (loudest > PEAK) throw new RangeError(`${name} peaks at ${loudest.toFixed(2)}: turn it down`);
  return {
    name,
    channels,
    sprite: { [key]: [SEAM_MS, duration, true] },
    bitrate: { webm: 56, m4a: 58 },
  };
}
