import { describe, expect, it } from 'vitest';
import { effectBundle, loopBundle } from './bundle.ts';
import { integratedLoudness, loudestMoment } from './loudness.ts';
import { step } from './scale.ts';
import {
  addTo,
  gainOf,
  type Layer,
  louder,
  mixed,
  peakOf,
  RATE,
  type Signal,
  samplesIn,
} from './signal.ts';
import { lute } from './strings.ts';
import { bell, wood } from './struck.ts';

const at = (signal: Signal | undefined, i: number) => signal?.[i] ?? Number.NaN;

describe('an effect', () => {
  const bundle = effectBundle('test', {
    soft: { loudness: -28, sound: bell(step(5), 0.4) },
    tooLoud: { loudness: 0, sound: wood(step(3), 0.5, 7) },
  });
  const { channel } = bundle;
  const part = (name: string) => {
    const [offset, duration] = bundle.sprite[name] ?? [0, 0];
    return channel.slice(samplesIn(offset / 1000), samplesIn((offset + duration) / 1000));
  };

  it('is as loud as its score says', () => {
    expect(loudestMoment(part('soft'))).toBeCloseTo(-28, 1);
  });

  it('stays under -3 dBFS even where its score asks for more', () => {
    expect(peakOf(part('tooLoud'))).toBeGreaterThan(gainOf(-4));
    expect(peakOf(part('tooLoud'))).toBeLessThan(gainOf(-3));
  });

  it.each(['soft', 'tooLoud'])('starts and ends in silence: %s', (name) => {
    const sound = part(name);
    const edge = samplesIn(0.003);
    expect(peakOf(sound.slice(0, edge))).toBe(0);
    expect(peakOf(sound.slice(-edge))).toBe(0);
    const steps = sound.slice(1).map((sample, i) => sample - at(sound, i));
    expect(
      Math.abs(
        at(
          steps,
          steps.findIndex((jump) => jump !== 0),
        ),
      ),
    ).toBeLessThan(1e-3);
  });
});

it('gives a sound that comes again soon several takes, each as loud and none like another', () => {
  const { channel, sprite } = effectBundle('test', {
    tick: {
      loudness: -28,
      sound: ({ seed, pitch }) => wood(step(5) * pitch, 0.9, 11 + seed),
    },
  });
  expect(Object.keys(sprite)).toEqual(['tick~1', 'tick~2', 'tick~3']);
  const takes = Object.values(sprite).map(([offset, duration]) =>
    channel.slice(samplesIn(offset / 1000), samplesIn((offset + duration) / 1000)),
  );
  for (const take of takes) expect(loudestMoment(take)).toBeCloseTo(-28, 1);
  expect(new Set(takes.map((take) => take.slice(0, 2000).join())).size).toBe(3);
});

describe('a loop', () => {
  const loop = new Float64Array(RATE);
  addTo(loop, [0.8, 0, lute(step(0), 0.6, { seed: 3, ringing: 1, brightness: 3000 })]);
  const stems = { ground: loop, rhythm: loop.toReversed(), lead: louder(loop, -6) };
  const { channel, sprite } = loopBundle('test-music', stems, 500);
  const places = Object.keys(stems).map((stem) => sprite[stem] ?? [0, 0]);

  it('lets a tail ring on into its start', () => {
    expect(peakOf(loop.slice(0, samplesIn(0.2)))).toBeGreaterThan(0.001);
  });

  it('repeats each stem around both its ends, so that a late decoder meets no seam', () => {
    for (const [offset, duration] of places) {
      const start = samplesIn(offset / 1000);
      const length = samplesIn(duration / 1000);
      for (let early = -samplesIn(0.2); early < samplesIn(0.2); early++)
        expect(at(channel, start + early)).toBe(at(channel, start + length + early));
    }
  });

  it('has stems of one length, as loud as they are together', () => {
    expect(new Set(places.map(([, duration, isLoop]) => `${duration} ${isLoop}`))).toEqual(
      new Set(['1000 true']),
    );
    expect(sprite.bar?.[1]).toBe(500);
    const together = mixed(
      ...places.map(
        ([offset, duration]): Layer => [
          0,
          0,
          channel.slice(samplesIn(offset / 1000), samplesIn((offset + duration) / 1000)),
        ],
      ),
    );
    expect(integratedLoudness(together)).toBeCloseTo(-24, 1);
  });

  it('refuses a length that howler cannot name, and a bar that does not fit', () => {
    const odd = new Float64Array(RATE + 1);
    expect(() => loopBundle('test', { ground: odd, rhythm: odd, lead: odd }, 500)).toThrow(
      RangeError,
    );
    expect(() => loopBundle('test', stems, 300)).toThrow(RangeError);
  });
});

it('gives the same samples for the same score', () => {
  const touch = { seed: 5, ringing: 1, brightness: 3000 };
  expect(lute(step(3), 0.2, touch)).toEqual(lute(step(3), 0.2, touch));
  expect(lute(step(3), 0.2, touch)).not.toEqual(lute(step(3), 0.2, { ...touch, seed: 6 }));
});
