import { useTranslation } from 'react-i18next';
import type { Recording } from '#contract/recording.ts';
import { Alert } from '#src/ui/form/Alert.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { AtCursor } from './AtCursor.tsx';
import { Entries } from './Entries.tsx';
import css from './player.module.css';
import { Transport } from './Transport.tsx';
import { useCursor } from './useCursor.ts';
import { type Replayed, useReplayed } from './useReplayed.ts';
import { Verdict } from './Verdict.tsx';

const Tape = ({ report, steps, memories }: Replayed) => {
  const cursor = useCursor(steps);
  return (
    <>
      <Verdict report={report} steps={steps} onGo={cursor.go} />
      <Transport steps={steps} cursor={cursor} />
      <div className={css.panes}>
        <Entries steps={steps} at={cursor.at} onGo={cursor.go} />
        <AtCursor step={steps[cursor.at]} memory={memories[cursor.at]} />
      </div>
    </>
  );
};

/** A recording, replayed, to go through. `source`: what it is known by. */
export const Player = ({ source, recording }: { source: string; recording: Recording }) => {
  const { t } = useTranslation('replay');
  const replayed = useReplayed(source, recording);
  if (replayed.data) return <Tape {...replayed.data} />;
  if (replayed.error) return <Alert>{t('broken', { why: replayed.error.message })}</Alert>;
  return <Skeleton rows={6} label={t('running')} />;
};
