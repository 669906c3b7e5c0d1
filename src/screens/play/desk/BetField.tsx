import { clsx } from 'clsx';
import { memo, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bounds, isBet } from '#engine/core/rules/tuning.ts';
import { formatCoins } from '#src/base/format.ts';
import a11y from '#src/styles/visuallyHidden.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { BetChips } from './BetChips.tsx';
import css from './betField.module.css';
import { betText, chipsOf, parseBet, steppedBet } from './bets.ts';
import { useHold } from './useHold.ts';

interface BetFieldProps {
  label: string;
  /** Hundredths of a coin, as the machine has it. */
  bet: number;
  bounds: Bounds;
  /** The most one can stake now; not below the least. */
  most: number;
  /** What the purse holds. */
  coins: number;
  /** The same function each time, as the next one. */
  onBet: (bet: number) => void;
  /** Whether what is typed can be staked. */
  onTyped: (isTaken: boolean) => void;
}

interface StepProps {
  name: string;
  icon: 'minus' | 'plus';
  isAtEnd: boolean;
  onStep: () => void;
}

const Step = ({ name, icon, isAtEnd, onStep }: StepProps) => (
  <button
    type="button"
    className={css.step}
    aria-label={name}
    aria-disabled={isAtEnd}
    {...useHold(() => isAtEnd || onStep())}
  >
    <Icon name={icon} />
  </button>
);

/** The stake: up and down, typed, or one press. While what is typed is no stake, nothing is staked. */
export const BetField = memo((props: BetFieldProps) => {
  const { label, bet, bounds, most, coins, onBet, onTyped } = props;
  const { t } = useTranslation('play');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const { min, max, step } = bounds;
  const typed = draft === null ? bet : parseBet(draft);
  const isTaken = (amount: number) => isBet({ ...bounds, max: most }, amount);
  const isValid = typed !== null && isTaken(typed);
  const range = { min: formatCoins(min), max: formatCoins(max), step: formatCoins(step) };
  const isInBounds = typed !== null && typed >= min && typed <= max;
  const isTooMuch = isInBounds && typed > coins;
  useEffect(() => onTyped(isValid), [isValid, onTyped]);
  // With the field goes what was typed in it.
  useEffect(() => () => onTyped(true), [onTyped]);

  const type = (text: string) => {
    setDraft(text);
    const next = parseBet(text);
    if (next !== null && isTaken(next)) onBet(next);
  };
  const set = (next: number) => {
    setDraft(null);
    onBet(next);
  };
  const stepBy = (way: 1 | -1) => set(steppedBet(bet, way, min, most));
  return (
    <>
      <div className={css.stepper}>
        <Step name={t('desk.less')} icon="minus" isAtEnd={bet <= min} onStep={() => stepBy(-1)} />
        <div className={clsx(css.amount, !isValid && css.wrong)}>
          <label className={a11y.visuallyHidden} htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className={css.figures}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={draft ?? betText(bet)}
            aria-invalid={!isValid || undefined}
            aria-describedby={`${id}-note`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            // What can't be staked stays to be mended, and nothing is staked in its place.
            onBlur={() => isValid && setDraft(null)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
          <span id={`${id}-note`} className={css.bounds} aria-live="polite">
            {isValid && t('desk.bounds', range)}
            {!isValid &&
              t(isTooMuch ? 'desk.tooMuch' : isInBounds ? 'desk.between' : 'desk.outside', {
                ...range,
                coins: formatCoins(coins),
              })}
          </span>
        </div>
        <Step name={t('desk.more')} icon="plus" isAtEnd={bet >= most} onStep={() => stepBy(1)} />
      </div>
      <BetChips
        legend={t('desk.chips')}
        legendClass={a11y.visuallyHidden}
        bet={bet}
        bets={chipsOf(bounds)}
        most={most}
        hasMost
        onBet={set}
      />
    </>
  );
});
