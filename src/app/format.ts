import { COIN } from '#contract/facts.ts';
import type { Language } from '#contract/languages.ts';

const amounts = new Intl.NumberFormat('en-MY', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const counts = new Intl.NumberFormat('en-MY', { maximumFractionDigits: 0 });

/** Hundredths of a coin -> '1,234.50'. */
export const formatCoins = (hundredths: number): string => amounts.format(hundredths / COIN);

/** Hundredths of a coin -> '+5.00' or '−50.00': a line of the history. Zero has no sign. */
export const formatCoinChange = (hundredths: number): string => {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : '';
  return sign + formatCoins(Math.abs(hundredths));
};

/** Malaysian sen -> 'RM10.00'. */
export const formatCredit = (sen: number): string => `RM${amounts.format(sen / 100)}`;

/** A whole number -> '12,345'. */
export const formatCount = (value: number): string => counts.format(value);

const PARTS: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
};

const LOCALES = { en: 'en-MY', zh: 'zh-HK', ms: 'ms-MY' } as const;

const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Made once: each costs a cheap phone more than all it ever formats. */
const days = new Map<Language, Intl.DateTimeFormat>();

/** A day of the calendar (YYYY-MM-DD) -> '24 August 2026', as the language writes it. */
export const formatDay = (day: string, language: Language): string => {
  const format = days.get(language) ?? dayIn(LOCALES[language]);
  days.set(language, format);
  return format.format(new Date(day));
};

/**
 * An ISO date or epoch milliseconds -> 'DD/MM/YYYY hh:mm A', or the Hong Kong way in Chinese, in
 * the time zone of the device unless one is named.
 */
export const formatDate = (at: string | number, language: Language, timeZone?: string): string => {
  const options = timeZone === undefined ? PARTS : { ...PARTS, timeZone };
  const date = new Date(at);
  if (language === 'zh') return new Intl.DateTimeFormat('zh-HK', options).format(date);
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', options).formatToParts(date).map((p) => [p.type, p.value]),
  );
  const half = (part.dayPeriod ?? '').toUpperCase();
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute} ${half}`;
};
