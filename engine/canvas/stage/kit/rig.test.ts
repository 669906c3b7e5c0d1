import { Sprite } from 'pixi.js';
import { expect, it } from 'vitest';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import type { Kit } from './kit.ts';
import { createRig, type RigData } from './rig.ts';

/** An arm of two parts, 100 points long each; what it holds is drawn behind both. */
const ARM: RigData<'lantern' | 'upper' | 'lower', 'bent' | 'long' | 'over' | 'whip'> = {
  parts: {
    lantern: { frame: 'lantern', pivot: [5, 0], on: 'lower', at: [10, 100], loose: [120, 6] },
    upper: { frame: 'upper', pivot: [10, 0] },
    lower: { frame: 'lower', pivot: [10, 0], on: 'upper', at: [10, 100] },
  },
  poses: {
    bent: { upper: { turn: Math.PI / 2 }, lower: { turn: -Math.PI / 2 } },
    long: { upper: { tall: 2 } },
    over: { upper: { turn: 1 } },
    whip: { upper: { turn: 1 }, lower: { turn: 1, later: 0.5 } },
  },
};

const set = (isCalm = false) => {
  const kit = { sprite: () => new Sprite(), isCalm: () => isCalm } as unknown as Kit;
  return createRig(kit, ARM);
};
const round = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)];

it('turns a part about its joint, and with it what hangs on it', () => {
  const arm = set();
  arm.draw(0);
  expect(round(arm.spot('lower', [10, 100]))).toEqual([0, 200]);
  arm.hold('bent');
  arm.draw(0);
  expect(round(arm.spot('lower', [10, 0]))).toEqual([-100, 0]);
  expect(round(arm.spot('lower', [10, 100]))).toEqual([-100, 100]);
  arm.hold('long');
  arm.draw(0);
  expect(round(arm.spot('lower', [10, 0]))).toEqual([0, 200]);
});

it('goes through poses, each held at its time', () => {
  const arm = set();
  const way = arm.through([
    [0.5, 'bent'],
    [1, 'long'],
  ]);
  const hand = (share: number) => {
    way(share);
    arm.draw(0);
    return round(arm.spot('lower', [10, 0]));
  };
  expect(hand(0)).toEqual([0, 100]);
  expect(hand(0.25)).toEqual([-71, 71]);
  expect(hand(0.5)).toEqual([-100, 0]);
  expect(hand(1)).toEqual([0, 200]);
  // Whoever skips it sees its end alone.
  arm.through([
    [0.5, 'long'],
    [0.9, 'bent'],
  ])(1);
  arm.draw(0);
  expect(round(arm.spot('lower', [10, 0]))).toEqual([-100, 0]);
});

it('lets what is plumb hang down however it is held', () => {
  const plumb = { ...ARM.parts, lantern: { ...ARM.parts.lantern, isPlumb: true } };
  const kit = { sprite: () => new Sprite(), isCalm: () => true } as unknown as Kit;
  const arm = createRig(kit, { parts: plumb, poses: ARM.poses });
  arm.hold('over');
  arm.draw(16);
  expect(arm.sprites.lantern.rotation).toBeCloseTo(0);
});

it('draws the parts in the order of its data', () => {
  const { view, sprites } = set();
  expect(view.children).toEqual([sprites.lantern, sprites.upper, sprites.lower]);
});

it('goes from how it is held to a pose, and adds to it for a frame', async () => {
  const arm = set();
  arm.hold('bent');
  const frames = createSteppingFrames();
  const tweens = createTweens(frames);
  const way = arm.to(tweens, 'long', { ms: 100, ease: 'linear' });
  frames.step(50, 10);
  arm.draw(50);
  // Half bent, and one and a half times as long.
  expect(round(arm.spot('lower', [10, 0]))).toEqual([-106, 106]);
  frames.step(50, 10);
  await way;
  arm.add('bent', 1);
  arm.draw(50);
  expect(round(arm.spot('lower', [10, 0]))).toEqual([-200, 0]);
  arm.draw(50);
  expect(round(arm.spot('lower', [10, 0]))).toEqual([0, 200]);
});

it('moves a part later than the others where its pose says so', () => {
  const arm = set();
  const frames = createSteppingFrames();
  arm.to(createTweens(frames), 'whip', { ms: 100, ease: 'linear' });
  const turns = () => {
    arm.draw(0);
    return [arm.sprites.upper, arm.sprites.lower].map(({ rotation }) => rotation.toFixed(2));
  };
  frames.step(50, 10);
  expect(turns()).toEqual(['0.50', '0.50']);
  frames.step(25, 5);
  expect(turns()).toEqual(['0.75', '1.25']);
  frames.step(50, 10);
  expect(turns()).toEqual(['1.00', '2.00']);
});

it('goes where it was sent last', async () => {
  const arm = set();
  const frames = createSteppingFrames();
  const tweens = createTweens(frames);
  const ways = [arm.to(tweens, 'over', { ms: 100 }), arm.to(tweens, 'long', { ms: 20 })];
  frames.step(120, 10);
  await Promise.all(ways);
  arm.draw(0);
  expect(round(arm.spot('upper', [10, 100]))).toEqual([0, 200]);
});

it('has doubles that are held as it is', () => {
  const arm = set();
  const shadow = arm.double();
  arm.hold('bent');
  arm.draw(0);
  expect(shadow.children.map(({ x, y, rotation }) => [x, y, rotation])).toEqual(
    arm.view.children.map(({ x, y, rotation }) => [x, y, rotation]),
  );
});

it('lets what hangs loosely turn after what it hangs on, and at once with reduced motion', () => {
  for (const isCalm of [false, true]) {
    const arm = set(isCalm);
    arm.hold('over');
    arm.draw(16);
    const turned = arm.sprites.lantern.rotation;
    if (isCalm) expect(turned).toBeCloseTo(1);
    else expect(turned).toBeLessThan(0.5);
    for (let frame = 0; frame < 240; frame += 1) arm.draw(16);
    expect(arm.sprites.lantern.rotation).toBeCloseTo(1, 2);
  }
});
