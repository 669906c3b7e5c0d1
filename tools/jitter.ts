import { performance } from 'node:perf_hooks';
import { afterAll } from 'vitest';

// With TEST_JITTER=1 (vitest.config.ts): the event loop of a test file is held up at random, as by a
// busy machine or a garbage collection, and a timer that is due at once may come before an immediate. A
// test that fails of it was passing by luck.

const holdUp = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

// The real ones: a test may hold timers, and say what chance brings.
const { setTimeout: later, setImmediate: soon } = globalThis;
const { random } = Math;
let isOver = false;

const next = (): void => {
  if (isOver) return;
  if (random() < 0.35) holdUp(random() * 30);
  later(() => (random() < 0.5 ? soon(next) : next()), random() * 12);
};
next();

globalThis.setTimeout = Object.assign((...args: Parameters<typeof later>) => {
  const timer = later(...args);
  if (!args[1]) holdUp(4);
  return timer;
}, later);

afterAll(() => {
  isOver = true;
  globalThis.setTimeout = later;
});
