import * as z from 'zod/mini';
import { localisedFigures, withFigures } from '#contract/figures.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import {
  VIDEO_REASONS,
  VIDEO_WORDS,
  type VideoReason,
  type VideoWord,
} from '#contract/verification.ts';
import { byLanguage, readTexts } from '../../platform/texts.ts';

const Message = z.object({ title: z.string(), desc: z.string() });
const Texts = z.object({
  words: z.record(z.enum(VIDEO_WORDS), z.string()),
  reasons: z.record(z.enum(VIDEO_REASONS), z.string()),
  inbox: z.object({ success: Message, resubmit: Message, support: Message }),
});
type Texts = z.infer<typeof Texts>;

/** The page's own texts, so that a reason reads the same everywhere. */
const TEXTS = byLanguage((language) => readTexts(language, 'long/verification', Texts));

const inEach = (of: (texts: Texts) => string): Localised =>
  localisedFigures({ en: of(TEXTS.en), zh: of(TEXTS.zh), ms: of(TEXTS.ms) });

export type VideoDecision = keyof Texts['inbox'];

/** What the inbox says of a decision. */
export const messageOf = (verdict: VideoDecision, reason: VideoReason | null) => ({
  title: inEach(({ inbox }) => inbox[verdict].title),
  desc: inEach(({ inbox, reasons }) =>
    withFigures(inbox[verdict].desc, { reason: reason === null ? '' : reasons[reason] }),
  ),
});

/** A word of the day in all three languages, for who looks at the video. */
export const wordText = (word: VideoWord): string =>
  LANGUAGES.map((language) => TEXTS[language].words[word]).join(' / ');

/** A reason as players read it, in English. */
export const reasonText = (reason: VideoReason): string => TEXTS.en.reasons[reason];
