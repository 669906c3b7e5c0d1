import { beforeEach, expect, it, vi } from 'vitest';
import { guardDoubleTap } from './doubleTap.ts';

let now = 0;
beforeEach(() => {
  now = 1_000;
});

/** Just what the guard needs of an element and of events, in the browser's order; all happen at `now`. */
const createElement = () => {
  const createEvent = (type: string, fields: { detail?: number }) =>
    Object.defineProperty(
      Object.assign(new Event(type, { cancelable: true }), fields),
      'timeStamp',
      { value: now },
    );
  const target = new EventTarget();
  const click = (detail: number) => {
    const event = createEvent('click', { detail });
    target.dispatchEvent(event);
    return event;
  };
  const touch = () => {
    const event = createEvent('touchend', {});
    target.dispatchEvent(event);
    return event;
  };
  return { element: target as unknown as HTMLElement, target, click, touch };
};

it('[double-tap] lets the first click through and blocks a second within 300 ms', () => {
  const { element, target, click } = createElement();
  guardDoubleTap(element);
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
  guardDoubleTap(element);
  expect(touch().defaultPrevented).toBe(false);
  now += 200;
  expect(touch().defaultPrevented).toBe(true);
  now += 300;
  expect(touch().defaultPrevented).toBe(false);
});

it('lets the keyboard press as fast as it likes, and is gone once removed', () => {
  const { element, target, click } = createElement();
  const remove = guardDoubleTap(element);
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
