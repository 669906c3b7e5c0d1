import { useTranslation } from 'react-i18next';
import type { GameKey } from '#contract/games.ts';
import { atPath } from '#contract/ownPath.ts';
import type { ReportGroup } from '#contract/reportGroups.ts';
import { GAMES } from '#games/index.ts';
import { formatDate } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Listed } from '../Listed.tsx';
import shared from '../replay.module.css';
import css from '../reportList.module.css';
import { useGroups } from './groups.ts';

const Line = ({ group, isChosen }: { group: ReportGroup; isChosen: boolean }) => {
  const { t } = useTranslation('replay');
  const gameText = useGameText();
  const language = useLanguage();
  const { id, game, state, error, said, reports, lastAt, assignee, isClosed, isBack } = group;
  const facts = [
    t('groups.count', { count: reports }),
    t('groups.last', { when: formatDate(lastAt, language) }),
    assignee,
    isClosed && t('isClosed'),
    isBack && t('groups.back'),
  ];
  return (
    <li>
      <Link
        to={atPath(paths.replay.href(), `?group=${id}`)}
        className={css.report}
        aria-current={isChosen ? 'page' : undefined}
      >
        <strong>{[gameText(GAMES[game].titleKey), state].filter(Boolean).join(' · ')}</strong>
        <span className={css.note}>{error || said || t('groups.noError')}</span>
        <span className={shared.soft}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
};

interface GroupListProps {
  game: GameKey | null;
  isAll: boolean;
  chosen: string | null;
}

/** Reports by what they share: the game, the state its machine ended in, and the last error. */
export const GroupList = ({ game, isAll, chosen }: GroupListProps) => {
  const query = useGroups(game, isAll);
  const lines = query.data?.map((group) => (
    <Line key={group.id} group={group} isChosen={group.id === chosen} />
  ));
  return <Listed query={query} lines={lines} />;
};
