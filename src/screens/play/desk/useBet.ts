import { useCallback, useEffect } from 'react';
import type { GameKey } from '#contract/games.ts';
import { betNear } from '#engine/round/tuning.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { useCoins } from '#src/session/useBridge.ts';
import { mostOf } from './bets.ts';
import { keepBet, lastBet } from './lastBets.ts';

/**
 * The stake of a game: the last one of this visit to begin with, and never more than the purse
 * holds. It may be changed while a call is under way: that one has its own already.
 */
export const useBet = (game: GameKey, link: AnyRoundLink) => {
  const coins = useCoins();
  const { bet } = link.state();
  const bounds = link.bounds();
  const most = bounds ? mostOf(bounds, coins) : 0;
  const isEnough = bounds !== null && most >= bounds.min;
  const setBet = (next: number) => {
    keepBet(game, next);
    link.send({ type: 'bet', bet: next });
  };
  const setTyped = useCallback(
    (isTaken: boolean) => {
      if (link.state().isBetTaken !== isTaken) link.send({ type: 'betTyped', isTaken });
    },
    [link],
  );
  const wanted = isEnough && bounds ? betNear({ ...bounds, max: most }, lastBet(game) ?? bet) : bet;
  useEffect(() => {
    if (wanted === bet) return;
    keepBet(game, wanted);
    link.send({ type: 'bet', bet: wanted });
  }, [game, link, bet, wanted]);
  return { bet, bounds, most, isEnough, coins, setBet, setTyped };
};
