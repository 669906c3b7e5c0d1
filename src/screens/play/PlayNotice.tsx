import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import closed from '#assets/ui/empty-games.svg?url';
import broken from '#assets/ui/error.svg?url';
import { paths } from '#src/base/paths.ts';
import { recordingText } from '#src/features/recordings/recordedRound.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import css from './play.module.css';

export type NoticeKind = 'failed' | 'maintenance' | 'upcoming' | 'ended';

interface PlayNoticeProps {
  kind: NoticeKind;
  children?: ReactNode;
}

const PICTURES: Record<NoticeKind, string> = {
  failed: broken,
  maintenance: closed,
  upcoming: closed,
  ended: closed,
};

/** Stands over or instead of a game that can't be played now; there is always a way on. */
export const PlayNotice = ({ kind, children }: PlayNoticeProps) => {
  const { t } = useTranslation('play');
  return (
    <div className={css.notice} role={kind === 'failed' ? 'alert' : 'status'}>
      <EmptyState picture={PICTURES[kind]} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {children}
        <ButtonLink to={paths.games.href()} look={kind === 'failed' ? 'quiet' : 'gold'}>
          {t(`${kind}.leave`)}
        </ButtonLink>
      </EmptyState>
    </div>
  );
};

/** A game that broke: start it again, and hand its recording to support. */
export const PlayFailed = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation('play');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    void recordingText().then((text) => {
      if (text === null || !isHere) return;
      made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      setAddress(made);
    });
    return () => {
      isHere = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, []);
  return (
    <PlayNotice kind="failed">
      <Button icon="refresh" onClick={onAgain}>
        {t('failed.again')}
      </Button>
      {address !== null && (
        <a className={css.report} href={address} download="round.json">
          {t('failed.report')}
        </a>
      )}
    </PlayNotice>
  );
};
