import i18next from 'i18next';
import { MOST_LAYER_PARTS, type PageLayer } from '#contract/recording.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { PageNotes } from '#engine/lab/record/stageNotes.ts';
import { stageElement } from './watchTouches.ts';

/** What may lie over the stage: popups and questions, and all that stands beside it on its page. */
const LAYERS = '[role="dialog"], [role="alertdialog"], main > *, main ~ *';
const ASKED = '[role="dialog"], [role="alertdialog"]';
const PARTS = 'button, a[href], input, select, textarea, h1, h2, h3, p, strong';
const CHANGES = ['resize', 'scroll', 'transitionend', 'animationend'];

const BY_ROLE: Readonly<Record<string, PageLayer['what']>> = {
  dialog: 'popup',
  alertdialog: 'question',
  alert: 'notice',
  status: 'notice',
  HEADER: 'bar',
  SECTION: 'desk',
  ASIDE: 'note',
};

const whatOf = (element: Element): PageLayer['what'] =>
  BY_ROLE[element.getAttribute('role') ?? ''] ?? BY_ROLE[element.tagName] ?? 'other';

const partOf = ({ tagName }: Element): PageLayer['parts'][number]['what'] => {
  if (tagName === 'BUTTON' || tagName === 'A') return 'button';
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(tagName) ? 'field' : 'text';
};

/** The club's own texts in the language that is shown, and their keys. */
const keysByText = (): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  const gather = (texts: object, prefix: string) => {
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text === 'object' && text !== null) gather(text, `${prefix}${name}.`);
      else if (typeof text === 'string' && !keys.has(text)) keys.set(text, `${prefix}${name}`);
    }
  };
  const { data } = i18next.services.resourceStore;
  for (const [namespace, texts] of Object.entries(data[i18next.language] ?? {}))
    if (typeof texts === 'object') gather(texts, `${namespace}:`);
  return keys;
};

/** Whole words of the club's alone have a key: what is made of them and of anybody's figures or names has none. */
const createKeys = () => {
  let known = { language: '', keys: keysByText() };
  return (text: string | null | undefined): string | null => {
    const { language } = i18next;
    if (known.language !== language) known = { language, keys: keysByText() };
    return known.keys.get(text?.trim() ?? '') ?? null;
  };
};

const nameIn = (element: Element): string | null | undefined => {
  const named = element.getAttribute('aria-labelledby');
  const title = named
    ? document.getElementById(named)
    : element.querySelector('h1, h2, h3, strong, p');
  return element.getAttribute('aria-label') ?? (title ?? element).textContent;
};

/** Tells what lies over the stage, as it comes, changes and goes, until it is stopped. */
export const watchPage = ({ page }: PageNotes): (() => void) => {
  const keyOf = createKeys();
  const seen = new Map<Element, { layer: number; told: string }>();
  let layers = 0;
  let isDue = false;

  const look = () => {
    isDue = false;
    const stage = stageElement()?.getBoundingClientRect();
    if (!stage) return;
    const boxOf = (element: Element): PageLayer['box'] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left - stage.left, top - stage.top, width, height];
      return box.map(Math.round) as PageLayer['box'];
    };
    const isOver = ([x, y, width, height]: PageLayer['box']) =>
      Math.min(width, height) > 1 &&
      x < stage.width &&
      y < stage.height &&
      x + width > 0 &&
      y + height > 0;
    const layerOf = (element: Element): PageLayer | null => {
      const box = boxOf(element);
      if (!isOver(box)) return null;
      const parts: PageLayer['parts'] = [];
      // Page by page of rules would be measured, and again at each change.
      for (const part of element.querySelectorAll(PARTS)) {
        if (parts.length === MOST_LAYER_PARTS) break;
        const its = boxOf(part);
        if (isOver(its)) parts.push({ what: partOf(part), box: its, key: keyOf(nameIn(part)) });
      }
      return { what: whatOf(element), box, key: keyOf(nameIn(element)), parts };
    };
    const now = new Set(
      [...document.querySelectorAll(LAYERS)].filter(
        (element) => !element.querySelector(`canvas, ${ASKED}`),
      ),
    );
    for (const element of new Set([...seen.keys(), ...now])) {
      const known = seen.get(element);
      const shown = now.has(element) ? layerOf(element) : null;
      const told = JSON.stringify(shown);
      if (told === (known?.told ?? 'null')) continue;
      layers += known ? 0 : 1;
      const layer = known?.layer ?? layers;
      if (shown) seen.set(element, { layer, told });
      else seen.delete(element);
      page({ kind: 'layer', layer, shown });
    }
  };
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    wallClock.frame(look);
  };

  // What the stage says and where its controls lie changes in each frame.
  const observer = new MutationObserver((changes) => {
    const stage = stageElement();
    if (changes.some(({ target }) => !stage?.contains(target))) lookSoon();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const gone = new AbortController();
  const how = { capture: true, passive: true, signal: gone.signal };
  for (const type of CHANGES) window.addEventListener(type, lookSoon, how);
  lookSoon();
  return () => {
    observer.disconnect();
    gone.abort();
  };
};
