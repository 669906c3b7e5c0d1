import { useTranslation } from 'react-i18next';
import type { Hop } from '#engine/lab/inspect/chart.ts';
import css from './taken.module.css';

/** Hops that are told in words. */
const MOST = 6;

/** The way so far in words, the newest first: what the gold in the chart shows. */
export const Taken = ({ taken, trail }: { taken: readonly Hop[]; trail: readonly Hop[] }) => {
  const { t } = useTranslation('chart');
  const hops = [...taken.toReversed(), ...trail.toReversed()].slice(0, MOST);
  if (hops.length === 0) return null;
  return (
    <ol className={css.way} aria-label={t('way')}>
      {hops.map(({ from, event, to }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same hop may be taken again and again.
          key={at}
          data-taken={at < taken.length}
        >
          {`${from} → ${to}`}
          <small>{event}</small>
        </li>
      ))}
    </ol>
  );
};
