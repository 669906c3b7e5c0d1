import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANES, type TapeStep } from '#engine/lab/replay/tape.ts';
import css from './transport.module.css';
import type { Cursor } from './useCursor.ts';
import type { Zoom } from './useZoom.ts';

const HEIGHT = 14;

/** A tick for each entry, a line for each kind of them. They stay while one moves along them. */
const Ticks = memo(({ steps }: { steps: readonly TapeStep[] }) =>
  LANES.map((lane, row) => (
    <path
      key={lane}
      data-lane={lane}
      className={css.tick}
      d={steps
        .map((step, at) => (step.lane === lane ? `M${at + 0.5} ${row * HEIGHT + 2}v10` : ''))
        .join('')}
    />
  )),
);

interface TimelineProps {
  steps: readonly TapeStep[];
  cursor: Cursor;
  zoom: Zoom;
  /** The cursor's place in words. */
  place: string;
}

/** The steps in their lanes, as much of them as is looked at, and the cursor to be moved along them. */
export const Timeline = ({ steps, cursor, zoom: { first, span }, place }: TimelineProps) => {
  const { t } = useTranslation('replay');
  const { t: inChart } = useTranslation('chart');
  return (
    <div className={css.line} style={{ '--lanes': LANES.length } as CSSProperties}>
      <ul className={css.names} aria-hidden>
        {LANES.map((lane) => (
          <li key={lane}>{inChart(`tape.lane.${lane}`)}</li>
        ))}
      </ul>
      <div>
        <svg
          className={css.ticks}
          viewBox={`${first} 0 ${Math.max(1, span)} ${LANES.length * HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={inChart('tape.lanes')}
        >
          <Ticks steps={steps} />
          <path className={css.here} d={`M${cursor.at + 0.5} 0V${LANES.length * HEIGHT}`} />
        </svg>
        <input
          type="range"
          className={css.scrub}
          aria-label={t('place')}
          aria-valuetext={place}
          min={first}
          max={Math.max(first, first + span - 1)}
          value={cursor.at}
          onChange={(event) => cursor.go(Number(event.target.value))}
        />
      </div>
    </div>
  );
};
