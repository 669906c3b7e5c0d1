import { Suspense, useCallback, useState } from 'react';
import { FIND_GAME, FREE_GAME } from '#contract/facts.ts';
import type { Game } from '#games/catalogue.ts';
import { useGo } from '#src/base/go.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { paths } from '#src/base/paths.ts';
import { whenIdle } from '#src/base/settled.ts';
import { GameStage } from '#src/features/stage/GameStage.tsx';
import { useIsCovered } from '#src/ui/popup/turn.ts';
import { BesideBoard } from './column/Beside.tsx';
import { Desk } from './desk/Desk.tsx';
import { useGuide } from './guide/useGuide.ts';
import { HourNote } from './HourNote.tsx';
import { noticeOf } from './noticeOf.ts';
import type { PlayView } from './PauseMenu.tsx';
import { PlayBar } from './PlayBar.tsx';
import { PictureLost, PlayFailed, PlayNotice } from './PlayNotice.tsx';
import { useFullscreen } from './useDevice.ts';
import { useGiveUp } from './useGiveUp.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePopupsAtHand } from './usePopupsAtHand.ts';
import { type Machine, useRound } from './useRound.ts';
import { tuningOf, useShown } from './useShown.ts';

const PlayPopup = lazyPart('PlayPopup', () => import('./PlayPopup.tsx'));
// Not in the frame in which the first egg can be opened.
const FoundNote = lazyPart('FoundNote', () => whenIdle().then(() => import('./FoundNote.tsx')));
const FirstGuide = lazyPart('FirstGuide', () => import('./guide/FirstGuide.tsx'));

interface PlayTableProps {
  game: Game;
  machine: Machine;
  /** How much of it is loaded, 0..1. */
  share: number;
  onProgress: (share: number) => void;
}

/** A game on its stage, and what the chrome says over it. */
export const PlayTable = ({ game, machine, share, onProgress }: PlayTableProps) => {
  const go = useGo();
  const { createLink, notes, link, isCalm, isLost } = useRound(game.key, machine);
  const [view, setView] = useState<PlayView | null>(null);
  const guide = useGuide(game.key, share === 1 ? link : null);
  const close = useCallback(() => setView(null), []);
  const pause = useCallback(() => setView('pause'), []);
  const showRules = useCallback(() => setView('rules'), []);
  usePopupsAtHand(share === 1);
  const fullscreen = useFullscreen();
  const giveUp = useGiveUp(link, close);
  const isResumable = useShown(link, ({ phase }) => phase === 'resumable');
  const leaving = useLeaveGuard(giveUp !== null && !isResumable, close);
  // Where nothing is set before a round, the scene itself opens it.
  const hasDesk = game.key !== FREE_GAME;
  const closedBy = useShown(link, (state) => noticeOf(state, hasDesk)) ?? null;
  const notice = isLost ? 'lost' : closedBy;
  const over = useShown(link, ({ phase, round }) => (phase === 'settled' ? round : null));
  const hasRound = useShown(link, ({ round }) => round !== null);
  const tuning = useShown(link, (state) => (view ? tuningOf(state) : null)) ?? null;
  const isLearning = guide.isDue && notice === null;
  const isStopped = isLearning || notice !== null;
  // Whatever else has the screen: a message, who has logged in meanwhile.
  const isCovered = useIsCovered();
  return (
    <>
      <PlayBar
        onPause={isStopped ? undefined : pause}
        onRules={isStopped ? undefined : showRules}
        over={isStopped ? undefined : (over ?? undefined)}
      />
      <GameStage
        scene={game.play.scene}
        createLink={createLink}
        notes={notes}
        pausedBy={view ?? (leaving ? 'leaving' : isLearning ? 'guide' : (notice ?? undefined))}
        isPaused={view !== null || leaving !== null || isStopped || isCovered}
        onLeave={() => void go(paths.games.href())}
        onProgress={onProgress}
      />
      {isCalm && !isStopped && view === null && (
        <HourNote onBreak={() => setView('responsibleGaming')} />
      )}
      <Suspense fallback={null}>
        {/* Not before an egg may be opened: from Play to the table the round alone is asked for. */}
        {game.key === FIND_GAME && link && hasRound && <FoundNote link={link} />}
      </Suspense>
      {notice === 'failed' && (
        <PlayFailed game={game.key} onAgain={() => link?.send({ type: 'retry' })} />
      )}
      {notice === 'lost' && <PictureLost />}
      {notice !== null && notice !== 'failed' && notice !== 'lost' && <PlayNotice kind={notice} />}
      {link && share === 1 && !isLearning && !isLost && (
        <>
          {hasDesk && <Desk game={game.key} link={link} leaving={leaving} />}
          {!hasDesk && notice === null && <BesideBoard game={game.key} link={link} />}
        </>
      )}
      <Suspense fallback={null}>
        {isLearning && <FirstGuide game={game.key} onDone={guide.done} />}
      </Suspense>
      <Suspense fallback={null}>
        {view && (
          <PlayPopup
            game={game}
            link={link}
            view={view}
            onView={setView}
            onClose={close}
            tuning={tuning}
            fullscreen={fullscreen}
            giveUp={giveUp}
          />
        )}
      </Suspense>
    </>
  );
};
