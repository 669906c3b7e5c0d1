import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import results from '#assets/ui/shortcut-4d.svg?inline';
import redeem from '#assets/ui/shortcut-redeem.svg?inline';
import sponsor from '#assets/ui/shortcut-sponsor.svg?inline';
import wheel from '#assets/ui/shortcut-wheel.svg?inline';
import { REDEEM_COINS, REDEEM_CREDIT_SEN, SPIN_GAME } from '#contract/facts.ts';
import { BRAND } from '#src/base/brand.ts';
import { formatCredit } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { paths } from '#src/base/paths.ts';
import { availableOf, useSession } from '#src/session/store.ts';
import { AwayLink } from '#src/ui/away/AwayLink.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import rooms from './rooms.module.css';
import css from './shortcuts.module.css';

const Face = ({ picture, label }: { picture: string; label: string }) => (
  <>
    <img src={picture} width={96} height={96} alt="" className={css.picture} />
    <span className={css.label}>{label}</span>
  </>
);

/** The four doors of home (spec 2); what can be redeemed already stands on its own. */
export const Shortcuts = () => {
  const { t } = useTranslation('home');
  const times = Math.floor(useSession(availableOf) / REDEEM_COINS);
  return (
    <nav aria-label={t('shortcuts.label')} className={rooms.shortcuts}>
      <ul className={css.row}>
        <li>
          <Link to={paths.game.href(SPIN_GAME)} className={css.door}>
            <Face picture={wheel} label={t('shortcuts.wheel')} />
          </Link>
        </li>
        <li>
          <Link to={paths.ambassador.href()} className={css.door}>
            <Face picture={sponsor} label={t('shortcuts.sponsor')} />
          </Link>
        </li>
        <li>
          <AwayLink href={BRAND.resultsUrl} className={clsx(css.door, css.outside)}>
            <Face picture={results} label={t('shortcuts.results')} />
            <span className={css.away}>
              <Icon name="away" size="s" />
            </span>
          </AwayLink>
        </li>
        <li>
          <Link to={paths.redeem.href()} className={css.door}>
            <Face picture={redeem} label={t('shortcuts.redeem')} />
            {times > 0 && (
              <span className={css.ready}>{formatCredit(times * REDEEM_CREDIT_SEN)}</span>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  );
};
