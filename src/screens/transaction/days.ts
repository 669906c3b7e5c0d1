import type { Language } from '#contract/languages.ts';
import type { Transaction } from '#contract/transactions.ts';

const LOCALES: Record<Language, string> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' };

export interface Day {
  /** YYYY-MM-DD on the reader's clock. */
  key: string;
  transactions: Transaction[];
}

/** The day of a moment (epoch milliseconds or ISO) as YYYY-MM-DD on the reader's clock. */
export const dayKey = (at: number | string): string => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Lines in their order, put together by day. */
export const byDay = (transactions: readonly Transaction[]): Day[] => {
  const days: Day[] = [];
  for (const transaction of transactions) {
    const key = dayKey(transaction.createdAt);
    const last = days.at(-1);
    if (last?.key === key) last.transactions.push(transaction);
    else days.push({ key, transactions: [transaction] });
  }
  return days;
};

/** 'Friday, 20 November 2026', in the reader's language. */
export const dayName = (key: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${key}T12:00:00`));

/** '02:35 PM', in the reader's language. */
export const timeOf = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
