import { describe, expect, it, vi } from 'vitest';
import { createFullscreen } from './fullscreen.ts';
import { pageVisibility } from './visibility.ts';
import { keepAwake } from './wakeLock.ts';

/** A page whose visibility the test sets. */
const createPage = () => {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    defaultView: null,
    fullscreenEnabled: true,
    fullscreenElement: null as unknown,
    exitFullscreen: vi.fn(async () => {}),
  });
  return {
    page,
    document: page as unknown as Document,
    see(state: 'visible' | 'hidden') {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

const createLocks = () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: vi.fn(async () => {
        lock.released = true;
      }),
    };
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  });
  return { locks, request };
};

const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

describe('wake lock', () => {
  it('[fullscreen-wakelock] asks again when the page comes back, and releases at the end', async () => {
    const { document, see } = createPage();
    const { locks, request } = createLocks();
    const stop = keepAwake(pageVisibility(document), vi.fn(), { request }, new EventTarget());
    await settle();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    see('hidden');
    for (const lock of locks) lock.released = true;
    see('visible');
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    stop();
    await settle();
    expect(locks[1]?.released).toBe(true);
    see('hidden');
    see('visible');
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('[fullscreen-wakelock] only logs a refusal, and does without where there is none', async () => {
    const { document } = createPage();
    const log = vi.fn();
    const refused = new Error('low battery');
    const request = vi.fn(async () => Promise.reject(refused));
    keepAwake(pageVisibility(document), log, { request }, new EventTarget())();
    await settle();
    expect(log).toHaveBeenCalledWith('the wake lock was refused', refused);
    expect(() =>
      keepAwake(pageVisibility(document), log, undefined, new EventTarget())(),
    ).not.toThrow();
  });
});

describe('wake lock, where only a touch is granted one', () => {
  const awake = (isGranted: () => boolean) => {
    const { document, see } = createPage();
    const { locks, request } = createLocks();
    const asked = vi.fn(async () =>
      isGranted() ? request() : Promise.reject(new Error('no gesture')),
    );
    const page = new EventTarget();
    const log = vi.fn();
    const stop = keepAwake(pageVisibility(document), log, { request: asked }, page);
    const touch = () => page.dispatchEvent(new Event('pointerup'));
    return { asked, locks, log, see, stop, touch };
  };

  it('[fullscreen-wakelock] the next touch gets it after a reload or a return, and no other asks', async () => {
    let isTouched = false;
    const { asked, locks, log, see, stop, touch } = awake(() => isTouched);
    await settle();
    see('hidden');
    see('visible');
    await settle();
    expect(locks).toHaveLength(0);
    expect(log).toHaveBeenCalledOnce();
    isTouched = true;
    touch();
    await settle();
    expect(locks).toHaveLength(1);
    const before = asked.mock.calls.length;
    touch();
    await settle();
    expect(asked).toHaveBeenCalledTimes(before);
    // Taken away though the page is seen: the battery runs low.
    for (const lock of locks) lock.released = true;
    touch();
    await settle();
    expect(locks).toHaveLength(2);
    stop();
    await settle();
    expect(locks[1]?.released).toBe(true);
    touch();
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it('[fullscreen-wakelock] a return while the refusal is on its way asks once more', async () => {
    let isSeen = false;
    const { asked, locks, see } = awake(() => isSeen);
    see('hidden');
    isSeen = true;
    see('visible');
    await settle();
    await settle();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(locks).toHaveLength(1);
  });
});

describe('fullscreen', () => {
  const element = (requestFullscreen?: () => Promise<void>) =>
    ({ requestFullscreen }) as unknown as HTMLElement;

  it('[fullscreen-wakelock] is offered only where the browser has it', () => {
    const { document, page } = createPage();
    expect(
      createFullscreen(
        element(async () => {}),
        vi.fn(),
        document,
      ).isOffered,
    ).toBe(true);
    expect(createFullscreen(element(), vi.fn(), document).isOffered).toBe(false);
    page.fullscreenEnabled = false;
    expect(
      createFullscreen(
        element(async () => {}),
        vi.fn(),
        document,
      ).isOffered,
    ).toBe(false);
  });

  it('[fullscreen-wakelock] enters, tells of it, leaves, and only logs a refusal', async () => {
    const { document, page } = createPage();
    const log = vi.fn();
    const request = vi.fn(async () => {});
    const play = element(request);
    const fullscreen = createFullscreen(play, log, document);
    const heard = vi.fn();
    fullscreen.watch(heard);
    await fullscreen.toggle();
    expect(request).toHaveBeenCalledTimes(1);
    page.fullscreenElement = play;
    page.dispatchEvent(new Event('fullscreenchange'));
    expect(heard).toHaveBeenLastCalledWith(true);
    await fullscreen.toggle();
    expect(page.exitFullscreen).toHaveBeenCalledTimes(1);
    page.fullscreenElement = null;
    request.mockRejectedValueOnce(new Error('no gesture'));
    await fullscreen.toggle();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
