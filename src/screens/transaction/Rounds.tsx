import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import emptyHistory from '#assets/ui/empty-history.svg?url';
import type { GameKey } from '#contract/games.ts';
import { GAME_LIST } from '#games/index.ts';
import { paths } from '#src/app/paths.ts';
import { useRounds } from '#src/calls/fairness.ts';
import { ButtonLink } from '#src/parts/button/Button.tsx';
import { useGameText } from '#src/parts/game/useGameText.ts';
import { useMessage } from '#src/parts/message/useMessage.ts';
import { EmptyState } from '#src/parts/state/EmptyState.tsx';
import { ErrorState } from '#src/parts/state/ErrorState.tsx';
import { Skeleton } from '#src/parts/state/Skeleton.tsx';
import { useSession } from '#src/session/store.ts';
import { Choices } from './Choices.tsx';
import { Days } from './Days.tsx';
import { More } from './More.tsx';
import { RoundLine } from './RoundLine.tsx';

interface RoundsProps {
  onOpen: (id: string) => void;
}

const RoundList = ({ game, onOpen }: RoundsProps & { game: GameKey | undefined }) => {
  const { t } = useTranslation('transaction');
  const { t: common } = useTranslation();
  const { errorText } = useMessage();
  const language = useSession((state) => state.language);
  const query = useRounds(game);
  if (query.isPending) return <Skeleton rows={7} label={common('loading')} />;
  if (!query.data)
    return (
      <ErrorState
        text={errorText(query.error)}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const rounds = query.data.pages.flatMap((page) => page.rounds);
  if (rounds.length === 0)
    return (
      <EmptyState picture={emptyHistory} title={t('rounds.empty')} text={t('rounds.emptyText')}>
        <ButtonLink to={game ? paths.game.href(game) : paths.games.href()} size="s">
          {t('empty.play')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <Days
        lines={rounds}
        atOf={(round) => round.openedAt}
        line={(round) => (
          <RoundLine key={round.id} round={round} language={language} onOpen={onOpen} />
        )}
      />
      <More query={query} />
    </>
  );
};

/** Every round that was played, the free and the lost ones too. */
export const Rounds = ({ onOpen }: RoundsProps) => {
  const { t } = useTranslation('transaction');
  const text = useGameText();
  const [game, setGame] = useState<GameKey>();
  const games = GAME_LIST.map(({ key, titleKey }) => [key, text(titleKey)] as const);
  return (
    <>
      <Choices
        label={t('rounds.game')}
        name="game"
        choices={[[undefined, t('all')], ...games]}
        value={game}
        onChoose={setGame}
      />
      <RoundList key={game ?? 'all'} game={game} onOpen={onOpen} />
    </>
  );
};
