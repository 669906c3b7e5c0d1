import { wallClock } from '#engine/core/clock.ts';

/** A picture slower than this keeps nothing else waiting. */
const TIMEOUT_MS = 2500;

/** What waits for the page to be idle waits no longer than this. */
const IDLE_MS = 5_000;

const painted = () =>
  new Promise<void>((resolve) => {
    // The frame after the first one: what was rendered is on the screen.
    wallClock.frame(() => wallClock.frame(() => resolve()));
  });

const loaded = (picture: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    picture.addEventListener('load', () => resolve(), { once: true });
    picture.addEventListener('error', () => resolve(), { once: true });
  });

const settle = async (): Promise<void> => {
  await painted();
  const awaited = Array.from(document.images).filter(
    (picture) => !picture.complete && picture.loading !== 'lazy',
  );
  const timeout = new Promise<void>((resolve) => void wallClock.later(TIMEOUT_MS, resolve));
  await Promise.race([Promise.all(awaited.map(loaded)), timeout]);
  // `npm run budget` counts what was loaded before it.
  performance.mark('settled');
};

let settled: Promise<void> | undefined;

/**
 * Resolves once a visit when the first screen can be used: it is painted, and so are the pictures it
 * shows at once. Called after that screen was rendered.
 */
export const whenSettled = (): Promise<void> => {
  settled ??= settle();
  return settled;
};

/**
 * Resolves when the first screen can be used and the page has nothing better to do, within the time at the
 * latest; where that is not known, at once.
 */
export const whenIdle = async (): Promise<void> => {
  await whenSettled();
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: IDLE_MS }));
};
