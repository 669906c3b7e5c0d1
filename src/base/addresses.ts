import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';
import { BRAND } from './brand.ts';

/** A public page's own address in a language; the default language needs no parameter. */
export const addressOf = (path: string, language: Language): string =>
  BRAND.host + path + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`);

interface Alternate {
  hrefLang: Language | 'x-default';
  href: string;
}

/** The same page in each language, for each of them; absolute, so that they name one another. */
export const alternatesOf = (path: string): Alternate[] => [
  ...LANGUAGES.map((language) => ({ hrefLang: language, href: addressOf(path, language) })),
  { hrefLang: 'x-default', href: addressOf(path, DEFAULT_LANGUAGE) },
];
