import type { InboxPayload } from '#contract/inbox.ts';
import type { Language } from '#contract/languages.ts';
import { sentences } from '../inbox/index.ts';
import type { PrizeOf } from './prizes.ts';

// What a winner is told of a prize, beside what the page says of it.

/** As the app writes a day and time (src/base/format.ts). */
const LOCALES = { en: 'en-MY', zh: 'zh-HK', ms: 'ms-MY' } as const;
const momentText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kuala_Lumpur',
  }).format(at);

/** A message of a prize, in each language with what the event calls it. */
export const prizeMessage = (
  kind: 'warned' | 'forfeited' | 'sent',
  { prize, what, event }: PrizeOf,
): InboxPayload => {
  const values = (language: Language) => ({
    prize: what.name[language],
    event: event.title[language],
    days: String(event.texts.claimDays),
    until: momentText(prize.claimBy, language),
  });
  return {
    title: sentences((texts) => texts.prize[kind].title, values),
    desc: sentences((texts) => texts.prize[kind].text, values),
    way: 'event',
  };
};
