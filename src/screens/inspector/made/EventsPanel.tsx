import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { RoundEvent } from '#contract/rounds.ts';
import { createLiveTape } from '#engine/lab/inspect/liveTape.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import type { AtTable } from '../table/useTable.ts';
import css from './eventsPanel.module.css';
import { type EventsFault, type MadeUp, readEvents } from './readEvents.ts';
import { lastSegmentShown, shownEvents } from './shownEvents.ts';

/** Entries within which the last round is found. */
const LAST = 4_000;

/** A fault in words: where, what stands there, and what may. */
const useFaultText = () => {
  const { t } = useTranslation('inspector');
  const allowed = ({ may }: Extract<EventsFault, { code: 'wrong' }>): string => {
    if (may.what === 'oneOf') return t('made.may.oneOf', { values: may.values.join(', ') });
    if (may.what === 'between') return t('made.may.between', { ...may });
    if (may.what === 'length') return t('made.may.length', { number: may.number });
    if (may.what === 'words') return t('made.may.words', { most: may.most });
    return t(`made.may.${may.what}`);
  };
  return (fault: EventsFault): string => {
    if (fault.code !== 'wrong')
      return t(`made.faults.${fault.code}`, 'most' in fault ? { most: fault.most } : {});
    const { entry, field, is, orNull } = fault;
    const may = allowed(fault);
    const where =
      entry === null
        ? t('made.around', { field })
        : t(field === '' ? 'made.entry' : 'made.place', { entry, field });
    return t(is === '' ? 'made.missing' : 'made.wrong', {
      where,
      is,
      may: orNull ? t('made.may.orNull', { may }) : may,
    });
  };
};

/** The made-up events one after the other, with the one that is shown. */
const Course = ({ made, link }: { made: MadeUp; link: AtTable['link'] }) => {
  const { t } = useTranslation('inspector');
  const waiting = useSelector(link?.actor, (state) => state?.context.queue.length) ?? 0;
  const phase = useSelector(link?.actor, (state) => state?.value) ?? 'starting';
  const { events } = made;
  const isOver = phase === 'settled';
  const isTold = isOver || phase === 'presenting' || phase === 'answered' || phase === 'presented';
  // The one in front waits until it is presented.
  const now = isTold && !isOver ? events.length - waiting : -1;
  const number = phase === 'presenting' ? now + 1 : now;
  const said = () => {
    if (isOver) return t('made.over');
    return isTold ? t('made.at', { number, all: events.length }) : t('made.begins');
  };
  return (
    <section aria-label={t('made.course')} className={css.course}>
      <p role="status">
        <strong>{t('made.mark')}</strong> {said()}
      </p>
      <ol>
        {events.map((event, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is where it is.
            key={at}
            aria-current={phase === 'presenting' && at === now ? 'step' : undefined}
          >
            <code>{JSON.stringify(event)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface EventsPanelProps {
  /** What the game's scene can be given to play. */
  schema: z.ZodMiniType<RoundEvent>;
  table: AtTable;
}

/** Any list of events, played by the machine and the scene against no house. */
export const EventsPanel = ({ schema, table }: EventsPanelProps) => {
  const { t } = useTranslation('inspector');
  const faultText = useFaultText();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly EventsFault[]>([]);
  /** The text of what is played. */
  const [played, setPlayed] = useState('');
  const { made, link, seat, state } = table;
  const isUnderWay = made !== null && played === text && state?.phase !== 'settled';
  const begin = (first: number) => {
    const read = readEvents(text, schema);
    setFaults('faults' in read ? read.faults : []);
    if ('faults' in read) return;
    setPlayed(text);
    table.play(read.made, first);
  };
  const show = (more: number) => (isUnderWay ? table.allow(more) : begin(more));
  const take = () => {
    if (!seat) return;
    const steps = createLiveTape(seat.recorder, LAST).read();
    const last = lastSegmentShown(steps);
    setFaults(last < 0 ? [{ code: 'noneShown' }] : []);
    if (last >= 0) setText(JSON.stringify(shownEvents(steps, last), null, 2));
  };
  return (
    <section className={css.panel}>
      <h2>{t('made.title')}</h2>
      <p className={css.soft}>{t('made.text')}</p>
      <TextArea
        id="made-events"
        label={t('made.field')}
        rows={12}
        spellCheck={false}
        value={text}
        error={faults.length > 0 ? t('made.refused') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={css.buttons}>
        <Button size="s" icon="play" onClick={() => show(Number.POSITIVE_INFINITY)}>
          {t('made.play')}
        </Button>
        <Button look="quiet" size="s" icon="chevronRight" onClick={() => show(1)}>
          {t('made.step')}
        </Button>
        <Button
          look="quiet"
          size="s"
          icon="refresh"
          disabled={made === null}
          onClick={() => begin(Number.POSITIVE_INFINITY)}
        >
          {t('made.again')}
        </Button>
        <Button look="quiet" size="s" icon="copy" disabled={!seat} onClick={take}>
          {t('made.take')}
        </Button>
        <Button look="quiet" size="s" disabled={made === null} onClick={table.reload}>
          {t('made.end')}
        </Button>
      </div>
      {faults.length > 0 && (
        <ul role="alert" className={css.faults}>
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
          ))}
        </ul>
      )}
      {made && <Course made={made} link={link} />}
    </section>
  );
};
