import { expect, test } from 'vitest';
import { sleep } from '../core/clock.ts';
import { createSteppingClock } from './steppingClock.ts';

test('timers fire at their due times in order, those set on the way included', async () => {
  const clock = createSteppingClock(1_000);
  const fired: [string, number][] = [];
  const note = (name: string) => () => fired.push([name, clock.now()]);
  clock.later(30, note('late'));
  clock.later(10, () => {
    note('early')();
    clock.later(5, note('between'));
  });
  clock.later(10, note('early too'));
  clock.later(20, note('cancelled'))();
  await clock.advance(30);
  expect(fired).toEqual([
    ['early', 1_010],
    ['early too', 1_010],
    ['between', 1_015],
    ['late', 1_030],
  ]);
  expect(clock.waiting()).toBe(0);
});

test('a chain of sleeps takes its own time, each promise going on before the next step', async () => {
  const clock = createSteppingClock();
  const woke: number[] = [];
  const chain = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await sleep(clock, 100);
      woke.push(clock.now());
    }
  };
  void chain();
  await clock.advance(250);
  expect(woke).toEqual([100, 200]);
  expect(clock.now()).toBe(250);
});

test('an interval goes on until stopped, from within too; a frame comes after a sixtieth', async () => {
  const clock = createSteppingClock();
  let times = 0;
  const stop = clock.every(10, () => {
    times += 1;
    if (times === 3) stop();
  });
  let frameAt = 0;
  clock.frame((now) => {
    frameAt = now;
  });
  await clock.advance(100);
  expect(times).toBe(3);
  expect(frameAt).toBeCloseTo(1_000 / 60, 6);
});
