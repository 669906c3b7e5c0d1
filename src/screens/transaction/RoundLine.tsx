import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '#contract/fairness.ts';
import type { Language } from '#contract/languages.ts';
import { resultOf, resultTone } from '#engine/core/rules/result.ts';
import { GAMES } from '#games/index.ts';
import { formatCoinChange, formatCoins, formatCredit, formatTime } from '#src/base/format.ts';
import { useGameText } from '#src/features/games/useGameText.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './transaction.module.css';

interface RoundLineProps {
  round: RoundSummary;
  language: Language;
  onOpen: (id: string) => void;
}

/** One round, told by what came of it over its bet: the whole line opens it. */
export const RoundLine = ({ round, language, onOpen }: RoundLineProps) => {
  const { t } = useTranslation('transaction');
  const text = useGameText();
  const { id, game, mode, status, bet, won, prize, openedAt } = round;
  const change = resultOf(round);
  return (
    <li>
      <button type="button" className={clsx(css.line, css.open)} onClick={() => onOpen(id)}>
        <span className={css.medal}>
          <Icon name={GAMES[game].lineIcon ?? 'games'} />
        </span>
        <span className={css.what}>
          <strong className={css.type}>{text(GAMES[game].titleKey)}</strong>
          <span className={css.small}>
            <time dateTime={openedAt}>{formatTime(openedAt, language)}</time>
            {status !== 'settled' && <span>{t(`rounds.${status}`)}</span>}
            {mode === 'live' && <span>{t('rounds.live')}</span>}
          </span>
        </span>
        <span className={css.how}>
          {(prize !== null || change !== null) && (
            <strong
              className={clsx(
                css.amount,
                (prize !== null || resultTone(round) === 'win') && css.gain,
              )}
            >
              {prize ? formatCredit(prize.sen) : formatCoinChange(Number(change))}
            </strong>
          )}
          <span className={css.small}>
            {prize
              ? t(prize.isPaid ? 'rounds.paid' : 'rounds.unpaid')
              : bet === 0
                ? t('rounds.free')
                : t(status === 'open' ? 'rounds.bet' : 'rounds.betPaid', {
                    amount: formatCoins(bet),
                    paid: formatCoins(status === 'voided' ? bet + won : won),
                  })}
          </span>
        </span>
      </button>
    </li>
  );
};
