import { clsx } from 'clsx';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COIN, REDEEM_COINS } from '#contract/facts.ts';
import { formatCoins, formatCount } from '#src/base/format.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { steppedCoins } from './amount.ts';
import css from './redeem.module.css';
import type { Amount } from './useAmount.ts';

interface AmountFieldProps {
  amount: Amount;
  /** Hundredths of a coin. */
  available: number;
  isFixed: boolean;
  /** Another amount was chosen. */
  onChange: () => void;
}

/** Fifties up and down, typed, or all; below it what can be typed, or what is wrong with what was. */
export const AmountField = ({ amount, available, isFixed, onChange }: AmountFieldProps) => {
  const { t } = useTranslation('redeem');
  const id = useId();
  const { text, from, most, fault } = amount;
  const words = {
    below: formatCount(steppedCoins(from, -1, most) / COIN),
    above: formatCount(steppedCoins(from, 1, most) / COIN),
    most: formatCount(most / COIN),
    available: formatCoins(available),
  };
  const choose = (coins: number) => {
    amount.choose(coins);
    onChange();
  };
  const isFaulty = fault !== null && !isFixed;
  return (
    <fieldset className={css.stepper}>
      <legend className={css.label}>{t('amount')}</legend>
      <button
        type="button"
        className={css.step}
        aria-label={t('less')}
        disabled={isFixed || from <= REDEEM_COINS}
        onClick={() => choose(steppedCoins(from, -1, most))}
      >
        <Icon name="minus" />
      </button>
      <input
        className={clsx(css.wanted, isFaulty && css.wrong)}
        aria-label={t('amount')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={12}
        style={{ '--figures': Math.max(text.length, 1) } as CSSProperties}
        value={text}
        readOnly={isFixed}
        aria-invalid={isFaulty || undefined}
        aria-describedby={id}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          amount.type(event.target.value);
          onChange();
        }}
        onBlur={amount.rest}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t('more')}
        disabled={isFixed || from >= most}
        onClick={() => choose(steppedCoins(from, 1, most))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={css.all}
        disabled={isFixed || from === most}
        onClick={() => choose(most)}
      >
        {t('max', words)}
      </button>
      <p id={id} className={clsx(css.note, isFaulty && css.fault)} aria-live="polite">
        {t(isFaulty ? `fault.${fault}` : 'steps', words)}
      </p>
    </fieldset>
  );
};
