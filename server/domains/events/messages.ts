import type { InboxPayload } from '#contract/inbox.ts';
import type { Language } from '#contract/languages.ts';
import type { Localised } from '#contract/localised.ts';
import type { PrizeOf } from './prizes.ts';
import { filled } from './texts.ts';

// What a winner is told of a prize, beside what the page says of it.

interface Message {
  title: Localised;
  desc: Localised;
}

const WARNED: Message = {
  title: {
    en: 'Claim your prize before {{until}}',
    zh: '请在 {{until}} 之前领取奖品',
    ms: 'Tuntut hadiah anda sebelum {{until}}',
  },
  desc: {
    en: 'You won {{prize}} in {{event}}. If it is not claimed by then, it is forfeited.',
    zh: '您在“{{event}}”中赢得{{prize}}。逾期未领取，奖品将被取消。',
    ms: 'Anda memenangi {{prize}} dalam {{event}}. Jika tidak dituntut sehingga masa itu, hadiah ini dilucutkan.',
  },
};

const FORFEITED: Message = {
  title: {
    en: 'Your prize was forfeited',
    zh: '您的奖品已被取消',
    ms: 'Hadiah anda telah dilucutkan',
  },
  desc: {
    en: '{{prize}} of {{event}} was not claimed within {{days}} days.',
    zh: '“{{event}}”的{{prize}}未在 {{days}} 天内领取。',
    ms: '{{prize}} daripada {{event}} tidak dituntut dalam tempoh {{days}} hari.',
  },
};

const SENT: Message = {
  title: {
    en: 'Your prize is in the post',
    zh: '您的奖品已寄出',
    ms: 'Hadiah anda telah diposkan',
  },
  desc: {
    en: '{{prize}} of {{event}} was posted to the address you gave.',
    zh: '“{{event}}”的{{prize}}已寄往您填写的地址。',
    ms: '{{prize}} daripada {{event}} telah diposkan ke alamat yang anda berikan.',
  },
};

const MESSAGES = { warned: WARNED, forfeited: FORFEITED, sent: SENT } as const;

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
  kind: keyof typeof MESSAGES,
  { prize, what, event }: PrizeOf,
): InboxPayload => {
  const of = (text: Localised, language: Language) =>
    filled(text, {
      prize: what.name[language],
      event: event.title[language],
      days: String(event.texts.claimDays),
      until: momentText(prize.claimBy, language),
    })[language];
  const each = (text: Localised): Localised => ({
    en: of(text, 'en'),
    zh: of(text, 'zh'),
    ms: of(text, 'ms'),
  });
  const { title, desc } = MESSAGES[kind];
  return { title: each(title), desc: each(desc), way: 'event' };
};
