import { useTranslation } from 'react-i18next';
import { dayOf, dayStart, lastDayOf } from '#contract/day.ts';
import type { Promotion } from '#contract/promotions.ts';
import { formatDate, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';

const firstDayOf = (start: number): string | null =>
  dayStart(dayOf(start)) === start ? dayOf(start) : null;

/** When a promotion began and until when it runs, in words: whole days by their name, the last included. */
export const usePeriod = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>) => {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const told = (at: string, day: string | null) =>
    day === null ? formatDate(at, language) : formatDay(day, language);
  return {
    since: t('since', { date: told(startsAt, firstDayOf(Date.parse(startsAt))) }),
    until:
      endsAt === null
        ? t('open')
        : t('until', { date: told(endsAt, lastDayOf(Date.parse(endsAt))) }),
  };
};
