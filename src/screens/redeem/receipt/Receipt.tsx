import { useTranslation } from 'react-i18next';
import wordmark from '#assets/ui/wordmark.svg?url';
import { COIN } from '#contract/facts.ts';
import type { RedemptionReceipt } from '#contract/redemptions.ts';
import { BRAND } from '#src/base/brand.ts';
import { formatCount, formatCredit, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { StatusChip } from '#src/ui/status/StatusChip.tsx';
import { Keep } from './Keep.tsx';
import { Next } from './Next.tsx';
import css from './receipt.module.css';

/** What the receipt says, a line a fact: shown, and shared and saved as text. */
const useReceiptFacts = (redemption: RedemptionReceipt): [name: string, value: string][] => {
  const { t } = useTranslation('redeem');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { id, coins, creditSen, uid, fullName, status, createdAt, decidedAt, reason } = redemption;
  const date = (at: string) => formatDate(at, language);
  return [
    [t('receipt.id'), id],
    [t('receipt.coins'), formatCount(coins / COIN)],
    [t('receipt.credit'), formatCredit(creditSen)],
    [t('receipt.name'), fullName],
    [t('receipt.account'), uid],
    [t('receipt.asked'), date(createdAt)],
    ...(decidedAt !== null && status !== 'pending'
      ? [[t(`receipt.at.${status}`), date(decidedAt)] satisfies [string, string]]
      : []),
    ...(reason !== null ? [[t('receipt.reason'), reason] satisfies [string, string]] : []),
    [t('receipt.state'), common(`status.${status}`)],
  ];
};

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
