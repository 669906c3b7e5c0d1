import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { atPath } from '#contract/ownPath.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import css from './transaction.module.css';
import type { Shown } from './useFilter.ts';

/** The coins that came and went, or the rounds that were played; what was chosen stays. */
export const HistoryTabs = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation('transaction');
  const [params] = useSearchParams();
  const hrefOf = (each: Shown) => {
    const next = new URLSearchParams(params);
    if (each === 'rounds') next.set('show', each);
    else next.delete('show');
    return atPath(paths.transaction.href(), next);
  };
  return (
    <nav className={css.tabs} aria-label={t('show.label')}>
      {(['coins', 'rounds'] as const).map((each) => (
        <Link
          key={each}
          to={hrefOf(each)}
          replace
          preventScrollReset
          className={clsx(css.tab, each === shown && css.current)}
          aria-current={each === shown ? 'page' : undefined}
        >
          {t(`show.${each}`)}
        </Link>
      ))}
    </nav>
  );
};
