import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundRecord } from '#contract/fairness.ts';
import { atPath } from '#contract/ownPath.ts';
import { wallClock } from '#engine/core/clock.ts';
import { resultOf } from '#engine/core/rules/result.ts';
import { createWatchLink, type WatchLink } from '#engine/lab/record/watch.ts';
import type { AnyRoundLink, Game } from '#games/catalogue.ts';
import { seenOf } from '#games/check/seen.ts';
import { formatCoinChange, formatCoins, formatCredit } from '#src/base/format.ts';
import { useGo } from '#src/base/go.ts';
import { logFailure } from '#src/base/log.ts';
import { paths } from '#src/base/paths.ts';
import { useRoundRecord } from '#src/features/fairness/fairness.ts';
import { prizeOf } from '#src/features/rounds/prizeOf.ts';
import { GameStage } from '#src/features/stage/GameStage.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import desk from './desk/desk.module.css';
import playButton from './desk/playButton.module.css';
import { PlayBar } from './PlayBar.tsx';
import css from './play.module.css';

const BACK = atPath(paths.transaction.href(), '?show=rounds');

const linkOf = (record: RoundRecord): WatchLink =>
  createWatchLink({
    record,
    seen: seenOf(record),
    clock: wallClock,
    report: (error) => logFailure('A scene faltered at a stored round', error),
  });

interface ShowProps {
  game: Game;
  record: RoundRecord;
  onAgain: () => void;
  onProgress: (share: number) => void;
}

/** The round from its opening to its end; then what came of it, and the ways on. */
const Show = ({ game, record, onAgain, onProgress }: ShowProps) => {
  const { t } = useTranslation('play');
  const go = useGo();
  const [link, setLink] = useState<WatchLink | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => link?.subscribe(({ phase }) => setOver(phase === 'settled')), [link]);
  const { round } = record;
  const prize = prizeOf(round);
  const result = () =>
    t('watch.result', {
      change: formatCoinChange(resultOf(round) ?? 0),
      bet: formatCoins(round.bet),
      coins: formatCoins(round.won),
    });
  const prizeText = (sen: number) =>
    sen > 0 ? t('watch.prize', { prize: formatCredit(sen) }) : t('watch.noPrize');
  return (
    <>
      <GameStage
        scene={game.play.scene}
        createLink={() => {
          const made = linkOf(record);
          setLink(made);
          // Scenes ask for everything but the machine.
          return made as AnyRoundLink;
        }}
        isPaused={false}
        isWatched
        onProgress={onProgress}
        onLeave={() => void go(BACK)}
      />
      {isOver && (
        <section className={desk.desk} aria-label={t('watch.title')}>
          <p className={desk.hint} role="status">
            {prize === null ? result() : prizeText(prize)}
          </p>
          <div className={desk.go}>
            <Button look="quiet" icon="refresh" className={playButton.play} onClick={onAgain}>
              {t('watch.again')}
            </Button>
            <ButtonLink to={BACK} className={playButton.play}>
              {t('watch.leave')}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
};

interface WatchTableProps extends Pick<ShowProps, 'game' | 'onProgress'> {
  id: string;
}

/** A round of the history, played again by its game's own scene; no server, no coins, no buttons. */
export const WatchTable = ({ game, id, onProgress }: WatchTableProps) => {
  const { t } = useTranslation('play');
  const { errorText } = useMessage();
  const [attempt, setAttempt] = useState(0);
  const query = useRoundRecord(id);
  const { data } = query;
  const isRefused = data ? data.round.game !== game.key : query.isError;
  // Nothing is on its way then.
  useEffect(() => onProgress(isRefused ? 1 : 0), [isRefused, onProgress]);
  return (
    <>
      <PlayBar to={BACK} />
      <p className={css.watching}>{t('watch.title')}</p>
      {data && !isRefused && (
        <Show
          key={attempt}
          game={game}
          record={data}
          onAgain={() => setAttempt(attempt + 1)}
          onProgress={onProgress}
        />
      )}
      {isRefused && (
        <div className={css.notice}>
          <ErrorState
            text={data ? t('watch.other') : errorText(query.error)}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
    </>
  );
};
