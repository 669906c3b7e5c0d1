import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ANYWHERE, type Chart } from '#engine/inspect/chart.ts';
import { activeKey } from '#engine/inspect/hops.ts';
import type { RoundInput } from '#engine/round/input.ts';
import type { RoundLink } from '#engine/round/link.ts';
import { Button } from '#src/ui/button/Button.tsx';
import css from './chartPanel.module.css';

/** Inputs that say all by their type. */
const PLAIN = [
  ...(['open', 'continue', 'resume', 'quit', 'skip', 'retry', 'coins', 'news', 'leave'] as const),
] satisfies RoundInput['type'][];

/** Those that carry a value, which the game beside has to give. */
const VALUED: Record<Exclude<RoundInput['type'], (typeof PLAIN)[number]>, true> = {
  bet: true,
  betTyped: true,
  move: true,
};

interface SendableProps {
  chart: Chart;
  actor: RoundLink<{ kind: string }, unknown>['actor'];
  onSend: (input: RoundInput) => void;
}

/** What the machine takes in the state it is in, to be sent at a press. */
export const Sendable = ({ chart, actor, onSend }: SendableProps) => {
  const { t } = useTranslation('chart');
  // A line of names: the same one as long as the same events fit.
  const names = useSelector(actor, (state) =>
    PLAIN.filter((type) => state.status === 'active' && state.can({ type })).join(' '),
  );
  const active = useSelector(actor, ({ value, status }) =>
    status === 'active' ? activeKey(value) : null,
  );
  const plain = PLAIN.filter((type) => names.split(' ').includes(type));
  const valued = Object.keys(VALUED).filter((type) =>
    chart.edges.some(
      ({ from, event }) =>
        event === type && active !== null && (from === active || from === ANYWHERE),
    ),
  );
  return (
    <section className={css.sendable}>
      <h3>{t('events')}</h3>
      <div className={css.buttons}>
        {plain.map((type) => (
          <Button key={type} look="quiet" size="s" onClick={() => onSend({ type })}>
            {type}
          </Button>
        ))}
        {plain.length === 0 && <p className={css.soft}>{t('nothing')}</p>}
      </div>
      {valued.length > 0 && (
        <p className={css.soft}>{t('withPayload', { events: valued.join(', ') })}</p>
      )}
    </section>
  );
};
