import { Container, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { UNIT } from '../../../core/rules/rules.ts';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import type { Kit } from './kit.ts';
import { createPlaque } from './plaque.ts';

/** A plaque, and what its coins and its multiplier said, in this order, each time they were written. */
const setUp = () => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const written: string[][] = [];
  const digits = () => {
    const mine: string[] = [];
    written.push(mine);
    const view = Object.assign(new Container(), { anchor: { set() {} }, tint: 0 });
    return Object.defineProperty(view, 'text', { set: (text: string) => mine.push(text) });
  };
  const kit = {
    act,
    context: { texts: (key: string) => key, art: { frame: () => Texture.EMPTY } },
    isCalm: () => false,
    label: () => Object.assign(new Container(), { text: '' }),
    sprite: () => new Container(),
    digits,
  } as unknown as Kit;
  const plaque = createPlaque(kit, 'squidgame');
  return { plaque, frames, coins: () => (written[0] ?? []).map(Number), times: () => written[1] };
};

test('what the first decision brings is counted from the bet, never from less', async () => {
  const { plaque, frames, coins, times } = setUp();
  plaque.stake(50);
  const counted = plaque.count(96, 1.92 * UNIT);
  frames.step(2_000);
  await counted;
  expect(Math.min(...coins())).toBe(0.5);
  expect(coins().at(-1)).toBe(0.96);
  expect(times()?.[0]).toBe('1.00x');
  expect(times()?.at(-1)).toBe('1.92x');
});
