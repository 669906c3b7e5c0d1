import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { FREE_GAME, isGameKey } from '#contract/facts.ts';
import type { Game } from '#games/catalogue.ts';
import { GAMES } from '#games/index.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import { lazyPart } from '#src/base/lazyPart.ts';
import { PageMeta } from '#src/base/PageMeta.tsx';
import { PRACTICE } from '#src/base/paths.ts';
import { isOutOfReach } from '#src/base/reach.ts';
import { refreshPlayer } from '#src/features/club/refreshPlayer.ts';
import { fairKeys } from '#src/features/fairness/fairKeys.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { endVisit } from '#src/features/recordings/visit.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Boundary } from '#src/ui/state/Boundary.tsx';
import { Loading } from './loading/Loading.tsx';
import { PlayBar } from './PlayBar.tsx';
import { PlayFailed } from './PlayNotice.tsx';
import { PlayTable } from './PlayTable.tsx';
import css from './play.module.css';
import { usePlayDevice } from './useDevice.ts';
import type { Machine } from './useRound.ts';

const PracticeTable = lazyPart('PracticeTable', () => import('./PracticeTable.tsx'));
const WatchTable = lazyPart('WatchTable', () => import('./WatchTable.tsx'));

/** What was played changes the play records, the history, days and goals and, once more, the balance. */
const useRefreshOnLeave = () => {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      const changed = [keys.refresh(true), keys.transactions(), keys.progress, fairKeys.all];
      void refetchIn(queries)(...changed);
    },
    [queries],
  );
};

/** A table, a practice or a watched round at it; until it has come, never a dark screen without a word. */
const Table = ({ game }: { game: Game }) => {
  const machine = useLoaderData<Machine>();
  const [share, setShare] = useState(0);
  const [asked] = useSearchParams();
  const watched = asked.get('watch');
  const isPractice = game.key === FREE_GAME && asked.has(PRACTICE);
  const table = { game, machine, onProgress: setShare };
  return (
    <>
      {share < 1 && <Loading game={game} share={share} />}
      <Suspense fallback={<PlayBar isBusy />}>
        {watched !== null ? (
          <WatchTable game={game} id={watched} onProgress={setShare} />
        ) : isPractice ? (
          <PracticeTable {...table} />
        ) : (
          <PlayTable {...table} share={share} />
        )}
      </Suspense>
    </>
  );
};

const PlayPage = ({ game }: { game: Game }) => {
  const { t } = useTranslation('play');
  const title = useGameText()(game.titleKey);
  const [attempt, setAttempt] = useState(0);
  // A part that was out of reach stays so until the page is loaded anew; the round goes on then.
  const againAfter = (error: unknown) =>
    isOutOfReach(error) ? () => window.location.reload() : () => setAttempt(attempt + 1);
  const root = useRef<HTMLElement>(null);
  useEffect(() => void refreshPlayer(), []);
  usePlayDevice(root);
  useRefreshOnLeave();
  useEffect(() => endVisit, []);
  return (
    <main id="main" ref={root} className={css.play}>
      <PageMeta
        title={t('meta.title', { game: title })}
        description={t('meta.description', { game: title })}
      />
      <h1 className={a11y.visuallyHidden}>{title}</h1>
      <Boundary
        key={`${game.key} ${attempt}`}
        says="A game failed"
        instead={(error) => <PlayFailed game={game.key} onAgain={againAfter(error)} />}
      >
        <Table game={game} />
      </Boundary>
    </main>
  );
};

/** The route's loader lets only games through. */
export const PlayScreen = () => {
  const { game } = useParams();
  return isGameKey(game) ? <PlayPage game={GAMES[game]} /> : null;
};
