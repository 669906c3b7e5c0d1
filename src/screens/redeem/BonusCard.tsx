import { useTranslation } from 'react-i18next';
import { formatCredit, formatDate } from '#src/base/format.ts';
import { Link } from '#src/base/go.ts';
import { useLanguage } from '#src/base/language.ts';
import { paths } from '#src/base/paths.ts';
import { useSession } from '#src/session/store.ts';
import { type ShownStatus, StatusChip } from '#src/ui/status/StatusChip.tsx';
import css from './bonus.module.css';

/** The server's words of spec 3 and 4; any other is none that is known here. */
const STATUSES: Record<string, ShownStatus> = {
  Pending: 'pending',
  Success: 'success',
  Rejected: 'rejected',
  Expired: 'expired',
};
const NOTHING = '–';
/** What each means for the credit: of one that came to nothing there is none. */
const NOTES = {
  none: 'bonus.none',
  pending: 'bonus.pending',
  success: 'bonus.note',
  rejected: 'bonus.rejected',
  expired: 'bonus.expired',
} as const;

/** The player's `redeemableBonus` with its five fields. */
export const BonusCard = () => {
  const { t } = useTranslation('redeem');
  const language = useLanguage();
  const bonus = useSession((state) => state.player.redeemableBonus);
  const { id, tx_amount, turnover, status, created_date } = bonus;
  const shown = STATUSES[status] ?? 'none';
  const hasCredit = shown === 'pending' || shown === 'success';
  const facts = [
    [
      t('bonus.id'),
      id === null ? (
        NOTHING
      ) : (
        <Link key="id" to={paths.redemption.href(id)} className={css.receipt}>
          {id}
        </Link>
      ),
    ],
    [t('bonus.status'), <StatusChip key="status" status={shown} />],
    [t('bonus.amount'), hasCredit ? formatCredit(tx_amount) : NOTHING],
    [t('bonus.turnover'), hasCredit ? formatCredit(turnover) : NOTHING],
    [t('bonus.created'), created_date === null ? NOTHING : formatDate(created_date, language)],
  ] as const;
  return (
    <section className={css.bonus} aria-labelledby="bonus">
      <h2 id="bonus" className={css.heading}>
        {t('bonus.title')}
      </h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t(NOTES[shown])}</p>
    </section>
  );
};
