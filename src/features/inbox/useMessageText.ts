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
    switch (kind) {
      case 'redeem':
        return { amount: formatCredit(payload.redeem_credit ?? 0), unit: t('redeem.unit') };
      case 'returned':
        return {
          amount: formatCoinChange(payload.redeem_returned?.coins ?? 0),
          unit: t('returned.unit'),
        };
      case 'spent':
        return { amount: formatCoinChange(-(payload.spent?.coins ?? 0)), unit: t('spent.unit') };
      case 'coin':
        return { amount: formatCoinChange(payload.coin ?? 0), unit: t('coin.unit') };
      case 'credit':
        return { amount: formatCredit(payload.credit ?? 0), unit: t('credit.unit') };
      case 'others':
        return { amount: payload.others?.[language] ?? null, unit: null };
      case 'spin': {
        const { spin_amount = 0, spin_credit = 0 } = payload;
        const times = { count: formatCount(spin_amount), each: formatCredit(spin_credit) };
        const unit = spin_amount === 1 ? t('spin.unit') : t('spin.times', times);
        return { amount: formatCredit(spin_amount * spin_credit), unit };
      }
    }
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
