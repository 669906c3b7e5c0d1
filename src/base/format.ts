import type { Language } from '#contract/languages.ts';
import { figure } from '#engine/core/figures.ts';
import { UNIT } from '#engine/core/rules/rules.ts';

/** As the scenes write them: '1,234.50'; '+5.00' or '−50.00', and zero without a sign; 'RM10.00' of sen. */
export {
  changeText as formatCoinChange,
  coinText as formatCoins,
  creditText as formatCredit,
} from '#engine/core/rules/result.ts';

/** As wide as a plus, which a hyphen is not. */
export const MINUS = '\u2212';

/** A whole number -> '12,345'. */
export const formatCount = (value: number): string => figure(value, 0, 0);

/** Units staked -> '983.04×'. */
export const formatOdds = (units: number): string => `${figure(units, 0, 2)}×`;

/** Dates and times of day are written here and nowhere else: spec 9's format, Hong Kong's for Chinese. */
const LOCALES = { en: 'en-MY', zh: 'zh-HK', ms: 'ms-MY' } as const;

/** Each made once: making one costs a cheap phone more than all it ever formats. */
const made = new Map<string, Intl.DateTimeFormat>();
const formatIn = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
};

/** A day of the calendar (YYYY-MM-DD) -> '24 August 2026', as the language writes it. */
export const formatDay = (day: string, language: Language): string =>
  formatIn(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A day of the calendar (YYYY-MM-DD) -> 'Friday, 20 November 2026', as the language writes it. */
export const formatWeekday = (day: string, language: Language): string =>
  formatIn(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** A month of the calendar (YYYY-MM) -> 'November 2026', or 'Nov' where there is little room. */
export const formatMonth = (
  month: string,
  language: Language,
  length: 'long' | 'short' = 'long',
): string => {
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {};
  const options = { month: length, ...year, timeZone: 'UTC' };
  return formatIn(LOCALES[language], options).format(new Date(`${month}-01`));
};

const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' } as const;

const momentIn = (
  at: string | number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => {
  if (language === 'zh') return formatIn(LOCALES.zh, options).format(new Date(at));
  // en-GB writes DD/MM/YYYY; its half of the day is small and a comma stands before it.
  const text = formatIn('en-GB', options).format(new Date(at));
  return text.replace(',', '').replace(/[ap]m$/, (half) => half.toUpperCase());
};

/**
 * An ISO date or epoch milliseconds -> 'DD/MM/YYYY hh:mm A', or the Hong Kong way in Chinese, in
 * the time zone of the device unless one is named.
 */
export const formatDate = (at: string | number, language: Language, timeZone?: string): string =>
  momentIn(at, language, { ...DATE, ...TIME, ...(timeZone !== undefined && { timeZone }) });

/** An ISO date or epoch milliseconds -> 'hh:mm A', as `formatDate` writes it. */
export const formatTime = (at: string | number, language: Language): string =>
  momentIn(at, language, TIME);

/** Epoch milliseconds -> 'hh:mm:ss A', for what changes while one looks on. */
export const formatClock = (at: number, language: Language): string =>
  momentIn(at, language, { ...TIME, second: '2-digit' });

/** A parameter of the server's messages: a moment (ISO, UTC) as the reader writes dates, else as it is. */
export const formatParam = (param: string, language: Language): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(param) ? formatDate(param, language) : param;

/** A multiplier -> '3.84×', '50×'. */
export const formatTimes = (multiplier: number): string => `${figure(multiplier / UNIT, 0, 4)}×`;
