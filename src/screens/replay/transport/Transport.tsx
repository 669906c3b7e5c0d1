import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TapeStep } from '#engine/lab/replay/tape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { PairWalk } from '../compare/usePairWalk.ts';
import shared from '../replay.module.css';
import { Timeline } from './Timeline.tsx';
import css from './transport.module.css';
import { type Cursor, JUMP_NAMES, SPEEDS } from './useCursor.ts';
import { KEYS, useKeys } from './useKeys.ts';
import { useZoom } from './useZoom.ts';

interface TransportProps {
  steps: readonly TapeStep[];
  cursor: Cursor;
  /** Through this recording and another in step, while their pictures are shown. */
  walk: PairWalk | null;
}

/** The recording as a line to move on, by hand, by keys and in its own time. */
export const Transport = ({ steps, cursor, walk }: TransportProps) => {
  const { t } = useTranslation('replay');
  const zoom = useZoom(steps.length, cursor.at);
  const [isHelped, setHelped] = useState(false);
  useKeys({ cursor, zoom, walk, help: () => setHelped(!isHelped) });
  const { at, last, go } = cursor;
  const place = t('entry', {
    number: at + 1,
    all: steps.length,
    seconds: ((steps[at]?.entry.at ?? 0) / 1000).toFixed(3),
  });
  return (
    <section className={css.transport}>
      <Timeline steps={steps} cursor={cursor} zoom={zoom} place={place} />
      <div className={shared.buttons}>
        <Button look="quiet" size="s" onClick={() => go(0)}>
          {t('first')}
        </Button>
        <Button look="quiet" size="s" icon="chevronLeft" onClick={() => go(at - 1)}>
          {t('back')}
        </Button>
        <Button size="s" icon={cursor.isPlaying ? 'pause' : 'play'} onClick={cursor.toggle}>
          {t(cursor.isPlaying ? 'pause' : 'play')}
        </Button>
        <Button look="quiet" size="s" icon="chevronRight" onClick={() => go(at + 1)}>
          {t('on')}
        </Button>
        <Button look="quiet" size="s" onClick={() => go(last)}>
          {t('last')}
        </Button>
        {JUMP_NAMES.map((jump) => (
          <Button
            key={jump}
            look="quiet"
            size="s"
            disabled={!cursor.hasNext(jump)}
            onClick={() => cursor.goNext(jump)}
          >
            {t(`next.${jump}`)}
          </Button>
        ))}
        <Button look="quiet" size="s" disabled={zoom.isClosest} onClick={() => zoom.zoom(1)}>
          {t('closer')}
        </Button>
        <Button look="quiet" size="s" disabled={zoom.isWhole} onClick={() => zoom.zoom(-1)}>
          {t('wider')}
        </Button>
        <p className={css.place}>{place}</p>
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
        <details
          className={css.help}
          open={isHelped}
          onToggle={({ currentTarget }) => setHelped(currentTarget.open)}
        >
          <summary>{t('keys')}</summary>
          <dl>
            {KEYS.map(({ key, shown, words }) => (
              <div key={key}>
                <dt>
                  <kbd>{shown ?? t('space')}</kbd>
                </dt>
                <dd>{t(words)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
};
