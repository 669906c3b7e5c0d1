import { useTranslation } from 'react-i18next';
import wordmark from '#assets/ui/wordmark.svg?url';
import type { RedemptionReceipt } from '#contract/redemptions.ts';
import { BRAND } from '#src/base/brand.ts';
import { formatCredit } from '#src/base/format.ts';
import { StatusChip } from '#src/ui/status/StatusChip.tsx';
import { Keep } from './Keep.tsx';
import { Next } from './Next.tsx';
import css from './receipt.module.css';
import { useReceiptFacts } from './useReceiptFacts.ts';

/** All that is known of a redemption, what comes next, and ways to keep it. */
export const Receipt = ({ redemption }: { redemption: RedemptionReceipt }) => {
  const { t } = useTranslation('redeem');
  const facts = useReceiptFacts(redemption);
  return (
    <>
      <article className={css.receipt} aria-label={t('receipt.number', { id: redemption.id })}>
        <img src={wordmark} width={165} height={32} alt={BRAND.name} className={css.brand} />
        <p className={css.head}>
          <span>{t('receipt.number', { id: redemption.id })}</span>
          <strong className={css.credit}>{formatCredit(redemption.creditSen)}</strong>
          <span className={css.chip}>
            <StatusChip status={redemption.status} />
          </span>
        </p>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Next redemption={redemption} />
      </article>
      <Keep redemption={redemption} facts={facts} />
    </>
  );
};
