import { useTranslation } from 'react-i18next';
import { COIN } from '#contract/facts.ts';
import type { RedemptionReceipt } from '#contract/redemptions.ts';
import { formatCount, formatCredit, formatDate } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';

/** What the receipt says, a line a fact: shown, and shared and saved as text. */
export const useReceiptFacts = (redemption: RedemptionReceipt): [name: string, value: string][] => {
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
