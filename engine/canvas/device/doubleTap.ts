import type { Clock } from '../../core/clock.ts';

/** Spec 9: two taps closer than this are one. Milliseconds. */
const DOUBLE_TAP_MS = 300;

/**
 * Lets no second tap within 300 ms through `element` (spec 2): neither its zoom nor its click.
 * Clicks of the keyboard pass: nobody zooms or slips twice with Enter. The answer removes the guard.
 */
export const guardDoubleTap = (element: HTMLElement, clock: Pick<Clock, 'now'>): (() => void) => {
  let lastTap = Number.NEGATIVE_INFINITY;
  let lastClick = Number.NEGATIVE_INFINITY;
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onTouchEnd = (event: TouchEvent) => {
    const now = clock.now();
    // The browser makes a zoom of the second touch; its click goes with it.
    if (now - lastTap < DOUBLE_TAP_MS && event.cancelable) event.preventDefault();
    lastTap = now;
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const now = clock.now();
    if (now - lastClick < DOUBLE_TAP_MS) return block(event);
    lastClick = now;
  };
  element.addEventListener('touchend', onTouchEnd, { passive: false, capture: true });
  element.addEventListener('click', onClick, { capture: true });
  element.addEventListener('dblclick', block, { capture: true });
  return () => {
    element.removeEventListener('touchend', onTouchEnd, { capture: true });
    element.removeEventListener('click', onClick, { capture: true });
    element.removeEventListener('dblclick', block, { capture: true });
  };
};
