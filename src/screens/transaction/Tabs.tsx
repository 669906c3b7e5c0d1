import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/app/paths.ts';
import css from './transaction.module.css';

export type Shown = 'coins' | 'rounds';

const ADDRESS: Record<Shown, string> = {
  coins: paths.transaction.href(),
  rounds: `${paths.transaction.href()}?show=rounds`,
};

/** The coins that came and went, or the rounds that were played. */
export const Tabs = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation('transaction');
  return (
    <nav className={css.tabs} aria-label={t('show.label')}>
      {(['coins', 'rounds'] as const).map((each) => (
        <Link
          key={each}
          to={ADDRESS[each]}
          replace
          className={clsx(css.tab, each === shown && css.current)}
          aria-current={each === shown ? 'page' : undefined}
        >
          {t(`show.${each}`)}
        </Link>
      ))}
    </nav>
  );
};
