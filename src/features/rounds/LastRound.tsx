import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { useRounds } from '#src/features/fairness/fairness.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { RoundDetail } from './RoundDetail.tsx';

/** The player's latest round of a game. */
export const LastRound = ({ game }: { game: GameKey }) => {
  const { t } = useTranslation('fairness');
  const query = useRounds({ game });
  if (!query.data) return <QueryState query={query} rows={4} />;
  const rounds = query.data.pages.flatMap((page) => page.rounds);
  // One that is open has nothing to be checked yet.
  const last = rounds.find(({ status }) => status !== 'open') ?? rounds[0];
  return last ? <RoundDetail id={last.id} /> : <p>{t('noRound')}</p>;
};
