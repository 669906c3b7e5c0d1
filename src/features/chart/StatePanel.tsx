import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart, type ChartEdge } from '#engine/lab/inspect/chart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { labelOf } from './layout.ts';
import { StateSource } from './StateSource.tsx';
import css from './statePanel.module.css';

interface StatePanelProps {
  chart: Chart;
  picked: string;
  onPick: (key: string | null) => void;
}

const Named = ({ what, names }: { what: string; names: readonly string[] }) =>
  names.length > 0 && (
    <>
      <dt>{what}</dt>
      {names.map((name) => (
        <dd key={name}>
          <code>{name}</code>
        </dd>
      ))}
    </>
  );

const Edges = ({ title, edges, end }: EdgesProps) =>
  edges.length > 0 && (
    <section>
      <h4>{title}</h4>
      <ul className={css.edges}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <span className={css.when}>{labelOf(edge).join(' ')}</span>
            {end(edge)}
            {edge.actions.length > 0 && (
              <small>
                <code>{edge.actions.join(', ')}</code>
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

interface EdgesProps {
  title: string;
  edges: readonly ChartEdge[];
  end: (edge: ChartEdge) => ReactNode;
}

/** What a state is for, what happens in it, where it leads and who leads to it. */
export const StatePanel = ({ chart, picked, onPick }: StatePanelProps) => {
  const { t } = useTranslation('chart');
  const state = chart.states.find(({ key }) => key === picked);
  const nameOf = (key: string) => (key === ANYWHERE ? t('anywhere') : key);
  const go = (key: string) => (
    <Button look="plain" size="s" onClick={() => onPick(key)}>
      {nameOf(key)}
    </Button>
  );
  return (
    <aside className={css.panel} aria-label={nameOf(picked)}>
      <header>
        <h3>{nameOf(picked)}</h3>
        <Button look="plain" size="s" icon="close" onClick={() => onPick(null)}>
          {t('close')}
        </Button>
      </header>
      <p>{state ? (state.description ?? t('undescribed')) : t('anywhereText')}</p>
      {state && (
        <dl className={css.facts}>
          {state.source !== null && (
            <>
              <dt>{t('source')}</dt>
              <dd>
                <StateSource file={state.source} state={state.key} />
              </dd>
            </>
          )}
          <Named what={t('entry')} names={state.entry} />
          <Named what={t('invoked')} names={state.invoked.map(({ src }) => src)} />
          <Named what={t('exit')} names={state.exit} />
        </dl>
      )}
      {state?.isInitial && <p className={css.note}>{t('initial')}</p>}
      {state?.isFinal && <p className={css.note}>{t('final')}</p>}
      <Edges
        title={t('leads')}
        edges={chart.edges.filter(({ from }) => from === picked)}
        end={({ to }) => (to === null ? <em>{t('stays')}</em> : go(to))}
      />
      <Edges
        title={t('comes')}
        edges={chart.edges.filter(({ to }) => to === picked)}
        end={({ from }) => go(from)}
      />
    </aside>
  );
};
