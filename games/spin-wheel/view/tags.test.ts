import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { edgesOf } from './spin.ts';
import { createTags } from './tags.ts';

const kit = { digits: () => new Container() } as unknown as Kit;
/** RM50 is too narrow to be written on, the others are not. */
const PRIZES = [50_00, 20, 0, 1_00];
const EDGES = edgesOf([2, 400, 400, 198]);

test('the tag of the rib at the top stands before the beak, and no other does', () => {
  const tags = createTags(kit);
  tags.set(PRIZES, EDGES, 1);
  const lying = tags.view.children.length;
  tags.raise(0);
  expect(tags.raised.children).toHaveLength(1);
  expect(tags.view.children).toHaveLength(lying - 1);
  tags.raise(1);
  expect(tags.raised.children).toHaveLength(0);
  tags.raise(0);
  tags.raise(null);
  expect(tags.view.children).toHaveLength(lying);
});

test('a wheel of another tuning or size keeps none of the tags before', () => {
  const tags = createTags(kit);
  tags.set(PRIZES, EDGES, 1);
  tags.raise(0);
  tags.set(PRIZES, EDGES, 0.7);
  expect(tags.raised.children).toHaveLength(0);
  tags.set([20, 0], edgesOf([1, 1]), 1);
  tags.raise(0);
  expect([...tags.view.children, ...tags.raised.children]).toHaveLength(0);
});
