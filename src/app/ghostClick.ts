const TOUCHED = 'a, button, input, select, textarea, summary, canvas';

/** What a click is for: a label's click is its field's. */
const meant = (click: MouseEvent): Element | null => {
  if (!(click.target instanceof Element)) return null;
  return click.target.closest('label')?.control ?? click.target.closest(TOUCHED);
};

/**
 * The clicks of a double tap belong to what its first one touched. What has come in its place
 * meanwhile (a confirmation's link) was not meant, and gets none of them; one button pressed quickly
 * gets them all, but on play screens (engine/device/doubleTap.ts). `detail` is the browser's count of
 * clicks at one spot in quick succession, 0 with a key.
 */
export const guardGhostClicks = (): void => {
  let first: Element | null = null;
  const judge = (click: MouseEvent) => {
    if (click.detail === 1) first = meant(click);
    if (click.detail < 2 || meant(click) === first) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', judge, { capture: true });
};
