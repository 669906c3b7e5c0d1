import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { useRounds } from '#src/features/fairness/fairness.ts';
import { useMessage } from '#src/ui/message/useMessage.ts';
import { ErrorState } from '#src/ui/state/ErrorState.tsx';
import { Skeleton } from '#src/ui/state/Skeleton.tsx';
import { RoundDetail } from './RoundDetail.tsx';

/** The player's latest round of a game. */
export const LastRound = ({ game }: { game: GameKey }) => {
  const { t } = useTranslation('fairness');
  const { errorText } = useMessage();
  const query = useRounds({ game });
  if (query.isPending) return <Skeleton rows={4} label={t('loading')} />;
  if (!query.data)
    return (
      <ErrorState
        text={errorText(query.error)}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const rounds = query.data.pages.flatMap((page) => page.rounds);
  // One that is open has nothing to be checked yet.
  const last = rounds.find(({ status }) => status !== 'open') ?? rounds[0];
  return last ? <RoundDetail id={last.id} /> : <p>{t('noRound')}</p>;
};
