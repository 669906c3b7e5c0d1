import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chart, edgeOf, type Hop } from '#engine/inspect/chart.ts';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { ChartList } from './ChartList.tsx';
import css from './chartBoard.module.css';
import { findIn } from './find.ts';
import { MachineChart } from './MachineChart.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Taken } from './Taken.tsx';

interface ChartBoardProps {
  chart: Chart;
  /** The active state's key; null: the machine has not begun. */
  active: string | null;
  /** The way of the last event, and the way before it, oldest first. */
  taken: readonly Hop[];
  trail: readonly Hop[];
}

const idsOf = (chart: Chart, hops: readonly Hop[]): number[] =>
  hops.flatMap((hop) => edgeOf(chart, hop)?.id ?? []);

/** A machine's chart with all that belongs to it: the search, what a state is, the way taken, the list. */
export const ChartBoard = ({ chart, active, taken, trail }: ChartBoardProps) => {
  const { t } = useTranslation('chart');
  const [picked, setPicked] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const found = findIn(chart, query);
  const takenIds = useMemo(() => idsOf(chart, taken), [chart, taken]);
  const trailIds = useMemo(() => idsOf(chart, trail), [chart, trail]);
  return (
    <div className={css.board}>
      <div className={css.bar}>
        <TextField
          id="chart-find"
          type="search"
          label={t('find')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <CheckField
          id="chart-follow"
          checked={isFollowing}
          onChange={(event) => setFollowing(event.target.checked)}
        >
          {t('follow')}
        </CheckField>
        <p role="status" className={css.note}>
          {found && t('found', { states: found.states.size, transitions: found.edges.size })}
        </p>
      </div>
      <Taken taken={taken} trail={trail} />
      <div className={css.panes} data-picked={picked !== null}>
        <MachineChart
          {...{ chart, active, picked, query, isFollowing }}
          taken={takenIds}
          trail={trailIds}
          onPick={setPicked}
        />
        {picked !== null && <StatePanel chart={chart} picked={picked} onPick={setPicked} />}
      </div>
      <p className={css.note}>{t('keys')}</p>
      <ChartList chart={chart} active={active} onPick={setPicked} />
    </div>
  );
};
