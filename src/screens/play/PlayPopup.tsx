import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRoundLink, Game } from '#games/catalogue.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { leftText, useLeft } from './desk/useLeft.ts';
import { PauseMenu, type PauseMenuProps, type PlayView } from './PauseMenu.tsx';
import css from './play.module.css';

const Guide = lazyPart('Guide', () => import('./guide/Guide.tsx'));
const RulesSheet = lazyPart('RulesSheet', () => import('./rules/RulesSheet.tsx'));
const FairPlay = lazyPart('FairPlay', () => import('#src/features/fairness/FairPlay.tsx'));
const ResponsibleGaming = lazyPart('ResponsibleGaming', () => import('./ResponsibleGaming.tsx'));
const LastRound = lazyPart('LastRound', () => import('#src/features/rounds/LastRound.tsx'));

const ReportView = lazyPart('ReportView', () => import('./ReportView.tsx'));

interface PlayPopupProps extends Omit<PauseMenuProps, 'onView'> {
  game: Game;
  /** Null until the game has begun. */
  link: AnyRoundLink | null;
  view: PlayView;
  onView: (view: PlayView) => void;
  /** The numbers of the round that is open, else those in force. */
  tuning: Record<string, unknown> | null;
}

/** What goes on at the club meanwhile; empty while nothing does. */
const useClockText = (link: AnyRoundLink | null): string => {
  const { t } = useTranslation('play');
  const left = useLeft(link);
  // What became of the round is known to the table soon after, and is told when the popup is gone.
  const [isOver, setOver] = useState(false);
  if (left !== null && isOver !== (left === 0)) setOver(left === 0);
  if (left) return t('pauseClock', { left: leftText(left) });
  return left === 0 || isOver ? t('pauseOver') : '';
};

/** The one popup of a table: its menu, and what the menu leads to. */
export const PlayPopup = (props: PlayPopupProps) => {
  const { game, link, view, onView, onClose, tuning, ...menu } = props;
  const { t } = useTranslation('play');
  const isMenu = view === 'pause';
  const clock = useClockText(link);
  const description = [isMenu && t('pauseText'), clock].filter(Boolean).join(' ');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Another view begins at its title, however far the last one was scrolled.
    if (view) content.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' });
  }, [view]);
  return (
    <Popup isOpen onClose={onClose} title={t(`view.${view}`)} description={description}>
      <div ref={content}>
        {isMenu ? (
          <PauseMenu {...menu} onClose={onClose} onView={onView} />
        ) : (
          <>
            <Suspense fallback={<Skeleton rows={4} label={t('opening')} />}>
              {view === 'guide' && <Guide game={game.key} onDone={onClose} />}
              {view === 'rules' && <RulesSheet game={game} tuning={tuning} />}
              {view === 'fair' && <FairPlay tuning={tuning} />}
              {view === 'round' && <LastRound game={game.key} />}
              {view === 'responsibleGaming' && <ResponsibleGaming />}
              {view === 'report' && <ReportView game={game.key} />}
            </Suspense>
            {view !== 'guide' && (
              <div className={css.ends}>
                <Button
                  icon="play"
                  isWide
                  look={view === 'report' ? 'quiet' : 'gold'}
                  onClick={onClose}
                >
                  {t('resume')}
                </Button>
                <Button look="plain" onClick={() => onView('pause')}>
                  {t('view.pause')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Popup>
  );
};
