import { Container } from 'pixi.js';
import { expect, it } from 'vitest';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import { unfold } from './fadeIn.ts';
import type { Kit } from './kit.ts';

it.each([false, true])(
  'a board comes out of nothing, and with less motion it is not moved; calm: %s',
  async (isCalm) => {
    const frames = createSteppingFrames();
    const kit = { act: createTweens(frames), isCalm: () => isCalm } as unknown as Kit;
    const view = new Container({ visible: false });
    const moved: number[] = [];
    const done = unfold(kit, view, (share) => moved.push(share), { ms: 100, ease: 'linear' });
    expect([view.visible, view.alpha]).toEqual([true, 0]);
    frames.step(50, 50);
    expect(view.alpha).toBeCloseTo(0.75);
    frames.step(50, 50);
    await done;
    expect(view.alpha).toBe(1);
    expect(moved).toEqual(isCalm ? [] : [0.5, 1]);
  },
);
