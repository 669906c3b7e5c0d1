import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import closed from '#assets/ui/empty-games.svg?url';
import broken from '#assets/ui/error.svg?url';
import type { GameKey } from '#contract/games.ts';
import { wallClock } from '#engine/core/clock.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/state/EmptyState.tsx';
import css from './play.module.css';

const ReportPopup = lazyPart('ReportPopup', () => import('./ReportPopup.tsx'));

export type NoticeKind = 'failed' | 'lost' | 'maintenance' | 'upcoming' | 'ended';

interface PlayNoticeProps {
  kind: NoticeKind;
  children?: ReactNode;
}

const PICTURES: Record<NoticeKind, string> = {
  failed: broken,
  lost: broken,
  maintenance: closed,
  upcoming: closed,
  ended: closed,
};

/** Stands over or instead of a game that can't be played now; there is always a way on. */
export const PlayNotice = ({ kind, children }: PlayNoticeProps) => {
  const { t } = useTranslation('play');
  const isFault = kind === 'failed' || kind === 'lost';
  return (
    <div className={css.notice} role={isFault ? 'alert' : 'status'}>
      <EmptyState picture={PICTURES[kind]} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        {children}
        <ButtonLink to={paths.games.href()} look={isFault ? 'quiet' : 'gold'}>
          {t(`${kind}.leave`)}
        </ButtonLink>
      </EmptyState>
    </div>
  );
};

/** A game that broke: start it again, and report it. */
export const PlayFailed = ({ game, onAgain }: { game: GameKey; onAgain: () => void }) => {
  const { t } = useTranslation('play');
  const [isReporting, setReporting] = useState(false);
  return (
    <PlayNotice kind="failed">
      <Button icon="refresh" onClick={onAgain}>
        {t('failed.again')}
      </Button>
      <Button look="plain" icon="warning" onClick={() => setReporting(true)}>
        {t('view.report')}
      </Button>
      <Suspense fallback={null}>
        {isReporting && <ReportPopup game={game} onClose={() => setReporting(false)} />}
      </Suspense>
    </PlayNotice>
  );
};

/** Most devices give the picture's memory back by then. Milliseconds. */
const LOST_MS = 5_000;

/** The device took the picture's memory back: nothing is to be pressed blindly. */
export const PictureLost = () => {
  const { t } = useTranslation('play');
  const [isLong, setLong] = useState(false);
  useEffect(() => wallClock.later(LOST_MS, () => setLong(true)), []);
  return (
    <PlayNotice kind="lost">
      {isLong && (
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {t('lost.again')}
        </Button>
      )}
    </PlayNotice>
  );
};
