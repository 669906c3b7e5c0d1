import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chipText, liveBetNear } from './bets.ts';
import css from './desk.module.css';

interface LiveBetsProps {
  label: string;
  /** Hundredths of a coin, as the machine has it. */
  bet: number;
  /** What may be staked against another player, rising. */
  bets: readonly number[];
  /** The most one can stake now. */
  most: number;
  onBet: (bet: number) => void;
}

/** The stake against another player: one of a few, and what to know before looking for one. */
export const LiveBets = ({ label, bet, bets, most, onBet }: LiveBetsProps) => {
  const { t } = useTranslation('play');
  const near = liveBetNear(bets, bet, most);
  useEffect(() => {
    if (near !== null && near !== bet) onBet(near);
  }, [near, bet, onBet]);
  return (
    <>
      <fieldset className={css.chips}>
        <legend className={css.bounds}>{label}</legend>
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
      </fieldset>
      <p className={css.bounds}>{t('desk.live')}</p>
    </>
  );
};
