import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#contract/languages.ts';

/** A file of the app's own texts, below `assets/locales/<language>`: 'inbox', 'long/progress'. */
export const readTexts = <T>(language: Language, name: string, shape: z.ZodMiniType<T>): T => {
  const file = new URL(`../../assets/locales/${language}/${name}.json`, import.meta.url);
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
};

export const byLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>;
