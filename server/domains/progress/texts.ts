import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { localisedFigures } from '#contract/figures.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';

const Texts = z.object({ note: z.object({ goal: z.string(), streak: z.string() }) });
type Note = keyof z.infer<typeof Texts>['note'];

/** The page's own texts (assets/locales). */
const read = (language: Language) => {
  const file = `../../../assets/locales/${language}/long/progress.json`;
  return Texts.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))).note;
};
const NOTES = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<
  Language,
  Record<Note, string>
>;

const inEach = (note: Note): Localised =>
  localisedFigures({ en: NOTES.en[note], zh: NOTES.zh[note], ms: NOTES.ms[note] });
const TOLD: Record<Note, Localised> = { goal: inEach('goal'), streak: inEach('streak') };

/** What stands in the history beside a reward's coins, in the player's language. */
export const noteOf = (kind: string, language: Language): string =>
  TOLD[kind === 'streak' ? 'streak' : 'goal'][language];
