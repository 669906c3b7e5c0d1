import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chartOf } from '#engine/lab/inspect/chart.ts';
import { activeKey } from '#engine/lab/inspect/hops.ts';
import type { LiveSource } from '#engine/lab/inspect/liveTape.ts';
import { wayTo } from '#engine/lab/inspect/way.ts';
import type { RoundInput } from '#engine/round/input.ts';
import type { RoundLink } from '#engine/round/link.ts';
import type { RoundMachine } from '#engine/round/machine.ts';
import { ChartBoard } from '#src/features/chart/ChartBoard.tsx';
import { useLiveTape } from '#src/features/tape/useLiveTape.ts';
import css from './chartPanel.module.css';
import type { PlayerOptions } from './inputs.ts';
import { Sendable } from './Sendable.tsx';

interface ChartPanelProps {
  /** A game's machine: `link.actor.logic`, or `machineOf(createLink)` where none runs. */
  machine: RoundMachine;
  /** What runs it, and what records it. Null: the chart alone is shown. */
  link: Pick<RoundLink<{ kind: string }, unknown>, 'actor'> | null;
  recorder: LiveSource | null;
  choices: PlayerOptions;
  onSend: (input: RoundInput) => void;
}

/** Entries within which the last events are found. */
const LAST = 400;

/** The machine while it runs: where it is, how it came there, and what it takes now. */
export const ChartPanel = ({ machine, link, recorder, choices, onSend }: ChartPanelProps) => {
  const { t } = useTranslation('chart');
  const chart = useMemo(() => chartOf(machine), [machine]);
  const steps = useLiveTape(recorder);
  const { taken, trail } = useMemo(() => {
    const moments = steps.slice(-LAST).map(({ moment }) => moment);
    return wayTo(chart, moments, moments.length - 1);
  }, [steps, chart]);
  const active =
    useSelector(link?.actor, (snapshot) => snapshot && activeKey(snapshot.value)) ?? null;
  return (
    <section className={css.panel}>
      <h2>{t('title')}</h2>
      <p role="status" className={css.active}>
        {active === null ? t('notBegun') : t('active', { state: active })}
      </p>
      {link && <Sendable actor={link.actor} choices={choices} onSend={onSend} />}
      <ChartBoard chart={chart} active={active} taken={taken} trail={trail} />
    </section>
  );
};
