import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { TOTALS_LINES } from '#contract/history.ts';
import { toneOf } from '#engine/core/rules/result.ts';
import { formatCoinChange, formatCoins, formatCount, formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import css from './totals.module.css';
import { useHistoryTotals } from './transactions.ts';
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

/** What came in, went out and was left of it, by all the lines that are chosen, on this page or not. */
export const Totals = ({ filter }: { filter: Filter }) => {
  const { t } = useTranslation('transaction');
  const { data } = useHistoryTotals({ type: filter.type, ...filter.span });
  const period = usePeriod(filter);
  if (!data) return null;
  const { totals } = data;
  if (totals === null)
    return <p className={css.many}>{t('totals.many', { most: formatCount(TOTALS_LINES) })}</p>;
  const net = totals.in - totals.out;
  const figures = [
    [t('totals.in'), formatCoins(totals.in), false],
    [t('totals.out'), formatCoins(totals.out), false],
    [t('totals.net'), formatCoinChange(net), toneOf(net) === 'win'],
  ] as const;
  return (
    <section className={css.totals} aria-label={t('totals.label', { period })}>
      <p className={css.period}>{period}</p>
      <dl className={css.figures}>
        {figures.map(([name, amount, isGain]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={clsx(isGain && css.gain)}>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
