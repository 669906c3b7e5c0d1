import { useState } from 'react';
import { EASES } from '#engine/canvas/stage/ease.ts';
import type { Movement, Timeline } from './timeline.ts';
import { useFrames } from './useFrames.ts';

const LEAST_MS = 500;
const MOST_TICKS = 12;
const APART = [50, 100, 200, 500, 1_000, 2_000, 5_000];
const POINTS = Array.from({ length: 21 }, (_, i) => i / 20);

/** The ease as a curve, from lower left to upper right; what overshoots has room above. */
const Curve = ({ ease }: Pick<Movement, 'ease'>) => (
  <svg viewBox="0 -0.4 1 1.4" preserveAspectRatio="none" aria-hidden="true">
    <polyline points={POINTS.map((t) => `${t},${1 - EASES[ease](t)}`).join(' ')} />
  </svg>
);

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

interface BarProps {
  movement: Movement;
  now: number;
  /** Where the strip begins, and how much it shows. Shown milliseconds. */
  start: number;
  span: number;
}

const Bar = ({ movement, now, start, span }: BarProps) => {
  const { name, from, delay, ms, ease, endedAt } = movement;
  const begun = from + delay;
  const shown = Math.min(1, Math.max(0, ((endedAt ?? now) - begun) / ms));
  // It was skipped or hurried.
  const isCut = endedAt !== null && shown < 1;
  return (
    <li>
      <span className="strip-name">{name ?? 'computed'}</span>
      <span className="strip-track">
        {delay > 0 && (
          <i
            className="strip-delay"
            style={{ left: percent((from - start) / span), width: percent(delay / span) }}
          />
        )}
        <i
          className={endedAt === null ? 'strip-bar strip-moving' : 'strip-bar'}
          style={{ left: percent((begun - start) / span), width: percent(ms / span) }}
        >
          <i className="strip-shown" style={{ width: percent(shown) }} />
          <Curve ease={ease} />
        </i>
      </span>
      <span className="strip-text">
        {`${Math.round(begun - start)} + ${Math.round(ms)} ms ${ease}${isCut ? ', cut' : ''}`}
      </span>
    </li>
  );
};

/** A bar for each movement: when it began, how long it takes and how it is eased. */
export const Bars = ({ timeline }: { timeline: Timeline }) => {
  const movements = timeline.movements();
  const now = timeline.now();
  const start = movements[0]?.from ?? 0;
  const ends = movements.map(({ from, delay, ms }) => from + delay + ms - start);
  const span = Math.max(LEAST_MS, ...ends);
  const apart = APART.find((each) => span / each <= MOST_TICKS) ?? span;
  const ticks = Array.from({ length: Math.floor(span / apart) + 1 }, (_, i) => i * apart);
  return (
    <ol>
      <li className="strip-axis">
        <span className="strip-name">{`Movements: ${movements.length}`}</span>
        <span className="strip-track">
          {ticks.map((tick) => (
            <i key={tick} style={{ left: percent(tick / span) }}>
              {tick}
            </i>
          ))}
        </span>
        <span className="strip-text">began + length</span>
      </li>
      {movements.map((movement, i) => (
        // They are added at the end alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
        <Bar key={i} movement={movement} now={now} start={start} span={span} />
      ))}
    </ol>
  );
};

/** The movements begun since the last touch, kept until the next one. */
export const Strip = ({ timeline }: { timeline: Timeline }) => {
  const [isOpen, setOpen] = useState(false);
  useFrames(isOpen);
  return (
    <details className="strip" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Strip{' '}
        <button type="button" onClick={timeline.clear}>
          Clear
        </button>
      </summary>
      {isOpen && <Bars timeline={timeline} />}
    </details>
  );
};
