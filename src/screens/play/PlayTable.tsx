import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AnyRoundLink, Game, Playable } from '#games/catalogue.ts';
import { paths } from '#src/app/paths.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { PlayBar } from './PlayBar.tsx';
import { PlayFailed, PlayNotice } from './PlayNotice.tsx';
import css from './play.module.css';
import { useFullscreen } from './useDevice.ts';
import { useRound } from './useRound.ts';

const StageHost = lazy(() =>
  import('#src/app/StageHost.tsx').then((module) => ({
    default: module.StageHost<AnyRoundLink>,
  })),
);
const PausePopup = lazy(() =>
  import('./PausePopup.tsx').then((module) => ({ default: module.PausePopup })),
);

interface PlayTableProps {
  game: Game;
  play: Playable<AnyRoundLink>;
  machine: Awaited<ReturnType<Playable<AnyRoundLink>['machine']>>;
}

/** A game on its stage, and what the chrome says over it. */
export const PlayTable = ({ game, play, machine }: PlayTableProps) => {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const { createLink, phase, retry } = useRound(game.key, machine);
  const [share, setShare] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const fullscreen = useFullscreen();
  const isTutorialSeen = useSession((session) => session.game.isTutorialSeen);
  const isStopped = phase === 'failed' || phase === 'maintenance';
  return (
    <>
      <PlayBar onPause={isStopped ? undefined : () => setPaused(true)} />
      <StageHost
        scene={play.scene}
        createLink={createLink}
        isPaused={isPaused || isStopped}
        isTutorialSeen={isTutorialSeen}
        onTutorialSeen={() => changeGameSettings({ isTutorialSeen: true })}
        onLeave={() => void navigate(paths.games.href())}
        onProgress={setShare}
      />
      {share < 1 && (
        <p className={css.progress} role="status">
          {t('loading', { percent: Math.floor(share * 100) })}
        </p>
      )}
      {phase === 'failed' && <PlayFailed onAgain={retry} />}
      {phase === 'maintenance' && <PlayNotice kind="maintenance" />}
      <Suspense fallback={null}>
        {isPaused && (
          <PausePopup game={game} isOpen onClose={() => setPaused(false)} fullscreen={fullscreen} />
        )}
      </Suspense>
    </>
  );
};
