import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveSource, LiveStep } from '#engine/lab/inspect/liveTape.ts';
import { AtCursor } from '#src/features/tape/AtCursor.tsx';
import { Entries } from '#src/features/tape/Entries.tsx';
import { MOST_ROWS, useLiveTape } from '#src/features/tape/useLiveTape.ts';
import { useTapeFilter } from '#src/features/tape/useTapeFilter.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyLog } from './CopyLog.tsx';
import css from './logPanel.module.css';

interface LogPanelProps {
  /** Null: nothing is recorded. */
  recorder: LiveSource | null;
  /** Nothing of it happened in a round: it is no recording. */
  isMadeUp?: boolean;
  /** The game is to go back to an entry of a segment, as its recording numbers them. */
  onJump: (segment: number, index: number) => void;
  /** What was recorded is to be kept. */
  onSave: () => void;
}

/** The last rows, or those there were when it was held. */
const useHeld = (live: readonly LiveStep[]) => {
  const [held, setHeld] = useState<readonly LiveStep[] | null>(null);
  const lastOf = (steps: readonly LiveStep[]) => steps.at(-1)?.place ?? -1;
  return {
    rows: held ?? live,
    isHeld: held !== null,
    /** What came since. */
    ahead: held ? lastOf(live) - lastOf(held) : 0,
    toggle: () => setHeld(held ? null : live),
    letGo: () => setHeld(null),
  };
};

/** What happens in a game as it happens: what it was told, where it went, what it knew, whom it asked. */
export const LogPanel = ({ recorder, isMadeUp = false, onJump, onSave }: LogPanelProps) => {
  const { t } = useTranslation('chart');
  const { rows, isHeld, ahead, toggle, letGo } = useHeld(useLiveTape(recorder));
  const filter = useTapeFilter(rows);
  const [place, setPlace] = useState<number | null>(null);
  const first = rows[0]?.place ?? 0;
  const steps = useMemo(() => rows.map(({ step }) => step), [rows]);
  // One that is gone from the list is looked at no more.
  const picked = place === null ? undefined : rows[place - first];
  return (
    <section className={css.panel}>
      <h2>{t('log.title')}</h2>
      <div className={css.buttons}>
        <Button look="quiet" size="s" icon={isHeld ? 'play' : 'pause'} onClick={toggle}>
          {t(isHeld ? 'log.goOn' : 'log.pause')}
        </Button>
        <CopyLog rows={filter.shown} steps={rows} segment={picked?.step.segment ?? null} />
        <Button
          look="quiet"
          size="s"
          icon="document"
          disabled={!recorder || isMadeUp}
          onClick={onSave}
        >
          {t('log.save')}
        </Button>
      </div>
      {isMadeUp && <p className={css.soft}>{t('log.madeUp')}</p>}
      <p className={css.soft}>
        {isHeld && `${t('log.paused', { number: ahead })} `}
        {rows.length === 0
          ? t(recorder ? 'log.none' : 'log.noRecorder')
          : t('log.bounded', { most: MOST_ROWS, number: filter.shown.length })}
      </p>
      <div className={css.panes}>
        <Entries filter={filter} at={picked?.place ?? null} onGo={setPlace} />
        {picked ? (
          <div className={css.picked}>
            <div className={css.buttons}>
              <Button
                size="s"
                icon="history"
                onClick={() => {
                  onJump(picked.step.segment, picked.step.index);
                  // What is written from there on has places of its own.
                  setPlace(null);
                  letGo();
                }}
              >
                {t('log.jump')}
              </Button>
              <Button look="quiet" size="s" onClick={() => setPlace(null)}>
                {t('log.follow')}
              </Button>
            </div>
            <AtCursor steps={steps} at={picked.place - first} moment={picked.moment} />
          </div>
        ) : (
          <p className={css.soft}>{t('log.pick')}</p>
        )}
      </div>
    </section>
  );
};
