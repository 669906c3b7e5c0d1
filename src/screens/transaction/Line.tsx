import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import type { Transaction, TransactionType } from '#contract/transactions.ts';
import { formatCoinChange, formatCoins, formatTime } from '#src/app/format.ts';
import { Icon } from '#src/parts/icon/Icon.tsx';
import type { IconName } from '#src/parts/icon/shapes.ts';
import { StatusChip } from '#src/parts/status/StatusChip.tsx';
import { stakeWord } from './stakeWord.ts';
import css from './transaction.module.css';

const ICONS = {
  SPINWHEEL: 'games',
  FINDTHEODD: 'games',
  REDEEM: 'redeem',
  REDEEMREJECT: 'refresh',
  SQUIDGAME: 'games',
  LUCKYEGG: 'gift',
  SPENT: 'coin',
  ADJUST: 'info',
  EXPIRED: 'clock',
  ROCKPAPERSCISSORS: 'games',
} as const satisfies Record<TransactionType, IconName>;

interface LineProps {
  transaction: Transaction;
  language: Language;
  onOpen: () => void;
}

/** One change of the available coins, signed, with what was left after it; it opens more of it. */
export const Line = ({ transaction, language, onOpen }: LineProps) => {
  const { t } = useTranslation('transaction');
  const { type, amount, balance, createdAt, status, note } = transaction;
  const stake = stakeWord(t, transaction);
  return (
    <li>
      <button type="button" className={clsx(css.line, css.open)} onClick={onOpen}>
        <span className={css.medal}>
          <Icon name={ICONS[type]} />
        </span>
        <span className={css.what}>
          <strong className={css.type}>{t(`type.${type}`)}</strong>
          <span className={css.small}>
            <time dateTime={createdAt}>{formatTime(createdAt, language)}</time>
            {stake && <span>{stake}</span>}
            {status && <StatusChip status={status} />}
          </span>
          {note && <span className={css.small}>{note}</span>}
        </span>
        <span className={css.how}>
          <strong className={clsx(css.amount, amount > 0 && css.gain)}>
            {formatCoinChange(amount)}
          </strong>
          <span className={css.small}>{t('balance', { amount: formatCoins(balance) })}</span>
        </span>
      </button>
    </li>
  );
};
