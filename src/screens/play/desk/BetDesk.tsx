import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../useShown.ts';
import { BetField } from './BetField.tsx';
import css from './desk.module.css';
import type { DeskProps } from './deskProps.ts';
import { LiveBets } from './LiveBets.tsx';
import { LiveSwitch } from './LiveSwitch.tsx';
import { PlayButton } from './PlayButton.tsx';
import { TooFewToBet } from './TooFewToBet.tsx';
import { useBet } from './useBet.ts';

/** Whom the player last chose to play against, in this visit. */
let wasLive = false;

/** A game with one stake a round: the bet, and the button that opens the round with it. */
export const BetDesk = ({ game, link, isBusy }: DeskProps & { isBusy: boolean }) => {
  const { t } = useTranslation('play');
  const { bet, bounds, most, isEnough, coins, setBet, setTyped } = useBet(game, link);
  const [wantsLive, setWantsLive] = useState(wasLive);
  const { hasLive, isBetTaken, isAgain } = useShown(link, (state) => ({
    hasLive: state.isLive,
    isBetTaken: state.isBetTaken,
    isAgain: state.phase === 'settled',
  }));
  if (!bounds) return null;
  if (!isEnough && !isBusy) return <TooFewToBet coins={coins} min={bounds.min} />;
  const isLive = hasLive && wantsLive;
  const liveBets = isLive ? bounds.live : undefined;
  const mayPlay = liveBets ? liveBets.includes(bet) && bet <= most : isBetTaken;
  return (
    <>
      {liveBets ? (
        <LiveBets label={t('desk.bet')} bet={bet} bets={liveBets} most={most} onBet={setBet} />
      ) : (
        <BetField
          label={t('desk.bet')}
          bet={bet}
          bounds={bounds}
          most={Math.max(most, bounds.min)}
          coins={coins}
          onBet={setBet}
          onTyped={setTyped}
        />
      )}
      <div className={css.go}>
        {hasLive && (
          <LiveSwitch
            isLive={wantsLive}
            onLive={(next) => {
              wasLive = next;
              setWantsLive(next);
            }}
          />
        )}
        <PlayButton
          stake={bet}
          isBusy={isBusy}
          disabled={!mayPlay}
          onClick={() => link.send({ type: 'open', mode: isLive ? 'live' : 'house' })}
        >
          {t(isAgain ? 'desk.again' : 'desk.play')}
        </PlayButton>
      </div>
    </>
  );
};
