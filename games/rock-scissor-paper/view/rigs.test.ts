import { existsSync } from 'node:fs';
import { Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createRig } from '#engine/canvas/stage/kit/rig.ts';
import { KNUCKLES, TIP } from './pose.ts';
import { RIGS } from './rigs.ts';

const kit = { sprite: () => new Sprite(), isCalm: () => false } as unknown as Kit;
const FINGERS = ['index', 'middle', 'ring', 'little'] as const;
/** Of the middle finger's pictures: its nail's end, and what is foremost of it in a fist. */
const NAIL = [132, 10] as const;
const KNUCKLE = [111, 22] as const;

test.each(['mine', 'theirs'] as const)('%s: every part has its picture', (side) => {
  for (const { frame } of Object.values(RIGS[side].parts))
    expect(existsSync(`assets/art/rock-scissor-paper{tps}/${frame}.svg`), frame).toBe(true);
});

test('hands reach as far as arms strike with them', () => {
  const rig = createRig(kit, RIGS.mine);
  rig.hold('paper');
  rig.draw(0);
  expect(Math.abs(rig.spot('middleTip', NAIL).x - TIP)).toBeLessThan(8);
  rig.hold('scissors');
  rig.draw(0);
  expect(Math.abs(rig.spot('middleTip', NAIL).x - TIP)).toBeLessThan(16);
  rig.hold('rock');
  rig.draw(0);
  expect(Math.abs(rig.spot('middle', KNUCKLE).x - KNUCKLES)).toBeLessThan(8);
});

test('only stretched fingers reach beyond the knuckles of a fist', () => {
  const rig = createRig(kit, RIGS.mine);
  const of = (hand: 'rock' | 'paper' | 'scissors') => {
    rig.hold(hand);
    rig.draw(0);
    return FINGERS.filter((finger) => rig.spot(`${finger}Tip`, [90, 15]).x > KNUCKLES);
  };
  expect(of('rock')).toEqual([]);
  expect(of('scissors')).toEqual(['index', 'middle']);
  expect(of('paper')).toEqual(['index', 'middle', 'ring', 'little']);
});
