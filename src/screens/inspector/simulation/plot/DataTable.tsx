import { useTranslation } from 'react-i18next';
import css from './plot.module.css';
import type { PlotTable } from './spec.ts';

/** The figures a plot is drawn from, for whoever wants to read them. */
export const DataTable = ({
  title,
  table: { head, rows },
}: {
  title: string;
  table: PlotTable;
}) => {
  const { t } = useTranslation('simulation');
  return (
    <details className={css.details}>
      <summary>{t('plot.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className={css.scroll} aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, nth) => (
                  <td key={head[nth + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};
