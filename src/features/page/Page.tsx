import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import wordmark from '#assets/ui/wordmark.svg?url';
import type { OwnPath } from '#contract/ownPath.ts';
import { BRAND } from '#src/base/brand.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { LanguageSwitch } from '#src/features/language/LanguageSwitch.tsx';
import { NavBar } from '#src/features/nav/NavBar.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './page.module.css';
import { useWide } from './useWide.ts';

interface PageProps {
  /** Where the arrow leads; a page one reaches from the bar has none. */
  backTo?: OwnPath;
  /** The bar below belongs to the club's main rooms alone (spec 2); on a desktop it leads from all others too. */
  hasNav?: boolean;
  /** Laid over the top of the page: a picture the bar stands on. */
  isOverlaid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What every screen of the chrome stands in: the bar above, the room, the bar below. */
export const Page = ({
  backTo,
  hasNav = false,
  isOverlaid = false,
  className,
  children,
}: PageProps) => {
  const { t } = useTranslation();
  const isWide = useWide();
  const isBehind = backTo !== undefined && isWide;
  return (
    <div className={clsx(css.page, hasNav && css.withNav, isOverlaid && css.overlaid)}>
      <header className={css.bar}>
        <div className={css.inner}>
          {backTo && (
            <Link to={backTo} className={css.back} aria-label={t('back')}>
              <Icon name="back" />
            </Link>
          )}
          <Link to={paths.home.href()} className={css.home}>
            <img src={wordmark} width={165} height={32} alt={BRAND.name} />
          </Link>
          <LanguageSwitch />
        </div>
      </header>
      {(hasNav || isBehind) && <NavBar />}
      <main id="main" className={clsx(css.main, className)}>
        {children}
      </main>
    </div>
  );
};
