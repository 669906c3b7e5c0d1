import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart, type ChartEdge } from '#engine/lab/inspect/chart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './chartList.module.css';
import { labelOf } from './layout.ts';

interface ChartListProps {
  chart: Chart;
  active: string | null;
  onPick: (key: string) => void;
}

/** The same chart in words, for whoever can't see it or wants to read it. */
export const ChartList = ({ chart, active, onPick }: ChartListProps) => {
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
            <Button look="plain" size="s" onClick={() => onPick(key)}>
              {nameOf(key)}
            </Button>
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
