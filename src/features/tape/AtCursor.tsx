import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/recording.ts';
import {
  changedKeys,
  type Exchange,
  exchangeAt,
  type Moment,
  type TapeStep,
} from '#engine/lab/replay/tape.ts';
import css from './atCursor.module.css';

const json = (value: unknown): string => JSON.stringify(value, null, 2) ?? String(value);

const line = (value: unknown): string => JSON.stringify(value) ?? '–';

const outcomeOf = (ended: NonNullable<Exchange['ended']>): unknown => {
  if (ended.kind === 'answer') return ended.answer;
  return ended.kind === 'failure' ? ended.failure : ended.error;
};

interface CallProps extends Exchange {
  /** The entry at the cursor, which is shown whole below. */
  shown: Entry | undefined;
}

/** The call that is under way, its request beside what came of it. */
const Call = ({ asked, ended, attempt, shown }: CallProps) => {
  const { t } = useTranslation('chart');
  return (
    <>
      <h3>{t('tape.call', { name: asked.name })}</h3>
      {attempt > 1 && <p className={css.soft}>{t('tape.attempt', { attempt })}</p>}
      {asked !== shown && <pre>{json(asked.request)}</pre>}
      <p className={css.soft}>
        {ended
          ? t(`tape.ended.${ended.kind}`, { ms: Math.round(ended.at - asked.at) })
          : t('tape.ended.never')}
      </p>
      {ended && ended !== shown && <pre>{json(outcomeOf(ended))}</pre>}
    </>
  );
};

interface AtCursorProps {
  steps: readonly TapeStep[];
  /** A place in them. */
  at: number;
  moment: Moment | undefined;
}

/** What the machine was and knew at the cursor, and what the last event changed of it. */
export const AtCursor = ({ steps, at, moment }: AtCursorProps) => {
  const { t } = useTranslation('chart');
  const step = steps[at];
  const exchange = useMemo(() => exchangeAt(steps, at), [steps, at]);
  const { now = null, before = null } = moment ?? {};
  const changed = now ? changedKeys(before, now) : [];
  return (
    <section className={css.cursor}>
      <h3>{t('tape.state')}</h3>
      {now ? <p className={css.value}>{json(now.value)}</p> : <p>{t('tape.before')}</p>}
      {now && (
        <>
          <h3>{t('tape.changed')}</h3>
          {changed.length === 0 && <p>{t('tape.unchanged')}</p>}
          {changed.map((key) => (
            <div key={key} className={css.change}>
              <code>{key}</code>
              <del>{line(before?.context[key])}</del>
              <ins>{line(now.context[key])}</ins>
            </div>
          ))}
          <details>
            <summary>{t('tape.memory')}</summary>
            <pre>{json(now.context)}</pre>
          </details>
        </>
      )}
      {exchange && <Call {...exchange} shown={step?.entry} />}
      {step && (
        <>
          <h3>{t('tape.what')}</h3>
          <p className={css.soft}>{t('tape.page', { number: step.segment + 1 })}</p>
          <pre>{json(step.entry)}</pre>
        </>
      )}
    </section>
  );
};
