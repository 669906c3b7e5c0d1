import type { ReactNode } from 'react';
import { formatCoins } from '#src/base/format.ts';
import { CoinImage } from '#src/features/club/coins/Coins.tsx';
import { OnlineButton } from '#src/ui/offline/OnlineButton.tsx';
import css from './playButton.module.css';

interface PlayButtonProps {
  children: ReactNode;
  /** What it stakes, hundredths of a coin; absent where nothing is staked. */
  stake?: number;
  isBusy?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** The one golden button of the desk: it says what it does and what it costs. */
export const PlayButton = ({ children, stake, ...button }: PlayButtonProps) => (
  <OnlineButton isWide className={css.play} {...button}>
    <span>{children}</span>
    {stake !== undefined && (
      <span className={css.stake}>
        <CoinImage size={22} />
        {formatCoins(stake)}
      </span>
    )}
  </OnlineButton>
);
