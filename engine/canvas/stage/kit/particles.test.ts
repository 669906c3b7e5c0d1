import { Sprite, Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { displayTree } from '../displayTree.ts';
import { POP } from './emitters.ts';
import type { Kit } from './kit.ts';
import { createParticles } from './particles.ts';

const FRAME_MS = 1_000 / 60;
const [PETALS] = POP;

const setUp = (isCalm = false) => {
  const frame = (name: string) => new Texture({ label: name });
  const kit = {
    isCalm: () => isCalm,
    sprite: (name: string) => new Sprite({ texture: frame(name), anchor: 0.5 }),
    context: { art: { frame } },
  } as unknown as Kit;
  const particles = createParticles(kit);
  return {
    particles,
    emit: (count?: number) => {
      if (PETALS) particles.emit(PETALS, { x: 100, y: 100 }, count);
    },
    alive: () => particles.view.children.filter(({ visible }) => visible).length,
  };
};

it('particles fly until the last of them has gone', () => {
  const { particles, emit, alive } = setUp();
  expect(particles.pass(FRAME_MS)).toBe(false);
  emit(12);
  expect(alive()).toBe(12);
  let ms = 0;
  for (; particles.pass(FRAME_MS); ms += FRAME_MS) expect(ms).toBeLessThan(5_000);
  expect(ms).toBeGreaterThan(500);
  expect(alive()).toBe(0);
});

it('what is seen depends on the time that passed, not on its frames', () => {
  const seen = (frameMs: number) => {
    const { particles, emit } = setUp();
    emit();
    for (let ms = 0; ms < 240; ms += frameMs) particles.pass(frameMs);
    return displayTree(particles.view);
  };
  expect(seen(16)).toEqual(seen(20));
  expect(seen(16)[0]).toMatch(/^sprite (petal|leaf) at [\d.-]+,[\d.-]+ scale /);
});

it('never more than a hundred fly, fewer come where frames are late, none with less motion', () => {
  const many = setUp();
  for (let i = 0; i < 9; i += 1) many.emit(30);
  expect(many.alive()).toBe(100);
  many.particles.clear();
  expect(many.alive()).toBe(0);
  const slow = setUp();
  for (let i = 0; i < 40; i += 1) slow.particles.pass(50);
  slow.emit(30);
  expect(slow.alive()).toBe(15);
  const calm = setUp(true);
  calm.emit(30);
  expect(calm.alive()).toBe(0);
});
