import { useTranslation } from 'react-i18next';
import { COIN, REDEEM_COINS } from '#contract/facts.ts';
import { formatCount } from '#src/base/format.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import css from './redeem.module.css';

interface StepperProps {
  /** Hundredths of a coin, a multiple of 50 coins. */
  value: number;
  most: number;
  isFixed: boolean;
  onChange: (coins: number) => void;
}

/** Fifties up and down; the ends say so by falling silent. */
export const Stepper = ({ value, most, isFixed, onChange }: StepperProps) => {
  const { t } = useTranslation('redeem');
  return (
    <fieldset className={css.stepper}>
      <legend className={css.label}>{t('amount')}</legend>
      <button
        type="button"
        className={css.step}
        aria-label={t('less')}
        disabled={isFixed || value <= REDEEM_COINS}
        onClick={() => onChange(value - REDEEM_COINS)}
      >
        <Icon name="minus" />
      </button>
      <output className={css.wanted}>{formatCount(value / COIN)}</output>
      <button
        type="button"
        className={css.step}
        aria-label={t('more')}
        disabled={isFixed || value >= most}
        onClick={() => onChange(value + REDEEM_COINS)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={css.all}
        disabled={isFixed || value >= most}
        onClick={() => onChange(most)}
      >
        {t('max')}
      </button>
    </fieldset>
  );
};
