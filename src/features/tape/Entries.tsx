// TanStack's virtualizer: a visit of an hour has 100,000 entries, and a row each would stand still.
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type UIEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANES } from '#engine/lab/replay/tape.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './entries.module.css';
import type { TapeFilter } from './useTapeFilter.ts';
import { rowText } from './words.ts';

const ROW = 32;

interface EntriesProps {
  filter: TapeFilter;
  /** The place that is looked at; what comes after it is ahead. Null: the end, as it grows. */
  at: number | null;
  onGo: (place: number) => void;
}

/** All entries as a list: kinds that are shown, words they have. */
export const Entries = ({ filter, at, onGo }: EntriesProps) => {
  const { t } = useTranslation('chart');
  const { lanes, toggle, words, setWords, shown } = filter;
  const scroller = useRef<HTMLDivElement>(null);
  const drawn = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const here = at === null ? shown.length - 1 : shown.findLastIndex(({ place }) => place <= at);
  // Whoever scrolled up to read is left there, however the list grows.
  const isAtEnd = useRef(true);
  const isGrowing = at === null;
  useEffect(() => {
    if (here >= 0 && (!isGrowing || isAtEnd.current)) drawn.scrollToIndex(here, { align: 'auto' });
  }, [here, isGrowing, drawn]);
  const noteEnd = ({ currentTarget }: UIEvent) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 2 * ROW;
  };
  return (
    <div className={css.entries}>
      <section
        ref={scroller}
        className={css.rows}
        aria-label={t('tape.entries')}
        onScroll={noteEnd}
      >
        <div style={{ blockSize: drawn.getTotalSize() }}>
          {drawn.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            return (
              row && (
                <button
                  key={row.place}
                  type="button"
                  data-lane={row.step.lane}
                  aria-current={row.place === at ? 'step' : undefined}
                  className={clsx(css.row, at !== null && row.place > at && css.ahead)}
                  style={{ transform: `translateY(${start}px)` }}
                  onClick={() => onGo(row.place)}
                >
                  <span className={css.when}>{(row.step.entry.at / 1000).toFixed(2)}</span>
                  {rowText(row)}
                </button>
              )
            );
          })}
        </div>
      </section>
      <fieldset className={css.lanes}>
        <legend>{t('tape.lanes')}</legend>
        {LANES.map((lane) => (
          <label key={lane} data-lane={lane}>
            <input type="checkbox" checked={lanes.has(lane)} onChange={() => toggle(lane)} />
            {t(`tape.lane.${lane}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        id="tape-words"
        label={t('tape.words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  );
};
