import * as z from 'zod/mini';
import { localisedFigures } from '#contract/figures.ts';
import type { Language } from '#contract/languages.ts';
import { byLanguage, readTexts } from '../../platform/texts.ts';

const Texts = z.object({ note: z.object({ goal: z.string(), streak: z.string() }) });

/** The page's own texts, by language. */
const NOTES = byLanguage((language) => readTexts(language, 'long/progress', Texts).note);
const GOAL = localisedFigures({ en: NOTES.en.goal, zh: NOTES.zh.goal, ms: NOTES.ms.goal });
const STREAK = localisedFigures({ en: NOTES.en.streak, zh: NOTES.zh.streak, ms: NOTES.ms.streak });

/** What stands in the history beside a reward's coins, in the player's language. */
export const noteOf = (kind: string, language: Language): string =>
  (kind === 'streak' ? STREAK : GOAL)[language];
