import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '#contract/fairness.ts';
import type { Language } from '#contract/languages.ts';
import { GAMES } from '#games/index.ts';
import { formatCoinChange, formatCoins, formatCredit } from '#src/app/format.ts';
import { useGameText } from '#src/parts/game/useGameText.ts';
import { Icon } from '#src/parts/icon/Icon.tsx';
import { timeOf } from './days.ts';
import css from './transaction.module.css';

interface RoundLineProps {
  round: RoundSummary;
  language: Language;
  onOpen: (id: string) => void;
}

/** One round: the whole line opens it. */
export const RoundLine = ({ round, language, onOpen }: RoundLineProps) => {
  const { t } = useTranslation('transaction');
  const text = useGameText();
  const { id, game, mode, status, bet, won, prize, openedAt } = round;
  const change = won - (status === 'settled' ? bet : 0);
  return (
    <li>
      <button type="button" className={clsx(css.line, css.open)} onClick={() => onOpen(id)}>
        <span className={css.medal}>
          <Icon name="games" />
        </span>
        <span className={css.what}>
          <strong className={css.type}>{text(GAMES[game].titleKey)}</strong>
          <span className={css.small}>
            <time dateTime={openedAt}>{timeOf(openedAt, language)}</time>
            {status !== 'settled' && <span>{t(`rounds.${status}`)}</span>}
            {mode === 'live' && <span>{t('rounds.live')}</span>}
          </span>
        </span>
        <span className={css.how}>
          <strong className={clsx(css.amount, (change > 0 || prize !== null) && css.gain)}>
            {prize ? formatCredit(prize.sen) : formatCoinChange(change)}
          </strong>
          <span className={css.small}>
            {prize
              ? t(prize.isPaid ? 'rounds.paid' : 'rounds.unpaid')
              : bet > 0
                ? t('rounds.bet', { amount: formatCoins(bet) })
                : t('rounds.free')}
          </span>
        </span>
      </button>
    </li>
  );
};
