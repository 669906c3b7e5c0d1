import { isLanguage, type Language } from '#contract/languages.ts';

const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const PLAYED = /^\/(?:art|audio)\/.+-[0-9a-f]{10}\.\w+$/;
const PART = /\.(?:js|css|woff2)$/;
const OF_A_LANGUAGE = /^\/assets\/(?:card\.)?([a-z]{2})-[\w-]{8}\.\w+$/;

/**
 * What a file is that bears a hash of its contents in its name, and so never changes: a part of the app,
 * a picture of its pages, or what a game is drawn and heard with. Null: anything else.
 */
export const assetKind = (path: string): 'part' | 'picture' | 'played' | null => {
  if (PLAYED.test(path)) return 'played';
  if (!HASHED.test(path)) return null;
  return PART.test(path) ? 'part' : 'picture';
};

/** The language whose texts or pictures with words a file holds; null: it is of none. */
export const languageOf = (path: string): Language | null => {
  const language = OF_A_LANGUAGE.exec(path)?.[1];
  return isLanguage(language) ? language : null;
};
