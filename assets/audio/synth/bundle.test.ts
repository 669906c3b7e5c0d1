import { describe, expect, it } from 'vitest';
import { effectBundle, loopBundle } from './bundle.ts';
import { loudestMoment } from './loudness.ts';
import { step } from './scale.ts';
import { addTo, gainOf, peakOf, RATE, type Signal, samplesIn } from './signal.ts';
import { lute } from './strings.ts';
import { bell, wood } from './struck.ts';

const at = (signal: Signal | undefined, i: number) => signal?.[i] ?? Number.NaN;

describe('an effect', () => {
  const bundle = effectBundle('test', {
    soft: { loudness: -28, sound: bell(step(5), 0.4) },
    tooLoud: { loudness: 0, sound: wood(step(3), 0.5, 7) },
  });
  const channel = bundle.channels[0] ?? new Float64Array();
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

describe('a loop', () => {
  const loop = new Float64Array(RATE);
  addTo(loop, [0.8, 0, lute(step(0), 0.6, { seed: 3, ringing: 1, brightness: 3000 })]);
  const { channels, sprite } = loopBundle('test-music', 'music', [loop], -24);
  const [offset, duration] = sprite.music ?? [0, 0];
  const start = samplesIn(offset / 1000);
  const length = samplesIn(duration / 1000);

  it('lets a tail ring on into its start', () => {
    expect(peakOf(loop.slice(0, samplesIn(0.2)))).toBeGreaterThan(0.001);
  });

  it('repeats itself around both ends, so that a late decoder meets no seam', () => {
    for (let early = -start; early < start; early++) {
      expect(at(channels[0], start + early)).toBe(at(channels[0], start + length + early));
    }
  });

  it('refuses a length that howler cannot name', () => {
    expect(() => loopBundle('test', 'music', [new Float64Array(RATE + 1)], -24)).toThrow(
      RangeError,
    );
  });
});

it('gives the same samples for the same score', () => {
  const touch = { seed: 5, ringing: 1, brightness: 3000 };
  expect(lute(step(3), 0.2, touch)).toEqual(lute(step(3), 0.2, touch));
  expect(lute(step(3), 0.2, touch)).not.toEqual(lute(step(3), 0.2, { ...touch, seed: 6 }));
});
