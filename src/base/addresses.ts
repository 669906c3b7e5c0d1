import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';
import { BRAND } from './brand.ts';

/**
 * Where the club is, as the server knows it (PUBLIC_URL) and wrote it into the page that was loaded; the
 * brand's own where it wrote none, and while the pages are built.
 */
const host =
  URL.parse(
    globalThis.document?.querySelector<HTMLLinkElement>('link[rel=canonical][data-static]')?.href ??
      BRAND.host,
  )?.origin ?? BRAND.host;

/** A public page's own address in a language; the default language needs no parameter. */
export const addressOf = (path: string, language: Language): string =>
  host + path + (language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`);

interface Alternate {
  hrefLang: Language | 'x-default';
  href: string;
}

/** The same page in each language, for each of them; absolute, so that they name one another. */
export const alternatesOf = (path: string): Alternate[] => [
  ...LANGUAGES.map((language) => ({ hrefLang: language, href: addressOf(path, language) })),
  { hrefLang: 'x-default', href: addressOf(path, DEFAULT_LANGUAGE) },
];
