import { useTranslation } from 'react-i18next';
import { changedKeys, type Step } from '#engine/replay/tape.ts';
import css from './atCursor.module.css';
import shared from './replay.module.css';
import type { Replayed } from './useReplayed.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2) ?? String(value);

const line = (value: unknown): string => JSON.stringify(value) ?? '–';

interface AtCursorProps {
  step: Step | undefined;
  memory: Replayed['memories'][number] | undefined;
}

/** What the machine was and knew at the cursor, and what the last event changed of it. */
export const AtCursor = ({ step, memory }: AtCursorProps) => {
  const { t } = useTranslation('replay');
  const { now = null, before = null } = memory ?? {};
  const changed = now ? changedKeys(before, now) : [];
  return (
    <section className={css.cursor}>
      <h3>{t('state')}</h3>
      {now ? <p className={css.value}>{json(now.value)}</p> : <p>{t('before')}</p>}
      {now && (
        <>
          <h3>{t('changed')}</h3>
          {changed.length === 0 && <p>{t('unchanged')}</p>}
          {changed.map((key) => (
            <div key={key} className={css.change}>
              <code>{key}</code>
              <del>{line(before?.context[key])}</del>
              <ins>{line(now.context[key])}</ins>
            </div>
          ))}
          <details>
            <summary>{t('memory')}</summary>
            <pre>{json(now.context)}</pre>
          </details>
        </>
      )}
      {step && (
        <>
          <h3>{t('what')}</h3>
          <p className={shared.soft}>{t('page', { number: step.segment + 1 })}</p>
          <pre>{json(step.entry)}</pre>
        </>
      )}
    </section>
  );
};
