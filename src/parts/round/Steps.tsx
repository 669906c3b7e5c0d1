import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RoundRecord } from '#contract/fairness.ts';
import { formatCoinChange } from '#src/app/format.ts';
import { eventText } from './eventText.ts';
import css from './round.module.css';

/** A round from its opening to its end, a line a step: what caused it, what came of it, what it paid. */
export const Steps = ({ record }: { record: RoundRecord }) => {
  const { t } = useTranslation('fairness');
  const { round, steps } = record;
  return (
    <ol className={css.steps}>
      {steps.map((step, number) => {
        const coins = step.credited - step.bet;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is what it is known by.
          <li key={number} className={css.step}>
            <span>
              {step.by === 'timeout' && <em>{t('timeout')} </em>}
              {step.events.map((event) => eventText(t, round.game, event)).join(' · ')}
            </span>
            {coins !== 0 && (
              <span className={clsx(css.coins, coins > 0 && css.gain)}>
                {formatCoinChange(coins)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
