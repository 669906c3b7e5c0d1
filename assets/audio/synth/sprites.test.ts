import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sprite } from './bundle.ts';
import { BUNDLES } from './bundles.ts';
import { FORMATS, type Format } from './encode.ts';
import { durationOf } from './length.ts';
import { type Measured, sha256 } from './measure.ts';

const HOME = join(import.meta.dirname, '..');
const SUFFIX = '.sprite.json';
const bundles = readdirSync(HOME)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

const bytesAllowed = (bundle: string) => (bundle.endsWith('-music') ? 300_000 : 120_000);
/** LUFS; what an encoder adds or takes. */
const LOUDEST = -16;
const MUSIC = -24;
const CODED = 0.4;
const spriteOf = (bundle: string): Sprite =>
  JSON.parse(readFileSync(join(HOME, bundle + SUFFIX), 'utf8'));
const measuredOf = (bundle: string): Record<Format, Measured> =>
  JSON.parse(readFileSync(join(HOME, `${bundle}.measured.json`), 'utf8'));
const WINS = ['win-small', 'win-medium', 'win-big'];

it('has the interface, the first game and its music', () => {
  expect(bundles).toEqual(expect.arrayContaining(['club', 'fto', 'fto-music']));
  expect(BUNDLES).toHaveProperty('club');
});

describe.each(bundles)('%s', (bundle) => {
  const places = Object.entries(spriteOf(bundle)).toSorted(([, [a]], [, [b]]) => a - b);

  it.each(FORMATS)('is there as .%s, small enough', (format) => {
    const file = join(HOME, `${bundle}.${format}`);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(bytesAllowed(bundle));
  });

  it.each(FORMATS)('has every sound inside the .%s', (format) => {
    const length = durationOf(readFileSync(join(HOME, `${bundle}.${format}`)), format);
    for (const [name, [offset, duration]] of places) {
      expect(offset, name).toBeGreaterThanOrEqual(0);
      expect(duration, name).toBeGreaterThan(0);
      expect(offset + duration, name).toBeLessThanOrEqual(length);
    }
  });

  // Playing the music through takes seconds; it has one loop, whose length is looked at below. A game that was just
  // written has another's sounds and no score, as `game check` says.
  const make = bundle.endsWith('-music') ? undefined : BUNDLES[bundle];
  if (make)
    it('is what its score makes', async () => {
      expect((await make()).sprite).toEqual(spriteOf(bundle));
    });

  it.each(FORMATS)(
    'was measured as the .%s that is here: neither clipped, silent nor torn',
    (format) => {
      const { sha256: measured, peak, loudness, seams } = measuredOf(bundle)[format];
      expect(measured).toBe(sha256(readFileSync(join(HOME, `${bundle}.${format}`))));
      expect(peak).toBeLessThan(-1);
      const isMusic = bundle.endsWith('-music');
      for (const [name, level] of Object.entries(loudness)) {
        expect(level, name).toBeLessThanOrEqual((isMusic ? MUSIC : LOUDEST) + CODED);
        expect(level, name).toBeGreaterThanOrEqual(isMusic ? MUSIC - CODED : -32);
      }
      for (const [name, step] of Object.entries(seams))
        expect(step, name).toBeLessThan(isMusic ? -45 : -30);
    },
  );

  if ('win-big' in spriteOf(bundle))
    it('cheers a big win 6 dB louder than a small one', () => {
      for (const format of FORMATS) {
        const { loudness } = measuredOf(bundle)[format];
        const [small = 0, medium = 0, big = 0] = WINS.map((win) => loudness[win]);
        expect(big - small).toBeGreaterThanOrEqual(6 - CODED);
        expect(medium - small).toBeGreaterThan(2);
        expect(big).toBe(Math.max(...Object.values(loudness)));
        expect(big).toBeGreaterThanOrEqual(LOUDEST - CODED);
      }
    });

  it('keeps 100 ms of silence between its sounds', () => {
    places
      .filter(([name]) => name !== 'bar')
      .forEach(([name, [offset]], i, all) => {
        const before = all[i - 1]?.[1];
        if (before) expect(offset - before[0] - before[1], name).toBeGreaterThanOrEqual(100);
      });
  });
});
