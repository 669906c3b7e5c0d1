import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { byLanguage, readTexts } from '../texts.ts';

const Texts = z.object({ code: z.string().check(z.includes('{code}'), z.includes('{minutes}')) });

const texts = byLanguage((language) => readTexts(language, 'server/sms', Texts));

/** The SMS that brings a code: in the player's language, at most 160 characters in English. */
export const codeText = (language: Language, code: string, minutes: number): string =>
  texts[language].code.replace('{code}', code).replace('{minutes}', String(minutes));
