import { useEffect } from 'react';
import type { PairWalk } from '../compare/usePairWalk.ts';
import type { Cursor, Jump } from './useCursor.ts';
import type { Zoom } from './useZoom.ts';

interface At {
  cursor: Cursor;
  zoom: Zoom;
  /** Null: no other recording is laid beside it. */
  walk: PairWalk | null;
  help(): void;
}

const jump =
  (to: Jump) =>
  ({ cursor }: At) =>
    cursor.goNext(to);

/** What a key does, and its words in `replay.json`; one table for the keys and the sheet that tells them. */
export const KEYS = [
  { key: 'ArrowLeft', shown: '←', words: 'back', act: ({ cursor }) => cursor.go(cursor.at - 1) },
  { key: 'ArrowRight', shown: '→', words: 'on', act: ({ cursor }) => cursor.go(cursor.at + 1) },
  { key: 'Home', shown: 'Home', words: 'first', act: ({ cursor }) => cursor.go(0) },
  { key: 'End', shown: 'End', words: 'last', act: ({ cursor }) => cursor.go(cursor.last) },
  { key: ' ', shown: null, words: 'playOrPause', act: ({ cursor }) => cursor.toggle() },
  { key: '+', shown: '+', words: 'faster', act: ({ cursor }) => cursor.shift(1) },
  { key: '-', shown: '−', words: 'slower', act: ({ cursor }) => cursor.shift(-1) },
  { key: 's', shown: 'S', words: 'next.state', act: jump('state') },
  { key: 'b', shown: 'B', words: 'next.bet', act: jump('bet') },
  { key: 'r', shown: 'R', words: 'next.settle', act: jump('settle') },
  { key: 'e', shown: 'E', words: 'next.error', act: jump('error') },
  { key: 'm', shown: 'M', words: 'next.report', act: jump('report') },
  { key: 'z', shown: 'Z', words: 'closer', act: ({ zoom }) => zoom.zoom(1) },
  { key: 'x', shown: 'X', words: 'wider', act: ({ zoom }) => zoom.zoom(-1) },
  { key: '[', shown: '[', words: 'compare.back', act: ({ walk }) => walk?.go(walk.nth - 1) },
  { key: ']', shown: ']', words: 'compare.on', act: ({ walk }) => walk?.go(walk.nth + 1) },
  { key: '?', shown: '?', words: 'help', act: ({ help }) => help() },
] as const satisfies readonly {
  key: string;
  /** Null: the space bar, whose name is a word. */
  shown: string | null;
  words: string;
  act: (at: At) => void;
}[];

const FIELDS = 'input:not([type="range"]), textarea, select';

/** The key is that of what has the focus: all of a field's, and of a button the one that presses it. */
const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest(key === ' ' ? `${FIELDS}, button, summary` : FIELDS) !== null;

export const useKeys = (at: At): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const known = KEYS.find(({ key }) => key === event.key);
      if (!known || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      event.preventDefault();
      known.act(at);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at]);
};
