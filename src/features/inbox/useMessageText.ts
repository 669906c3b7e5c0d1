import { useTranslation } from 'react-i18next';
import { type InboxPayload, type PopupKind, popupKind } from '#contract/inbox.ts';
import { formatCoinChange, formatCount, formatCredit } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';

/** A message in the player's language. */
export interface MessageText {
  kind: PopupKind;
  title: string;
  /** What it brings: 'RM10.00', '+5.00', or words; null where it only says something. */
  amount: string | null;
  /** What the amount is. */
  unit: string | null;
  text: string;
  /** The name of an uploaded picture, or null. */
  img: string | null;
}

/** Puts messages into words: their own, and those of their kind where they have none. */
export const useMessageText = (): ((payload: InboxPayload) => MessageText) => {
  const { t } = useTranslation('inbox');
  const language = useLanguage();

  const amountOf = (
    kind: PopupKind,
    payload: InboxPayload,
  ): Pick<MessageText, 'amount' | 'unit'> => {
    const { redeem_credit = 0, spin_amount = 0, spin_credit = 0, coin = 0, credit = 0 } = payload;
    const { redeem_returned, spent } = payload;
    if (kind === 'redeem') return { amount: formatCredit(redeem_credit), unit: t('redeem.unit') };
    if (kind === 'returned')
      return { amount: formatCoinChange(redeem_returned?.coins ?? 0), unit: t('returned.unit') };
    if (kind === 'spent')
      return { amount: formatCoinChange(-(spent?.coins ?? 0)), unit: t('spent.unit') };
    if (kind === 'coin') return { amount: formatCoinChange(coin), unit: t('coin.unit') };
    if (kind === 'credit') return { amount: formatCredit(credit), unit: t('credit.unit') };
    if (kind === 'others') return { amount: payload.others?.[language] ?? null, unit: null };
    const times = { count: formatCount(spin_amount), each: formatCredit(spin_credit) };
    const unit = spin_amount === 1 ? t('spin.unit') : t('spin.times', times);
    return { amount: formatCredit(spin_amount * spin_credit), unit };
  };

  /** The reason stands in it as it was written: React shows it as text. */
  const textOf = (kind: PopupKind, { redeem_returned, spent }: InboxPayload): string => {
    const reason = redeem_returned?.reason ?? spent?.reason ?? null;
    if (kind === 'returned' && reason !== null) return t('returned.rejected', { reason });
    return t(`${kind}.text`, { reason });
  };

  return (payload) => {
    const kind = popupKind(payload);
    return {
      kind,
      title: payload.title?.[language] || t(`${kind}.title`),
      text: payload.desc?.[language] || textOf(kind, payload),
      img: payload.img?.[language] || null,
      ...amountOf(kind, payload),
    };
  };
};
