import type { Language } from '#contract/languages.ts';

const LOCALES: Record<Language, string> = { en: 'en-MY', zh: 'zh-CN', ms: 'ms-MY' };

interface Day<Line> {
  /** YYYY-MM-DD on the reader's clock. */
  key: string;
  lines: Line[];
}

/** The day of a moment (epoch milliseconds or ISO) as YYYY-MM-DD on the reader's clock. */
export const dayKey = (at: number | string): string => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** Lines in their order, put together by the day of `atOf`, ISO. */
export const byDay = <Line>(lines: readonly Line[], atOf: (line: Line) => string): Day<Line>[] => {
  const days: Day<Line>[] = [];
  for (const line of lines) {
    const key = dayKey(atOf(line));
    const last = days.at(-1);
    if (last?.key === key) last.lines.push(line);
    else days.push({ key, lines: [line] });
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
