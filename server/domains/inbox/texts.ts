import * as z from 'zod/mini';
import { withFigures } from '#contract/figures.ts';
import type { Language } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import { byLanguage, readTexts } from '../../platform/texts.ts';

const Message = z.object({ title: z.string(), text: z.string() });

/** What the club itself writes to players. */
const Texts = z.object({
  notYou: z.string(),
  password: z.object({
    passwordReset: Message,
    passwordChanged: Message,
    operator: Message,
    unbound: z.string(),
  }),
  phone: z.object({
    title: z.string(),
    player: z.string(),
    operator: z.string(),
    now: z.string(),
  }),
  telegram: Message,
  report: Message,
  prize: z.object({ warned: Message, forfeited: Message, sent: Message }),
});

const TEXTS = byLanguage((language) => readTexts(language, 'server/inbox', Texts));

type Values = Readonly<Record<string, string>>;

/** Sentences of the club's texts in each language, one after the other, with values in their places. */
export const sentences = (
  of: (texts: z.infer<typeof Texts>) => string | readonly string[],
  values: (language: Language) => Values = () => ({}),
): Localised =>
  byLanguage((language) =>
    [of(TEXTS[language])]
      .flat()
      .map((text) => withFigures(text, values(language)))
      .join(language === 'zh' ? '' : ' '),
  );
