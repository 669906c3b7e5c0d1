import { useTranslation } from 'react-i18next';
import { REDEEM_HOURS, type Redemption } from '#contract/redemptions.ts';
import { wallClock } from '#engine/core/clock.ts';
import { formatDate } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import css from './receipt.module.css';

const HOUR_MS = 3_600_000;

/** What happens now, and what the player can do. */
export const Next = ({ redemption: { status, createdAt } }: { redemption: Redemption }) => {
  const { t } = useTranslation('redeem');
  const language = useLanguage();
  const by = Date.parse(createdAt) + REDEEM_HOURS * HOUR_MS;
  const isLate = status === 'pending' && wallClock.now() > by;
  const isBack = status === 'rejected' || status === 'expired';
  return (
    <section className={css.next}>
      <h2 className={css.nextTitle}>{t('next.title')}</h2>
      <p>
        {isLate ? t('past.late') : t(`receipt.next.${status}`, { date: formatDate(by, language) })}
      </p>
      <p className={css.ways}>
        {isBack && <Link to={paths.redeem.href()}>{t('receipt.anew')}</Link>}
        {status !== 'success' && <Link to={paths.helpdesk.href()}>{t('past.ask')}</Link>}
      </p>
    </section>
  );
};
