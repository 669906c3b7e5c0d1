/** Later than this after the one before, a click is one of its own, as browsers have it. Milliseconds. */
const DOUBLE_CLICK_MS = 500;

const TOUCHED = 'a, button, input, select, textarea, summary, canvas';

/** What a click is for: a label's click is its field's. */
const meant = (click: MouseEvent): Element | null => {
  if (!(click.target instanceof Element)) return null;
  return click.target.closest('label')?.control ?? click.target.closest(TOUCHED);
};

/**
 * The clicks of a double tap belong to what its first one touched. What has come in its place
 * meanwhile (a confirmation's link) was not meant, and gets none of them; one button pressed quickly
 * gets them all, but on play screens (engine/canvas/device/doubleTap.ts). `detail` is the browser's count of
 * clicks at one spot in quick succession, 0 with a key; how quick they were their own times say:
 * a busy page hears of the second long after the finger.
 */
export const guardGhostClicks = (): void => {
  let first: Element | null = null;
  let last = Number.NEGATIVE_INFINITY;
  const judge = (click: MouseEvent) => {
    const isQuick = click.detail > 1 && click.timeStamp - last < DOUBLE_CLICK_MS;
    if (!isQuick && click.detail > 0) first = meant(click);
    last = click.timeStamp;
    if (!isQuick || meant(click) === first) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', judge, { capture: true });
};
