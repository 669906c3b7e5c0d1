import { createHash } from 'node:crypto';
import type { Sprite } from './bundle.ts';
import { integratedLoudness, loudestMoment } from './loudness.ts';
import { type Layer, mixed, peakOf, type Signal, samplesIn } from './signal.ts';

/** What was measured of an encoded file as a player gets it. */
export interface Measured {
  /** Of the file that was measured. */
  sha256: string;
  /** Its loudest sample, in dB of full scale. */
  peak: number;
  /** Each effect's loudest 0.4 s, or of music all stems together gated, in LUFS. */
  loudness: Record<string, number>;
  /** Each stem's step from its end to its start, in dB of full scale; of effects their louder end. */
  seams: Record<string, number>;
}

const SAMPLE = 1 / 48_000;
const tenths = (value: number) => Math.round(value * 10) / 10;
const decibels = (gain: number) => tenths(20 * Math.log10(Math.max(gain, 1e-6)));
export const sha256 = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex');

/** A file's figures from its bytes, what is decoded of it, and where its sounds are. */
export const measure = (file: Uint8Array, decoded: Signal, sprite: Sprite): Measured => {
  const cut = (from: number, to: number) => decoded.slice(samplesIn(from), samplesIn(to));
  const places = Object.entries(sprite).map(([name, [offset, duration, isLoop]]) => {
    const [from, to] = [offset / 1_000, (offset + duration) / 1_000];
    return { name, from, to, isLoop, sound: cut(from, to) };
  });
  const stems = places.filter(({ isLoop }) => isLoop);
  const seam = ({ from, to, isLoop }: (typeof places)[number]): number => {
    const [start = 0] = cut(from, from + SAMPLE);
    const [end = 0] = cut(to, to + SAMPLE);
    return isLoop ? Math.abs(start - end) : Math.max(Math.abs(start), Math.abs(end));
  };
  const loudness: [string, number][] =
    stems.length > 0
      ? [['music', integratedLoudness(mixed(...stems.map(({ sound }): Layer => [0, 0, sound])))]]
      : places.map(({ name, sound }) => [name, loudestMoment(sound)]);
  return {
    sha256: sha256(file),
    peak: decibels(peakOf(decoded)),
    loudness: Object.fromEntries(loudness.map(([name, level]) => [name, tenths(level)])),
    seams: Object.fromEntries(
      (stems.length > 0 ? stems : places).map((place) => [place.name, decibels(seam(place))]),
    ),
  };
};
