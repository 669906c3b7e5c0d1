import type { Language } from '#contract/languages.ts';

/** Each language in its own words, whatever the page's language is. */
export const LANGUAGE_NAMES: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  zh: { short: '中文', full: '中文' },
  ms: { short: 'BM', full: 'Bahasa Melayu' },
};
