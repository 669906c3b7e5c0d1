/** Samples a second, everywhere in the synthesiser. */
export const RATE = 48_000;

/** One channel of samples, full scale at ±1. */
export type Signal = Float64Array;

/** A sound placed in time: start in seconds, gain in decibels, the sound itself. */
export type Layer = readonly [at: number, decibels: number, sound: Signal];

/** The linear gain of a level in decibels. */
export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Seconds to whole samples. */
export function samplesIn(seconds: number): number {
  return Math.round(seconds * RATE);
}

/** A signal of `seconds`, computed sample by sample from the time in seconds. */
export function signalOf(seconds: number, sampleAt: (time: number) => number): Signal {
  const signal = new Float64Array(samplesIn(seconds));
  for (let i = 0; i < signal.length; i++) signal[i] = sampleAt(i / RATE);
  return signal;
}

/** The same sound with every sample multiplied by `gain` of its time in seconds. */
export function shaped(signal: Signal, gain: (time: number) => number): Signal {
  return signal.map((sample, i) => sample * gain(i / RATE));
}

/** The same sound, `decibels` louder. */
export function louder(signal: Signal, decibels: number): Signal {
  const gain = gainOf(decibels);
  return signal.map((sample) => sample * gain);
}

/** The highest absolute sample. */
export function peakOf(signal: Signal): number {
  return signal.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** The same sound with its highest sample at ±1, so that layer gains mean what they say. */
export function atFullScale(signal: Signal): Signal {
  const peak = peakOf(signal);
  return peak === 0 ? signal : signal.map((sample) => sample / peak);
}

/** The same sound with raised-cosine edges (seconds), so that neither end clicks. */
export function faded(signal: Signal, fadeIn: number, fadeOut: number): Signal {
  const length = signal.length / RATE;
  const edge = (part: number) =>
    part >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * Math.max(0, part));
  return shaped(signal, (time) => edge(time / fadeIn) * edge((length - 1 / RATE - time) / fadeOut));
}

/** Layers mixed into one sound that ends with the last of them. */
export function mixed(...layers: readonly Layer[]): Signal {
  const ends = layers.map(([at, , sound]) => samplesIn(at) + sound.length);
  const mix = new Float64Array(Math.max(0, ...ends));
  for (const layer of layers) addTo(mix, layer);
  return mix;
}

/**
 * Adds a layer to a mix of fixed length. What reaches past the end comes round to the start: in a
 * loop a note's tail rings on into the next turn.
 */
export function addTo(mix: Signal, [at, decibels, sound]: Layer): void {
  const gain = gainOf(decibels);
  const start = samplesIn(at) + mix.length;
  for (let i = 0; i < sound.length; i++) {
    const place = (start + i) % mix.length;
    mix[place] = (mix[place] ?? 0) + gain * (sound[i] ?? 0);
  }
}
