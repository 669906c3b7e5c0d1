import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RecordedStep, RoundRecord } from '#contract/fairness.ts';
import { toneOf } from '#engine/core/rules/result.ts';
import { formatCoinChange, formatCoins } from '#src/base/format.ts';
import { eventText } from '#src/features/games/chrome.ts';
import css from './round.module.css';

/** What a step did to the coins: signed where its own stake is in it, else with its word. */
const useCoinsText = () => {
  const { t } = useTranslation('fairness');
  return ({ by, bet, credited }: RecordedStep, isStaked: boolean): string => {
    if (by === 'open' && bet > 0) return t('round.stepBet', { coins: formatCoins(bet) });
    // The stake of the whole round is in it.
    if (isStaked && bet === 0 && credited > 0)
      return t('round.stepPaid', { coins: formatCoins(credited) });
    return credited === bet ? '' : formatCoinChange(credited - bet);
  };
};

/** A round from its opening to its end, a line a step: what caused it, what came of it, what it paid. */
export const RoundSteps = ({ record }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const { t: gameText } = useTranslation('game');
  const { round, steps } = record;
  const coinsText = useCoinsText();
  return (
    <ol className={css.steps}>
      {steps.map((step, number) => {
        const coins = coinsText(step, round.bet > 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is what it is known by.
          <li key={number} className={css.step}>
            <span>
              {step.by === 'timeout' && <em>{t('timeout')} </em>}
              {step.events.map((event) => eventText(gameText, round.game, event)).join(' · ')}
            </span>
            {coins && (
              <span
                className={clsx(css.coins, toneOf(step.credited - step.bet) === 'win' && css.gain)}
              >
                {coins}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
