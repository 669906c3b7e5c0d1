import { expect, it } from 'vitest';
import { createSteppingFrames } from '../frames.ts';
import { createTweens } from '../tweens.ts';
import type { Kit } from './kit.ts';
import { createTelling } from './telling.ts';

const LONG_MS = 5_000;

const setUp = (isQuick = false) => {
  const frames = createSteppingFrames();
  const act = createTweens(frames);
  const kit = { act, context: { frames }, isQuick: () => isQuick } as unknown as Kit;
  const telling = createTelling(kit, 'Skip', () => {});
  const ended: string[] = [];
  /** Shows `ms` more, and lets what waits for it go on. */
  const show = async (ms: number) => {
    for (let left = ms; left > 0; left -= 20) {
      frames.step(20, 20);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  };
  const perform = (name: string, steps: readonly number[], signal = new AbortController().signal) =>
    void telling.perform(signal, async () => {
      for (const ms of steps) await act.wait(ms);
      ended.push(name);
      telling.after(async () => {
        await act.wait(LONG_MS);
        await act.wait(LONG_MS);
        ended.push(`after ${name}`);
      });
    });
  return { act, telling, ended, show, perform };
};

it('what comes after a result goes on while the next decision is open, and the decision ends it', async () => {
  const { telling, ended, show, perform } = setUp();
  perform('result', [100]);
  await show(200);
  telling.follow('deciding');
  await show(400);
  expect(ended).toEqual(['result']);
  telling.follow('preparing');
  await show(20);
  expect(ended).toEqual(['result', 'after result']);
  // The next result is not ended with it.
  perform('next', [100]);
  await show(40);
  expect(ended).toHaveLength(2);
  await show(200);
  expect(ended.at(-1)).toBe('next');
});

it('what comes after a result comes to its end by itself, also over what is told without a decision', async () => {
  const { telling, ended, show, perform } = setUp();
  perform('result', [100]);
  await show(200);
  telling.follow('preparing');
  perform('question', [100]);
  await show(200);
  expect(ended).toEqual(['result', 'question']);
  await show(2 * LONG_MS + 100);
  expect(ended).toEqual(['result', 'question', 'after result', 'after question']);
});

it('with quick results all that is told between two decisions is shown within half a second', async () => {
  const { telling, ended, show, perform } = setUp(true);
  for (let round = 0; round < 2; round += 1) {
    telling.follow('deciding');
    telling.follow('preparing');
    await show(20);
    ended.length = 0;
    perform('one', [LONG_MS, LONG_MS]);
    await show(300);
    expect(ended).toEqual([]);
    await show(200);
    perform('two', [LONG_MS]);
    await show(20);
    expect(ended).toEqual(['one', 'two']);
  }
});

it('with quick results a result is still seen, and what comes after it takes its time', async () => {
  const { ended, show, perform } = setUp(true);
  perform('result', [400]);
  await show(100);
  expect(ended).toEqual([]);
  await show(200);
  expect(ended).toEqual(['result']);
  await show(LONG_MS);
  expect(ended).toEqual(['result']);
});

it('what is skipped has nothing after it', async () => {
  const { ended, show, perform } = setUp();
  const skip = new AbortController();
  perform('result', [LONG_MS], skip.signal);
  await show(100);
  skip.abort();
  await show(20);
  expect(ended).toEqual(['result', 'after result']);
});
