import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#contract/languages.ts';

const Texts = z.object({ code: z.string().check(z.includes('{code}'), z.includes('{minutes}')) });

const texts = new Map(
  LANGUAGES.map((language) => {
    const file = new URL(`../../../assets/locales/${language}/sms.json`, import.meta.url);
    return [language, Texts.parse(JSON.parse(readFileSync(file, 'utf8')))];
  }),
);

/** The SMS that brings a code: in the player's language, at most 160 characters in English. */
export const codeText = (language: Language, code: string, minutes: number): string =>
  (texts.get(language)?.code ?? '{code}')
    .replace('{code}', code)
    .replace('{minutes}', String(minutes));
