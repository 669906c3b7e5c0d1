import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import type { MonthPlayed } from '#contract/responsibleGaming.ts';
import { formatCoinChange, formatCoins, formatCount, formatMonth } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { BarPlot } from './BarPlot.tsx';
import css from './responsibleGaming.module.css';

const shortCoins = (hundredths: number) => formatCount(hundredths / COIN);

/** Staked and paid, month by month: bars for the eye, a table for everyone. */
export const Months = ({ months }: { months: readonly MonthPlayed[] }) => {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const id = useId();
  const hasPlayed = months.some(({ staked, won }) => staked > 0 || won > 0);
  const shown = useMemo(() => {
    return {
      labels: months.map(({ month }) => formatMonth(month, language, 'short')),
      names: months.map(({ month }) => formatMonth(month, language)),
      series: [
        {
          label: t('responsibleGaming.months.staked'),
          colour: '--hibiscus',
          values: months.map(({ staked }) => staked),
        },
        {
          label: t('responsibleGaming.months.paid'),
          colour: '--gold',
          values: months.map(({ won }) => won),
        },
      ],
    };
  }, [months, language, t]);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('responsibleGaming.months.title')}
      </h2>
      {hasPlayed ? (
        <>
          <p className={css.legend}>
            <span className={css.stakedMark}>{t('responsibleGaming.months.staked')}</span>
            <span className={css.wonMark}>{t('responsibleGaming.months.paid')}</span>
          </p>
          <BarPlot labels={shown.labels} series={shown.series} format={shortCoins} />
          <details className={css.details}>
            <summary className={css.summary}>{t('responsibleGaming.months.table')}</summary>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('responsibleGaming.months.month')}</th>
                  <th scope="col">{t('responsibleGaming.months.staked')}</th>
                  <th scope="col">{t('responsibleGaming.months.paid')}</th>
                  <th scope="col">{t('responsibleGaming.months.result')}</th>
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
        <p className={css.text}>{t('responsibleGaming.months.none')}</p>
      )}
    </section>
  );
};
