import { useTranslation } from 'react-i18next';
import { GAME_LIST } from '#games/index.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useRounds } from '#src/features/fairness/fairness.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { More } from '#src/ui/more/More.tsx';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Days } from './Days.tsx';
import { NoTransactions } from './NoTransactions.tsx';
import { RoundLine } from './RoundLine.tsx';
import type { Filter } from './useFilter.ts';

interface RoundsProps {
  filter: Filter;
  onOpen: (id: string) => void;
}

/** Every round that was played, the free and the lost ones too. */
export const Rounds = ({ filter, onOpen }: RoundsProps) => {
  const { t } = useTranslation('transaction');
  const language = useLanguage();
  const { game, days, span, change } = filter;
  const query = useRounds({ game, ...span });
  if (!query.data) return <QueryState query={query} rows={7} />;
  const rounds = query.data.pages.flatMap((page) => page.rounds);
  if (rounds.length === 0)
    return (
      <NoTransactions
        message="msg.noHistoryFound"
        text={t(days === undefined ? 'rounds.emptyText' : 'empty.filtered')}
        playAt={game ? paths.game.href(game) : paths.games.href()}
        onShowAll={days === undefined ? null : () => change({ game: undefined, days: undefined })}
      />
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
      <More query={query} words={{ more: t('more'), end: t('end') }} />
    </>
  );
};

/** One game at a time, or all of them. */
export const GameFilter = ({ game, change }: Filter) => {
  const { t } = useTranslation('transaction');
  const text = useGameText();
  const games = GAME_LIST.map(({ key, titleKey }) => [key, text(titleKey)] as const);
  return (
    <ChoiceGroup
      label={t('rounds.game')}
      name="game"
      choices={[[undefined, t('all')], ...games]}
      value={game}
      onChoose={(next) => change({ game: next })}
    />
  );
};
