import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BetChips } from './BetChips.tsx';
import css from './betChips.module.css';
import { liveBetNear } from './bets.ts';

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
      <BetChips
        legend={label}
        legendClass={css.note}
        bet={bet}
        bets={bets}
        most={most}
        onBet={onBet}
      />
      <p className={css.note}>{t('desk.live')}</p>
    </>
  );
};
