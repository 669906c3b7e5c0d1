import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wallClock } from '#engine/core/clock.ts';
import { formatWeekday } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { byDay, dayKey } from './days.ts';
import css from './transaction.module.css';

const DAY_MS = 24 * 3600 * 1000;

interface DaysProps<Line> {
  lines: readonly Line[];
  atOf: (line: Line) => string;
  line: (line: Line) => ReactNode;
}

/** Lines under the name of their day: 'Today', 'Yesterday', or the date. */
export const Days = <Line,>({ lines, atOf, line }: DaysProps<Line>) => {
  const { t } = useTranslation('transaction');
  const language = useLanguage();
  const now = wallClock.now();
  const near: Record<string, string> = {
    [dayKey(now - DAY_MS)]: t('yesterday'),
    [dayKey(now)]: t('today'),
  };
  return byDay(lines, atOf).map(({ key, lines: own }) => (
    <section key={key} className={css.day} aria-labelledby={`day-${key}`}>
      <h2 id={`day-${key}`} className={css.dayName}>
        {near[key] ?? formatWeekday(key, language)}
      </h2>
      <ul className={css.lines}>{own.map(line)}</ul>
    </section>
  ));
};
