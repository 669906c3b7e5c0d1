import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '#contract/fairness.ts';
import type { GameKey } from '#contract/games.ts';
import { resultOf, resultTone } from '#engine/core/rules/result.ts';
import { formatCoinChange, formatCredit, formatTime } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useRounds } from '#src/features/fairness/fairness.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useOffline } from '#src/ui/offline/useOffline.ts';
import { QueryState } from '#src/ui/state/QueryState.tsx';
import list from '../roundList.module.css';
import css from './column.module.css';

interface LastRoundsProps {
  game: GameKey;
  /** Shows one of them, with its check. */
  onOpen: (id: string) => void;
}

/** So many are listed; all of them stand in the history. */
const MOST = 20;

/** What came of a round; empty while it is open. */
const useCame = (round: RoundSummary): string => {
  const { t } = useTranslation('fairness');
  const { bet, prize } = round;
  const change = resultOf(round);
  if (prize) return formatCredit(prize.sen);
  if (change === null) return '';
  return bet === 0 && change === 0 ? t('round.noPrize') : formatCoinChange(change);
};

/** When a round was opened and what came of it over its bet. */
const Round = ({ round, onOpen }: { round: RoundSummary; onOpen: LastRoundsProps['onOpen'] }) => {
  const { t } = useTranslation(['fairness', 'play']);
  const language = useLanguage();
  const { id, status, prize, openedAt } = round;
  const isWon = prize !== null || resultTone(round) === 'win';
  const came = useCame(round);
  return (
    <li>
      <button type="button" className={clsx(list.round, css.round)} onClick={() => onOpen(id)}>
        <time dateTime={openedAt}>{formatTime(openedAt, language)}</time>
        {status !== 'settled' && <span className={css.quiet}>{t(`round.${status}`)}</span>}
        <strong className={clsx(css.came, isWon && list.gain)}>{came}</strong>
        <Icon name="check" />
        <span className={a11y.visuallyHidden}>{t('play:column.check')}</span>
      </button>
    </li>
  );
};

const Listed = ({ game, onOpen }: LastRoundsProps) => {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation();
  const isOffline = useOffline();
  const query = useRounds({ game });
  if (!query.data) return <QueryState query={query} rows={4} label={t('opening')} />;
  const rounds = query.data.pages.flatMap((page) => page.rounds).slice(0, MOST);
  if (rounds.length === 0) return <p className={css.quiet}>{t('column.none')}</p>;
  return (
    <>
      {isOffline && <p className={css.quiet}>{common('offline')}</p>}
      <ol className={list.rounds}>
        {rounds.map((round) => (
          <Round key={round.id} round={round} onOpen={onOpen} />
        ))}
      </ol>
    </>
  );
};

/** The player's latest rounds of a game, each the way to its check. */
export const LastRounds = (props: LastRoundsProps) => {
  const { t } = useTranslation('play');
  const title = t('column.rounds', { count: MOST });
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <Listed {...props} />
    </section>
  );
};
