import type { Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { Burst } from '#engine/canvas/stage/kit/burst.ts';
import { createCamera } from '#engine/canvas/stage/kit/camera.ts';
import type { FlyingCoins } from '#engine/canvas/stage/kit/coins.ts';
import type { EndBoard } from '#engine/canvas/stage/kit/endBoard.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import type { Purse } from '#engine/canvas/stage/kit/purse.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import { BEATS } from './beats.ts';
import type { Figure } from './figure.ts';
import { createBridgeFinale } from './finale.ts';
import { createSuspense } from './suspense.ts';
import type { World } from './world.ts';

/** As long as the parts take that are asked to do something. Milliseconds. */
const FALL_MS = 620;
const BOARD_MS = 380;
const SPLASH_MS = 900;
const FRAME_MS = 20;

const setUp = (isCalm: boolean) => {
  const frames = createSteppingFrames();
  const act = createTweens(frames, () => isCalm);
  const context = {
    audio: { effect() {}, tell() {}, duck() {} },
    controls: { say() {} },
    texts: (key: string) => key,
  };
  const set = () => {};
  const nothing = () =>
    ({ addChild() {}, pivot: { set }, position: { set }, scale: { set } }) as unknown as Sprite;
  const kit = { act, context, glow: nothing, isCalm: () => isCalm } as unknown as Kit;
  const world = {
    eye: createCamera(kit, nothing()),
    bridge: { view: nothing(), mend() {}, space: () => ({}), camera: () => 0 },
    figure: { startle() {}, fall: () => act.wait(isCalm ? 300 : FALL_MS) },
    shatter: { burst: () => act.wait(1_050), splash: () => act.wait(SPLASH_MS) },
  } as unknown as World;
  let light = 1;
  const finale = createBridgeFinale(kit, {
    board: { tell: () => act.wait(BOARD_MS) } as unknown as EndBoard,
    burst: {} as Burst,
    coins: {} as FlyingCoins,
    purse: {} as Purse,
    figure: {} as Figure,
    dim(share) {
      light = share;
    },
  });
  /** Shown milliseconds until `work` is done. */
  const timed = async (work: Promise<void>) => {
    let isDone = false;
    void work.then(() => {
      isDone = true;
    });
    for (let ms = 0; ms < 5_000; ms += FRAME_MS) {
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      if (isDone) return ms;
      frames.step(FRAME_MS);
    }
    throw new Error('it never ended');
  };
  const suspense = createSuspense(kit, world);
  return {
    timed,
    fall: () => suspense.fall(2, 0, 2),
    console: () => finale.tell({ title: 'The glass broke', line: '', won: null, said: '' }),
    light: () => light,
    wait: (ms: number) => timed(act.wait(ms)),
  };
};

test.each([false, true])(
  '[squid-rules] the words of a loss follow the fall at once; calm: %s',
  async (isCalm) => {
    const scene = setUp(isCalm);
    expect(await scene.timed(scene.fall())).toBeLessThanOrEqual(
      FALL_MS + BEATS.hitstop.ms + FRAME_MS,
    );
  },
);

test('[squid-rules] the desk comes with the words: it does not wait for the lights to go down', async () => {
  const scene = setUp(false);
  expect(await scene.timed(scene.console())).toBeLessThanOrEqual(BOARD_MS + FRAME_MS);
  await scene.wait(1_000);
  expect(scene.light()).toBeLessThan(0.5);
});
