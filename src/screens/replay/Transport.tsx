import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LANES, type Step } from '#engine/replay/tape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import shared from './replay.module.css';
import css from './transport.module.css';
import { type Cursor, JUMPS, type Jump, SPEEDS } from './useCursor.ts';

const HEIGHT = 14;

/** A tick for each entry, a line for each kind of them. They stay while one moves along them. */
const Ticks = memo(({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('chart');
  return (
    <svg
      className={css.ticks}
      viewBox={`0 0 ${Math.max(1, steps.length)} ${LANES.length * HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('tape.lanes')}
    >
      {LANES.map((lane, row) => (
        <path
          key={lane}
          data-lane={lane}
          className={css.tick}
          d={steps
            .map((step, at) => (step.lane === lane ? `M${at + 0.5} ${row * HEIGHT + 2}v10` : ''))
            .join('')}
        />
      ))}
    </svg>
  );
});

const FIELDS = 'input:not([type="range"]), textarea, select';

/** The key is that of what has the focus: all of a field's, and of a button the one that presses it. */
const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest(key === ' ' ? `${FIELDS}, button` : FIELDS) !== null;

const useKeys = (cursor: Cursor): void => {
  useEffect(() => {
    const actions = new Map([
      ['ArrowLeft', () => cursor.go(cursor.at - 1)],
      ['ArrowRight', () => cursor.go(cursor.at + 1)],
      ['Home', () => cursor.go(0)],
      ['End', () => cursor.go(cursor.last)],
      [' ', cursor.toggle],
      ['+', () => cursor.shift(1)],
      ['-', () => cursor.shift(-1)],
      ['s', () => cursor.goNext('state')],
      ['b', () => cursor.goNext('bet')],
      ['r', () => cursor.goNext('settle')],
      ['e', () => cursor.goNext('error')],
    ]);
    const press = (event: KeyboardEvent) => {
      const action = actions.get(event.key);
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [cursor]);
};

interface TransportProps {
  steps: readonly Step[];
  cursor: Cursor;
}

/** The recording as a line to move on, by hand, by keys and in its own time. */
export const Transport = ({ steps, cursor }: TransportProps) => {
  const { t } = useTranslation('replay');
  useKeys(cursor);
  const { at, last, go } = cursor;
  const place = t('entry', {
    number: at + 1,
    all: steps.length,
    seconds: ((steps[at]?.entry.at ?? 0) / 1000).toFixed(3),
  });
  return (
    <section className={css.transport}>
      <div className={css.line}>
        <Ticks steps={steps} />
        <input
          type="range"
          className={css.scrub}
          aria-label={t('place')}
          aria-valuetext={place}
          min={0}
          max={last}
          value={at}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <p className={css.place}>{place}</p>
      <div className={css.buttons}>
        <Button look="quiet" size="s" onClick={() => go(0)}>
          {t('first')}
        </Button>
        <Button look="quiet" size="s" icon="chevronLeft" onClick={() => go(at - 1)}>
          {t('back')}
        </Button>
        <Button size="s" icon="play" onClick={cursor.toggle}>
          {t(cursor.isPlaying ? 'pause' : 'play')}
        </Button>
        <Button look="quiet" size="s" icon="chevronRight" onClick={() => go(at + 1)}>
          {t('on')}
        </Button>
        <Button look="quiet" size="s" onClick={() => go(last)}>
          {t('last')}
        </Button>
        {(Object.keys(JUMPS) as Jump[]).map((jump) => (
          <Button key={jump} look="quiet" size="s" onClick={() => cursor.goNext(jump)}>
            {t(`next.${jump}`)}
          </Button>
        ))}
        <label className={shared.choice}>
          {t('speed')}
          <select
            value={cursor.speed}
            onChange={(event) => cursor.setSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t('times', { speed: speed < 1 ? `1/${1 / speed}` : speed })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={shared.soft}>{t('keys')}</p>
    </section>
  );
};
