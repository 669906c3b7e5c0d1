// TanStack's virtualizer: a visit of an hour has 100,000 entries, and a row each would stand still.
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANES, type Lane, type Step } from '#engine/replay/tape.ts';
import { TextField } from '#src/ui/field/TextField.tsx';
import css from './entries.module.css';

const ROW = 32;

/** What an entry says, in a line. */
const textOf = ({ entry }: Step): string => {
  const { kind: _kind, at: _at, ...rest } = entry;
  return JSON.stringify(rest);
};

interface EntriesProps {
  steps: readonly Step[];
  at: number;
  onGo: (at: number) => void;
}

/** All entries as a list: kinds that are shown, words they have. */
export const Entries = ({ steps, at, onGo }: EntriesProps) => {
  const { t } = useTranslation('replay');
  const [lanes, setLanes] = useState<ReadonlySet<Lane>>(() => new Set(LANES));
  const [words, setWords] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => {
    const asked = words.trim().toLowerCase();
    return steps.flatMap((step, place) => {
      const text = `${step.entry.kind} ${textOf(step)}`;
      const isMeant = lanes.has(step.lane) && text.toLowerCase().includes(asked);
      return isMeant ? [{ place, step, text }] : [];
    });
  }, [steps, lanes, words]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const here = shown.findLastIndex(({ place }) => place <= at);
  useEffect(() => {
    if (here >= 0) rows.scrollToIndex(here, { align: 'auto' });
  }, [here, rows]);
  const toggle = (lane: Lane) =>
    setLanes((before) => {
      const next = new Set(before);
      if (!next.delete(lane)) next.add(lane);
      return next;
    });
  return (
    <div className={css.entries}>
      <fieldset className={css.lanes}>
        <legend>{t('lanes')}</legend>
        {LANES.map((lane) => (
          <label key={lane} data-lane={lane}>
            <input type="checkbox" checked={lanes.has(lane)} onChange={() => toggle(lane)} />
            {t(`lane.${lane}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        id="replay-words"
        label={t('words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <section ref={scroller} className={css.rows} aria-label={t('entries')}>
        <div style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            return (
              row && (
                <button
                  key={row.place}
                  type="button"
                  data-lane={row.step.lane}
                  aria-current={row.place === at ? 'step' : undefined}
                  className={clsx(css.row, row.place > at && css.ahead)}
                  style={{ transform: `translateY(${start}px)` }}
                  onClick={() => onGo(row.place)}
                >
                  <span className={css.when}>{(row.step.entry.at / 1000).toFixed(2)}</span>
                  {row.text}
                </button>
              )
            );
          })}
        </div>
      </section>
    </div>
  );
};
