import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SPIN_GAME } from '#contract/facts.ts';
import { BRAND } from '#src/base/brand.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { useLinks } from '#src/features/club/links.ts';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import css from './lower.module.css';
import rooms from './rooms.module.css';

const Face = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
  </>
);

/** The lower bar of home (spec 2): the player's accounts at hand, and more behind the last button. */
export const LowerBar = () => {
  const { t } = useTranslation('home');
  const { h5 } = useLinks();
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  return (
    <nav aria-label={t('lower.label')} className={rooms.lower}>
      <div className={css.bar}>
        <div className={css.row}>
          {h5 !== '#' && (
            <AwayLink href={h5} className={css.item}>
              <Face icon="link">{t('lower.h5')}</Face>
            </AwayLink>
          )}
          <Link to={paths.redeem.href()} className={css.item}>
            <Face icon="redeem">{t('lower.redeem')}</Face>
          </Link>
          <Link to={paths.transaction.href()} className={css.item}>
            <Face icon="history">{t('lower.history')}</Face>
          </Link>
          <button
            type="button"
            className={css.item}
            aria-expanded={isOpen}
            aria-controls={more}
            onClick={() => setOpen((was) => !was)}
          >
            <Face icon="more">{t('lower.more')}</Face>
          </button>
        </div>
        <div id={more} hidden={!isOpen} className={css.more}>
          <Link to={paths.game.href(SPIN_GAME)} className={css.item}>
            <Face icon="wheel">{t('shortcuts.wheel')}</Face>
          </Link>
          <AwayLink href={BRAND.resultsUrl} className={css.item}>
            <Face icon="results">{t('shortcuts.results')}</Face>
          </AwayLink>
          <Link to={paths.ambassador.href()} className={css.item}>
            <Face icon="sponsor">{t('shortcuts.sponsor')}</Face>
          </Link>
        </div>
      </div>
    </nav>
  );
};
