import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart, edgeOf, type Hop } from '#engine/lab/inspect/chart.ts';
import { CheckField } from '#src/ui/field/CheckField.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { ChartList } from './ChartList.tsx';
import css from './chartBoard.module.css';
import { type ChartMatches, findIn } from './find.ts';
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

/** The state found after the one that is picked, round and round; an edge counts as the state it leaves. */
const nextOf = (found: ChartMatches | null, chart: Chart, picked: string | null): string | null => {
  const leaving = chart.edges.filter(({ id }) => found?.edges.has(id)).map(({ from }) => from);
  const keys = [...chart.states.map(({ key }) => key), ANYWHERE].filter(
    (key) => found?.states.has(key) || leaving.includes(key),
  );
  return keys[(keys.indexOf(picked ?? '') + 1) % keys.length] ?? picked;
};

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
          onKeyDown={(event) => event.key === 'Enter' && setPicked(nextOf(found, chart, picked))}
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
      <div className={css.panes} data-picked={picked !== null}>
        <MachineChart
          chart={chart}
          active={active}
          picked={picked}
          query={query}
          isFollowing={isFollowing}
          taken={takenIds}
          trail={trailIds}
          onPick={setPicked}
        />
        {picked !== null && <StatePanel chart={chart} picked={picked} onPick={setPicked} />}
      </div>
      <Taken taken={taken} trail={trail} />
      <p className={css.note}>{t('keys')}</p>
      <ChartList chart={chart} active={active} onPick={setPicked} />
    </div>
  );
};
