import type { Text } from 'pixi.js';
import { expect, it } from 'vitest';
import { createSteppingFrames } from './frames.ts';
import { createLabel } from './label.ts';
import { createLettering } from './lettering.ts';

/** What is drawn, and how often each is counted on. */
const createSystem = () => {
  const counts = new Map<string, number>();
  const drawn: string[] = [];
  const count = (key: string, by: number) => void counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    drawn,
    held: () => [...counts.values()].reduce((sum, each) => sum + each, 0),
    getManagedTexture(text: Text) {
      // As the renderer does.
      text._resolution = text.resolution;
      drawn.push(`${text.text} x${text.resolution}`);
      count(text.styleKey, 1);
    },
    decreaseReferenceCount: (key: string) => count(key, -1),
  };
};

const FRAME = 1000 / 60;

const lettering = () => {
  const system = createSystem();
  const frames = createSteppingFrames();
  const label = createLabel('', { face: 'text', size: 20 });
  label.resolution = 2;
  return { system, frames, label, words: createLettering(system, frames) };
};

it('draws one text a frame, each once, in the label’s resolution', () => {
  const { system, frames, label, words } = lettering();
  words.want(label, ['Get ready', 'Take']);
  words.want(label, ['Take', 'Well walked']);
  expect(system.drawn).toEqual([]);
  frames.step(FRAME);
  expect(system.drawn).toEqual(['Get ready x2']);
  frames.step(5 * FRAME);
  expect(system.drawn).toEqual(['Get ready x2', 'Take x2', 'Well walked x2']);
});

it('holds what the label itself then finds drawn', () => {
  const { system, frames, label, words } = lettering();
  words.want(label, ['Take']);
  frames.step(FRAME);
  label.text = 'Take';
  const keys: string[] = [];
  system.decreaseReferenceCount = (key) => void keys.push(key);
  words.destroy();
  label._resolution = 2;
  expect(keys).toEqual([label.styleKey]);
});

it('draws all anew in another resolution, but for labels that are gone, and lets go of all', () => {
  const { system, frames, label, words } = lettering();
  const other = createLabel('', { face: 'text', size: 30 });
  words.want(label, ['Take']);
  words.want(other, ['Gone']);
  frames.step(3 * FRAME);
  expect(system.held()).toBe(2);
  other.destroy();
  label.resolution = 3;
  words.renew();
  expect(system.held()).toBe(0);
  frames.step(3 * FRAME);
  expect(system.drawn.slice(2)).toEqual(['Take x3']);
  words.destroy();
  expect(system.held()).toBe(0);
});
