import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import type { MonthPlayed } from '#contract/measure.ts';
import { formatCoinChange, formatCoins, formatCount, formatMonth } from '#src/app/format.ts';
import { BarPlot } from '#src/parts/plot/BarPlot.tsx';
import { useSession } from '#src/session/store.ts';
import css from './measure.module.css';

const shortCoins = (hundredths: number) => formatCount(hundredths / COIN);

/** Staked and paid, month by month: bars for the eye, a table for everyone. */
export const Months = ({ months }: { months: readonly MonthPlayed[] }) => {
  const { t } = useTranslation('setting');
  const language = useSession((state) => state.language);
  const id = useId();
  const hasPlayed = months.some(({ staked, won }) => staked > 0 || won > 0);
  const shown = useMemo(() => {
    return {
      labels: months.map(({ month }) => formatMonth(month, language, 'short')),
      names: months.map(({ month }) => formatMonth(month, language)),
      series: [
        {
          label: t('measure.months.staked'),
          colour: '--hibiscus',
          values: months.map(({ staked }) => staked),
        },
        {
          label: t('measure.months.paid'),
          colour: '--gold',
          values: months.map(({ won }) => won),
        },
      ],
    };
  }, [months, language, t]);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('measure.months.title')}
      </h2>
      {hasPlayed ? (
        <>
          <p className={css.legend}>
            <span className={css.stakedMark}>{t('measure.months.staked')}</span>
            <span className={css.wonMark}>{t('measure.months.paid')}</span>
          </p>
          <BarPlot labels={shown.labels} series={shown.series} format={shortCoins} />
          <details className={css.details}>
            <summary className={css.summary}>{t('measure.months.table')}</summary>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('measure.months.month')}</th>
                  <th scope="col">{t('measure.months.staked')}</th>
                  <th scope="col">{t('measure.months.paid')}</th>
                  <th scope="col">{t('measure.months.result')}</th>
                </tr>
              </thead>
              <tbody>
                {months.map(({ month, staked, won }, i) => (
                  <tr key={month}>
                    <th scope="row">{shown.names[i]}</th>
                    <td>{formatCoins(staked)}</td>
                    <td>{formatCoins(won)}</td>
                    <td>{formatCoinChange(won - staked)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p className={css.text}>{t('measure.months.none')}</p>
      )}
    </section>
  );
};
