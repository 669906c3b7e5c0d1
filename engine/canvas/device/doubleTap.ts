/** Spec 9: two taps closer than this are one. Milliseconds. */
const DOUBLE_TAP_MS = 300;

/**
 * Lets no second tap within 300 ms through `element` (spec 2): neither its zoom nor its click.
 * Clicks of the keyboard pass: nobody zooms or slips twice with Enter. How quick they were the events' own times say:
 * a busy phone hears of the second tap long after the finger. The answer removes the guard.
 */
export const guardDoubleTap = (element: HTMLElement): (() => void) => {
  let lastTap = Number.NEGATIVE_INFINITY;
  let lastClick = Number.NEGATIVE_INFINITY;
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onTouchEnd = (event: TouchEvent) => {
    // The browser makes a zoom of the second touch; its click goes with it.
    if (event.timeStamp - lastTap < DOUBLE_TAP_MS && event.cancelable) event.preventDefault();
    lastTap = event.timeStamp;
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return;
    if (event.timeStamp - lastClick < DOUBLE_TAP_MS) return block(event);
    lastClick = event.timeStamp;
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
