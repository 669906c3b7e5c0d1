import { beforeEach, expect, it, vi } from 'vitest';
import { guardDoubleTap } from './doubleTap.ts';

/** Just what the guard needs of an element and of events, in the browser's order. */
const createElement = () => {
  const target = new EventTarget();
  const click = (detail: number) => {
    const event = Object.assign(new Event('click', { cancelable: true }), { detail });
    target.dispatchEvent(event);
    return event;
  };
  const touch = () => {
    const event = new Event('touchend', { cancelable: true });
    target.dispatchEvent(event);
    return event;
  };
  return { element: target as unknown as HTMLElement, target, click, touch };
};

let now = 0;
const clock = { now: () => now };
beforeEach(() => {
  now = 1_000;
});

it('[double-tap] lets the first click through and blocks a second within 300 ms', () => {
  const { element, target, click } = createElement();
  guardDoubleTap(element, clock);
  const pressed = vi.fn();
  target.addEventListener('click', pressed);
  click(1);
  now += 299;
  expect(click(2).defaultPrevented).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(1);
  now += 1;
  expect(click(1).defaultPrevented).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('[double-tap] takes the zoom from a second touch and leaves the first alone', () => {
  const { element, touch } = createElement();
  guardDoubleTap(element, clock);
  expect(touch().defaultPrevented).toBe(false);
  now += 200;
  expect(touch().defaultPrevented).toBe(true);
  now += 300;
  expect(touch().defaultPrevented).toBe(false);
});

it('lets the keyboard press as fast as it likes, and is gone once removed', () => {
  const { element, target, click } = createElement();
  const remove = guardDoubleTap(element, clock);
  const pressed = vi.fn();
  target.addEventListener('click', pressed);
  click(0);
  click(0);
  expect(pressed).toHaveBeenCalledTimes(2);
  remove();
  click(1);
  click(1);
  expect(pressed).toHaveBeenCalledTimes(4);
});
