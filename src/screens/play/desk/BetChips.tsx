import { useTranslation } from 'react-i18next';
import css from './betChips.module.css';
import { chipText } from './bets.ts';

interface BetChipsProps {
  legend: string;
  legendClass: string | undefined;
  /** Hundredths of a coin, as is all below. */
  bet: number;
  bets: readonly number[];
  /** The most one can stake now. */
  most: number;
  /** One of them stakes the most. */
  hasMost?: boolean;
  onBet: (bet: number) => void;
}

/** Stakes of one press. */
export const BetChips = ({
  legend,
  legendClass,
  bet,
  bets,
  most,
  hasMost = false,
  onBet,
}: BetChipsProps) => {
  const { t } = useTranslation('play');
  return (
    <fieldset className={css.chips}>
      <legend className={legendClass}>{legend}</legend>
      {bets.map((each) => (
        <button
          key={each}
          type="button"
          className={css.chip}
          aria-pressed={bet === each}
          disabled={each > most}
          onClick={() => onBet(each)}
        >
          {chipText(each)}
        </button>
      ))}
      {hasMost && (
        <button
          type="button"
          className={css.chip}
          aria-pressed={bet === most}
          onClick={() => onBet(most)}
        >
          {t('desk.max')}
        </button>
      )}
    </fieldset>
  );
};
