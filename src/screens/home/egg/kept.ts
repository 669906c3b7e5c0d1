import balance from '../balance.module.css';
import type { Obstacle } from './place.ts';

/** Headings, the balance, the ways that home is opened for, and what the scene above holds to press. */
const WAYS = ':is(nav, section:first-of-type) :is(a, button)';
/** What is read at the page's end, which nobody can scroll from under it. */
const END = 'main > :is(section:last-of-type, footer) :is(img, p, span)';
const BALANCE = `.${balance.top}, .${balance.amount}`;
const KEPT = `main :is(h1, h2, h3), ${BALANCE}, main ${WAYS}, ${END}`;

/** What of a page the banner covers at no time, in pixels of the room at `field`. */
export const keptClear = (field: HTMLElement): Obstacle[] => {
  const { left: x, top: y } = field.getBoundingClientRect();
  const range = document.createRange();
  return Array.from(document.querySelectorAll<HTMLElement>(KEPT), (each) => {
    // A heading's words, not the row it stands in.
    range.selectNodeContents(each);
    return (each.matches('a, button, img') ? each : range).getBoundingClientRect();
  })
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - x,
      top: top - y,
      right: right - x,
      bottom: bottom - y,
    }));
};
