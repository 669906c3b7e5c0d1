import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { GAMES } from '#games/index.ts';
import { formatCoins } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { untilText } from '#src/base/when.ts';
import { CARD_SIZE, cardPicture } from '#src/features/games/art.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Ring } from '#src/ui/ring/Ring.tsx';
import css from './goals.module.css';

/** How a goal stands, in words. */
const useStanding = () => {
  const { t } = useTranslation('progress');
  const coins = formatCoins(PROGRESS.goalCoins);
  return ({ isPaid, done, target }: Goal): string => {
    if (isPaid) return t('goals.standing.paid', { coins });
    return t(done < target ? 'goals.standing.pays' : 'goals.standing.ready', { coins });
  };
};

const GoalCard = ({ goal }: { goal: Goal }) => {
  const { t } = useTranslation('progress');
  const text = useGameText();
  const language = useLanguage();
  const standingOf = useStanding();
  const { kind, game: key, target, done, isPaid } = goal;
  const game = key === null ? null : GAMES[key];
  const title = game && text(game.titleKey);
  const isReached = done >= target;
  return (
    <li className={clsx(css.goal, isReached && css.reached)}>
      <Ring share={Math.min(1, done / target)} className={css.ring}>
        {isReached ? <Icon name="check" /> : <span className={css.count}>{done}</span>}
      </Ring>
      <div className={css.words}>
        <h3 className={css.name}>
          {title === null
            ? t(`goals.${kind}.any`, { count: target })
            : t(`goals.${kind}.game`, { count: target, game: title })}
        </h3>
        <p className={css.done}>{t('goals.done', { done, target })}</p>
        <p className={css.reward}>
          {isPaid && <Icon name="check" size="s" />}
          {standingOf(goal)}
        </p>
        <Link to={key === null ? paths.games.href() : paths.game.href(key)} className={css.way}>
          {game && (
            <img
              src={cardPicture(game, language)}
              {...CARD_SIZE}
              alt=""
              loading="lazy"
              className={css.picture}
            />
          )}
          {title ?? t('goals.games')}
          <Icon name="chevronRight" size="s" />
        </Link>
      </div>
    </li>
  );
};

/** What the week asks for, how much of it is done, and until when. */
export const WeekGoals = ({ goals, weekEnds }: { goals: readonly Goal[]; weekEnds: string }) => {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <section aria-labelledby="goals">
      <div className={css.head}>
        <h2 id="goals" className={css.heading}>
          {t('goals.title')}
        </h2>
        <p className={css.until}>{t('goals.until', { date: untilText(weekEnds, language) })}</p>
      </div>
      <ul className={css.goals}>
        {goals.map((goal) => (
          <GoalCard key={`${goal.kind} ${goal.game}`} goal={goal} />
        ))}
      </ul>
    </section>
  );
};
