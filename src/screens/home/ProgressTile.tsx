import { useTranslation } from 'react-i18next';
import wau from '#assets/ui/wau.svg?url';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { useProgress } from '#src/features/progress/progress.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './tile.module.css';

/** The way to the player's days and goals, with what is known of both; nothing while they are off or rest. */
export const ProgressTile = () => {
  const { t } = useTranslation('home');
  const progress = useProgress().data?.progress;
  if (!progress) return null;
  const { goals, streak } = progress;
  const done = goals.filter((goal) => goal.done >= goal.target).length;
  return (
    <Link to={paths.progress.href()} className={css.tile}>
      <img src={wau} width={110} height={106} alt="" className={css.wau} />
      <span className={css.words}>
        <strong className={css.title}>{t('progress.title')}</strong>
        <span className={css.facts}>
          <span>{t('progress.days', { count: streak.days })}</span>
          <span>{t('progress.goals', { done, all: goals.length })}</span>
        </span>
      </span>
      <Icon name="chevronRight" size="s" />
    </Link>
  );
};
