import { Container, Sprite } from 'pixi.js';
import { expect, it } from 'vitest';
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import type { Bridge } from './bridge.ts';
import { createFigure } from './figure.ts';
import type { Space } from './space.ts';

const SPACE: Space = {
  left: 0,
  right: 390,
  top: 0,
  bottom: 660,
  x: 200,
  horizon: 220,
  reach: 370,
  half: 210,
};

const set = () => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const sprite = () => new Sprite();
  const kit = {
    act,
    idle: createTweens(frames),
    sprite,
    glow: sprite,
    isCalm: () => false,
    context: { audio: { effect() {} } },
  } as unknown as Kit;
  const bridge = { space: () => SPACE, camera: () => 0 } as Bridge;
  const figure = createFigure(kit, bridge, new Container());
  figure.stand(0, 0);
  return { frames, act, figure };
};

it('stands where the next round begins, whatever of the last one was skipped', async () => {
  const { frames, act, figure } = set();
  frames.step(16, 1);
  const low = figure.hand().y;
  const cheer = figure.cheer();
  frames.step(300, 20);
  expect(figure.hand().y).toBeLessThan(low - 60);
  act.skip();
  act.unskip();
  figure.stand(0, 0);
  await cheer;
  frames.step(1_500, 90);
  expect(Math.abs(figure.hand().y - low)).toBeLessThan(12);
});
