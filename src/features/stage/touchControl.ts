import type { EntryOf } from '#contract/recording.ts';

const EVENTS = { down: 'pointerdown', up: 'pointerup', press: 'click' } as const;

const lengthOf = (text: string): number => Number.parseFloat(text) || 0;

/** By its own place: what nobody can press is not laid out. */
const liesAt =
  (x: number, y: number) =>
  ({ style }: HTMLElement): boolean => {
    const [left, top] = [lengthOf(style.left), lengthOf(style.top)];
    const [right, bottom] = [left + lengthOf(style.width), top + lengthOf(style.height)];
    return x >= left && x <= right && y >= top && y <= bottom;
  };

/** Touches the control of the visit's stage that lies there, as a finger did when it was recorded. */
export const touchControl = ({ what, x, y }: Pick<EntryOf<'touch'>, 'what' | 'x' | 'y'>): void => {
  const controls = document.querySelectorAll<HTMLElement>('.stage-controls button');
  // Of two the later one lies on top. Nothing of the page hears of it.
  [...controls].findLast(liesAt(x, y))?.dispatchEvent(new Event(EVENTS[what]));
};
