import type { PageNotes } from '#engine/lab/record/stageNotes.ts';

const CONTROL = '.stage-controls button';

const TOUCHES: Readonly<Record<string, 'down' | 'up' | 'press'>> = {
  pointerdown: 'down',
  pointerup: 'up',
  pointerleave: 'up',
  pointercancel: 'up',
  click: 'press',
};

/** What the stage's controls are laid over. */
export const stageElement = (): Element | null | undefined =>
  document.querySelector('.stage-controls')?.parentElement;

/** By its own place on the stage: measured, the page would be laid out anew in the frame of a press. */
const middleOf = (start: string, length: string): number =>
  Math.round(Number.parseFloat(start) + Number.parseFloat(length) / 2) || 0;

/** Tells where the stage's controls are touched, from the first touch on, until it is stopped. */
export const watchTouches = ({ page }: PageNotes): (() => void) => {
  const touched = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
    if (!control) return;
    const { left, top, width, height } = control.style;
    const [x, y] = [middleOf(left, width), middleOf(top, height)];
    page({ kind: 'touch', what: TOUCHES[event.type] ?? 'up', x, y });
  };
  const gone = new AbortController();
  const how = { capture: true, passive: true, signal: gone.signal };
  for (const type of Object.keys(TOUCHES)) window.addEventListener(type, touched, how);
  return () => gone.abort();
};
