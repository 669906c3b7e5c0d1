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

/** Tells where the stage's controls are touched, from the first touch on, until it is stopped. */
export const watchTouches = ({ page }: PageNotes): (() => void) => {
  const touched = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(CONTROL);
    // Measured only where it is noted: that lays out what the press has changed.
    const stage = control && stageElement()?.getBoundingClientRect();
    if (!stage) return;
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2 - stage.left, top + height / 2 - stage.top].map(Math.round);
    page({ kind: 'touch', what: TOUCHES[event.type] ?? 'up', x: x ?? 0, y: y ?? 0 });
  };
  const gone = new AbortController();
  const how = { capture: true, passive: true, signal: gone.signal };
  for (const type of Object.keys(TOUCHES)) window.addEventListener(type, touched, how);
  return () => gone.abort();
};
