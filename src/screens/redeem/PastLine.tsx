import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import { REDEEM_HOURS, type Redemption } from '#contract/redemptions.ts';
import { wallClock } from '#engine/core/clock.ts';
import { formatCount, formatCredit, formatDate } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { DisplayFigures } from '#src/features/club/coins/Coins.tsx';
import { StatusChip } from '#src/ui/status/StatusChip.tsx';
import css from './past.module.css';

const HOUR_MS = 3_600_000;

/** When a pending one is promised by; past that, whom to ask. */
const Promised = ({ createdAt }: { createdAt: string }) => {
  const { t } = useTranslation('redeem');
  const language = useLanguage();
  const by = Date.parse(createdAt) + REDEEM_HOURS * HOUR_MS;
  if (wallClock.now() <= by)
    return <span className={css.reason}>{t('past.by', { date: formatDate(by, language) })}</span>;
  return (
    <span className={css.reason}>
      {t('past.late')} <Link to={paths.helpdesk.href()}>{t('past.ask')}</Link>
    </span>
  );
};

/** One redemption: what it gives, for what, when asked for, and how it stands. */
export const PastLine = ({ redemption }: { redemption: Redemption }) => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { id, coins, creditSen, status, createdAt, reason } = redemption;
  return (
    <li className={css.line}>
      <span className={css.what}>
        <strong className={css.credit}>
          <DisplayFigures text={formatCredit(creditSen)} />
        </strong>
        <span className={css.coins}>
          {common('coinsAmount', { amount: formatCount(coins / COIN) })}
        </span>
      </span>
      <span className={css.when}>
        <StatusChip status={status} />
        <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
      </span>
      {status === 'pending' && <Promised createdAt={createdAt} />}
      {reason && <span className={css.reason}>{t('past.reason', { reason })}</span>}
      <Link to={paths.redemption.href(id)} className={css.receipt}>
        {t('receipt.number', { id })}
      </Link>
    </li>
  );
};
