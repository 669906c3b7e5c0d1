// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createBridge } from '../../bridge.ts';
import { createHaptics, feelPresses, type HapticWindow, hasHaptics } from './haptics.ts';

const phone = (more: Partial<HapticWindow> = {}, hasBeenActive = true) => {
  const vibrate = vi.fn((_pattern: number[]) => true);
  const page: HapticWindow = {
    navigator: { vibrate, userActivation: { hasBeenActive } },
    matchMedia: (query) => ({ matches: query === '(pointer: coarse)' }),
    ...more,
  };
  return { page, vibrate };
};

it('a larger win is felt for longer, and a press least of all', () => {
  const { page, vibrate } = phone();
  const feel = createHaptics(createBridge(), page, () => true);
  for (const haptic of ['tap', 'small', 'medium', 'big'] as const) feel(haptic);
  const lengths = vibrate.mock.calls.map(([pattern]) => pattern.reduce((sum, ms) => sum + ms));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(4);
});

it('nothing is felt while it is off, while the page is hidden, or before the first touch', () => {
  const { page, vibrate } = phone();
  const bridge = createBridge();
  let isVisible = true;
  const feel = createHaptics(bridge, page, () => isVisible);
  bridge.setHapticsOn(false);
  feel('big');
  bridge.setHapticsOn(true);
  isVisible = false;
  feel('big');
  expect(vibrate).not.toHaveBeenCalled();
  isVisible = true;
  feel('big');
  expect(vibrate).toHaveBeenCalledOnce();
  const untouched = phone({}, false);
  createHaptics(bridge, untouched.page, () => true)('tap');
  expect(untouched.vibrate).not.toHaveBeenCalled();
});

it('less motion is about what is seen: wins are felt all the same', () => {
  const { page, vibrate } = phone();
  createHaptics(createBridge({ isMotionReduced: true }), page, () => true)('small');
  expect(vibrate).toHaveBeenCalledOnce();
});

it('is offered on phones that can, and not on a computer nor where the browser has none', () => {
  expect(hasHaptics(phone().page)).toBe(true);
  expect(hasHaptics(phone({ matchMedia: () => ({ matches: false }) }).page)).toBe(false);
  const without = phone({ navigator: {} }).page;
  expect(hasHaptics(without)).toBe(false);
  expect(() => createHaptics(createBridge(), without, () => true)('tap')).not.toThrow();
});

it('inside Telegram it is Telegram that makes it felt, on iPhones too', () => {
  const postEvent = vi.fn();
  const { page } = phone({ navigator: {}, TelegramWebviewProxy: { postEvent } });
  expect(hasHaptics(page)).toBe(true);
  createHaptics(createBridge(), page, () => true)('loss');
  expect(postEvent).toHaveBeenCalledExactlyOnceWith(
    'web_app_trigger_haptic_feedback',
    '{"type":"notification","notification_type":"error"}',
  );
});

it('a touch is felt on what can be pressed, by a finger, until it is stopped', () => {
  document.body.innerHTML =
    '<main><button><b id="in">Go</b></button><button id="off" aria-disabled="true"></button><p id="beside"></p></main>';
  const feel = vi.fn();
  const stop = feelPresses(document.querySelector('main') as HTMLElement, feel);
  const touch = (id: string, pointerType = 'touch') =>
    document
      .querySelector(`#${id}`)
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  for (const id of ['off', 'beside']) touch(id);
  touch('in', 'mouse');
  expect(feel).not.toHaveBeenCalled();
  touch('in');
  expect(feel).toHaveBeenCalledExactlyOnceWith('tap');
  stop();
  touch('in');
  expect(feel).toHaveBeenCalledOnce();
});
