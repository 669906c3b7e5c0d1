import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sprite } from './bundle.ts';
import { BUNDLES } from './bundles.ts';
import { FORMATS } from './encode.ts';
import { durationOf } from './length.ts';

const HOME = join(import.meta.dirname, '..');
const SUFFIX = '.sprite.json';
const bundles = readdirSync(HOME)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

const bytesAllowed = (bundle: string) => (bundle.endsWith('-music') ? 220_000 : 90_000);
const spriteOf = (bundle: string): Sprite =>
  JSON.parse(readFileSync(join(HOME, bundle + SUFFIX), 'utf8'));

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

  // Playing the music through takes seconds; it has one sound, whose length is looked at below. A game that was just
  // written has another's sounds and no score, as `game check` says.
  it.skipIf(bundle.endsWith('-music') || !BUNDLES[bundle])('is what its score makes', async () => {
    expect((await BUNDLES[bundle]?.())?.sprite).toEqual(spriteOf(bundle));
  });

  it('keeps 100 ms of silence between its sounds', () => {
    places.forEach(([name, [offset]], i) => {
      const before = places[i - 1]?.[1];
      if (before) expect(offset - before[0] - before[1], name).toBeGreaterThanOrEqual(100);
    });
  });
});
