import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import type { Transaction, TransactionType } from '#contract/transactions.ts';
import { toneOf } from '#engine/core/rules/result.ts';
import { formatCoinChange, formatCoins, formatTime } from '#src/base/format.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/shapes.ts';
import { StatusChip } from '#src/ui/status/StatusChip.tsx';
import { stakeWord } from './stakeWord.ts';
import css from './transaction.module.css';
import { gameOfType, useTypeText } from './useTypeText.ts';

const ICONS: Partial<Record<TransactionType, IconName>> = {
  REDEEM: 'redeem',
  REDEEMREJECT: 'refresh',
  SPENT: 'coin',
  ADJUST: 'info',
  EXPIRED: 'clock',
};

interface TransactionLineProps {
  transaction: Transaction;
  language: Language;
  onOpen: () => void;
}

/** One change of the available coins, signed, with what was left after it; it opens more of it. */
export const TransactionLine = ({ transaction, language, onOpen }: TransactionLineProps) => {
  const { t } = useTranslation('transaction');
  const { type, amount, balance, createdAt, status, note } = transaction;
  const typeText = useTypeText();
  const stake = stakeWord(t, transaction);
  return (
    <li>
      <button type="button" className={clsx(css.line, css.open)} onClick={onOpen}>
        <span className={css.medal}>
          <Icon name={ICONS[type] ?? gameOfType(type)?.lineIcon ?? 'games'} />
        </span>
        <span className={css.what}>
          <strong className={css.type}>{typeText(type)}</strong>
          <span className={css.small}>
            <time dateTime={createdAt}>{formatTime(createdAt, language)}</time>
            {stake && <span>{stake}</span>}
            {status && <StatusChip status={status} />}
          </span>
          {note && <span className={css.small}>{note}</span>}
        </span>
        <span className={css.how}>
          <strong
            className={clsx(css.amount, stake === null && toneOf(amount) === 'win' && css.gain)}
          >
            {formatCoinChange(amount)}
          </strong>
          <span className={css.small}>{t('balance', { amount: formatCoins(balance) })}</span>
        </span>
      </button>
    </li>
  );
};
