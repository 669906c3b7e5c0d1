import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { TOTALS_LINES } from '#contract/history.ts';
import { toneOf } from '#engine/core/rules/result.ts';
import { formatCoinChange, formatCoins, formatCount, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import css from './totals.module.css';
import type { TotalsQuery } from './transactions.ts';
import type { Filter } from './useFilter.ts';

/** The days that are added up, in words. */
const usePeriod = ({ days, from, to }: Filter): string => {
  const { t } = useTranslation('transaction');
  const language = useLanguage();
  if (days === undefined) return t('days.any');
  if (days !== 'own') return t(`days.${days}`);
  const [first, last] = from !== '' && to !== '' ? [from, to].sort() : [from, to];
  const ends = [first, last].map((day) => (day ? formatDay(day, language) : '…'));
  return ends.every((end) => end === '…') ? t('days.any') : [...new Set(ends)].join(' – ');
};

interface TotalsProps {
  filter: Filter;
  query: TotalsQuery;
}

/** Stands for a figure that is not there yet, so that nothing below it moves when it comes. */
const UNKNOWN = '–';

/** What came in, went out and was left of it, by all the lines that are chosen, on this page or not. */
export const Totals = ({ filter, query: { data, isPending } }: TotalsProps) => {
  const { t } = useTranslation('transaction');
  const period = usePeriod(filter);
  if (!data && !isPending) return null;
  const totals = data?.totals;
  if (totals === null)
    return <p className={css.many}>{t('totals.many', { most: formatCount(TOTALS_LINES) })}</p>;
  const net = totals ? totals.in - totals.out : 0;
  const figures = [
    [t('totals.in'), totals && formatCoins(totals.in), false],
    [t('totals.out'), totals && formatCoins(totals.out), false],
    [t('totals.net'), totals && formatCoinChange(net), toneOf(net) === 'win'],
  ] as const;
  return (
    <section
      className={css.totals}
      aria-label={t('totals.label', { period })}
      aria-busy={isPending}
    >
      <p className={css.period}>{period}</p>
      <dl className={css.figures}>
        {figures.map(([name, amount, isGain]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={clsx(isGain && css.gain)}>{amount ?? UNKNOWN}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
