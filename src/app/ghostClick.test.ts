import { beforeAll, beforeEach, expect, it } from 'vitest';
import { guardGhostClicks } from './ghostClick.ts';

const clicked: string[] = [];
let now = 0;
const at = (name: string) => document.querySelector<HTMLElement>(`#${name}, .${name}`);
const click = (name: string, detail: number) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return at(name)?.dispatchEvent(event);
};

beforeAll(() => {
  guardGhostClicks();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked.push(target.id || target.className);
  });
});
beforeEach(() => {
  clicked.length = 0;
  document.body.innerHTML = `
    <button id="send"><span class="words">Send</span></button>
    <a id="back" href="#back">Back</a>
    <label class="label" for="agree">I agree</label><input id="agree" type="checkbox">`;
});

it('the second click of a double tap does nothing to what came in the place of the first', () => {
  click('send', 1);
  expect(click('back', 2)).toBe(false);
  expect(click('back', 3)).toBe(false);
  expect(clicked).toEqual(['send']);
  expect(click('back', 1)).toBe(true);
  expect(clicked).toEqual(['send', 'back']);
});

it('quick clicks on one thing all count, wherever in it, a label for its field too', () => {
  click('send', 1);
  click('words', 2);
  click('label', 1);
  click('agree', 2);
  expect(clicked.filter((name) => name !== 'agree')).toEqual(['send', 'words', 'label']);
  expect(clicked).toContain('agree');
});

it('a key is no double tap', () => {
  click('send', 1);
  expect(click('back', 0)).toBe(true);
});

it('a click that the browser counts, but that came later, is one of its own', () => {
  click('send', 1);
  now += 499;
  expect(click('back', 2)).toBe(false);
  now += 500;
  expect(click('back', 3)).toBe(true);
  expect(click('send', 4)).toBe(false);
});
