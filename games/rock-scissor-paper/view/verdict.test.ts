import { Container, Sprite, Texture } from 'pixi.js';
import { expect, it } from 'vitest';
import { createSteppingFrames } from '#engine/canvas/stage/frames.ts';
import type { Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createTweens } from '#engine/canvas/stage/tweens.ts';
import { BEATS } from './beats.ts';
import { createVerdict } from './verdict.ts';

const FRAME_MS = 20;
const told = { title: 'Lost', text: '', score: null, change: -100, isGood: false };

it.each([false, true])(
  'the board comes out of nothing each time, reduced motion: %s',
  async (isCalm) => {
    const frames = createSteppingFrames();
    const written = () => Object.assign(new Sprite(), { text: '' });
    const kit = {
      act: createTweens(frames, () => isCalm),
      context: { art: { frame: () => Texture.EMPTY } },
      sprite: () => new Sprite(),
      label: () => Object.assign(new Container(), { text: '' }),
      digits: written,
      isCalm: () => isCalm,
    } as unknown as Kit;
    const board = createVerdict(kit);
    for (let round = 0; round < 2; round += 1) {
      const comes = board.tell(told);
      // A picture may be drawn before the next frame.
      expect(board.view.alpha).toBe(0);
      frames.step(FRAME_MS, FRAME_MS);
      expect(board.view.alpha).toBeGreaterThan(0);
      frames.step(BEATS.verdict.ms, FRAME_MS);
      await comes;
      expect(board.view.alpha).toBe(1);
      board.close();
    }
  },
);
