import type { Language } from '#contract/languages.ts';

/** What is the same in both: codes, and what English has from Malay, and one name. */
const SHARED: ReadonlySet<string> = new Set([
  'Log',
  'UID',
  'RTP',
  'Squid Game',
  'tablet',
  'durian',
  'kuih',
  'batik',
  'Tok Dalang',
]);
/** A text whose words are placeholders, marks, figures or names has nothing to translate. */
const bare = (text: string) => text.replace(/\{\{.*?\}\}|<\/?\w+>|RM|Hornbill Club|[^\p{L}]/gu, '');

/** Whether a text in another language still is the English one. */
export const isLeftEnglish = (language: Language, text: string, english: string): boolean => {
  if (language === 'en' || bare(text) === '' || SHARED.has(text)) return false;
  return language === 'zh' ? !/\p{Script=Han}/u.test(text) : text === english;
};
