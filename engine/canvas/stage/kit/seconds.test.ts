import type { BitmapText } from 'pixi.js';
import { expect, test } from 'vitest';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import type { Kit } from './kit.ts';
import { createSeconds } from './seconds.ts';

const setUp = (isCalm: boolean) => {
  const heard: (number | undefined)[] = [];
  const urgent: boolean[] = [];
  const last: number[] = [];
  const digits = { text: '', scale: { set() {} } };
  const audio = { effect: (_: string, options?: { rate: number }) => heard.push(options?.rate) };
  const kit = {
    context: { audio },
    idle: createTweens(createSteppingFrames()),
    isCalm: () => isCalm,
  } as unknown as Kit;
  const seconds = createSeconds(kit, {
    digits: digits as unknown as BitmapText,
    urgentFrom: 3,
    sound: 'tick',
    pitch: 0.5,
    swell: { from: 2, to: 1, beat: { ms: 300, ease: 'backOut' } },
    onUrgent: (isUrgent) => urgent.push(isUrgent),
    onLast: (left) => last.push(left),
  });
  return { heard, urgent, last, digits, seconds };
};

test('whole seconds are shown, rounded up, and each of the last ones is heard once, higher and higher', () => {
  const { seconds, heard, urgent, last, digits } = setUp(false);
  seconds.show(3_001);
  expect(digits.text).toBe('4');
  expect(heard).toEqual([]);
  for (const ms of [3_000, 2_500, 2_000, 1_000, 400, 0]) seconds.show(ms);
  expect(digits.text).toBe('0');
  expect(heard).toEqual([1, 1.5, 2]);
  expect(last).toEqual([3, 2, 1]);
  expect(urgent).toEqual([true]);
  expect(seconds.isUrgent()).toBe(true);
});

test('with no clock nothing is urgent, and the next one begins anew', () => {
  const { seconds, heard, urgent } = setUp(true);
  for (const ms of [2_000, null, 2_000]) seconds.show(ms);
  expect(urgent).toEqual([true, false, true]);
  expect(heard).toHaveLength(2);
});

test('who asked for less motion sees no number swell', () => {
  const { seconds, last } = setUp(true);
  seconds.show(1_000);
  expect(last).toEqual([]);
});
