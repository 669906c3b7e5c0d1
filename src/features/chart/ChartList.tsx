import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart, type ChartEdge } from '#engine/inspect/chart.ts';
import css from './chartList.module.css';
import { labelOf } from './layout.ts';

/** The same chart in words, for whoever can't see it or wants to read it. */
export const ChartList = ({ chart, active }: { chart: Chart; active: string | null }) => {
  const { t } = useTranslation('chart');
  const nameOf = (key: string) => (key === ANYWHERE ? t('anywhere') : key);
  const wayOf = (edge: ChartEdge) =>
    `${labelOf(edge).join(' ')} → ${edge.to === null ? t('stays') : nameOf(edge.to)}`;
  return (
    <details className={css.list}>
      <summary>
        {t('list', { states: chart.states.length, transitions: chart.edges.length })}
      </summary>
      <ul>
        {[...chart.states.map(({ key }) => key), ANYWHERE].map((key) => (
          <li key={key} aria-current={key === active ? 'step' : undefined}>
            <strong>{nameOf(key)}</strong>
            {key === active && <span className={css.now}>{t('now')}</span>}
            <p>{chart.states.find((state) => state.key === key)?.description}</p>
            <ul>
              {chart.edges
                .filter(({ from }) => from === key)
                .map((edge) => (
                  <li key={edge.id}>{wayOf(edge)}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
};
