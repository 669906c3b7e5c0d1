import type { Side } from '../jobs.ts';
import { dashOf } from './looks.ts';
import css from './plot.module.css';
import type { Kind } from './spec.ts';

/** A piece of a line as a plot draws it. */
export const SideMark = ({ side, kind }: { side: Side; kind: Kind }) => (
  <svg
    className={css.mark}
    data-side={side}
    data-exact={kind === 'ticks' || undefined}
    viewBox="0 0 30 12"
    aria-hidden="true"
  >
    {kind === 'bars' ? (
      <rect x="8" y="1.5" width="14" height="9" data-full={side === 'base' || undefined} />
    ) : kind === 'marks' ? (
      <>
        <path d="M15 0v12" />
        <circle cx="15" cy="6" r="4" data-full={side === 'base' || undefined} />
      </>
    ) : kind === 'ticks' ? (
      <path d="M6 6h18" />
    ) : (
      <path d="M0 6h30" strokeDasharray={dashOf(side, kind).join(' ')} />
    )}
  </svg>
);
