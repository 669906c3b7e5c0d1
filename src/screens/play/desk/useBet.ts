import { useCallback, useEffect, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { betNear } from '#engine/core/rules/tuning.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { useSession } from '#src/session/store.ts';
import { useCoins } from '#src/session/useCoins.ts';
import { mostBet } from './bets.ts';

const bets = new Map<string, number>();
const placeOf = (game: GameKey) => `${game} ${useSession.getState().player.uid}`;

/** What this player last staked in a game, in this visit. */
const lastBet = (game: GameKey): number | undefined => bets.get(placeOf(game));
const keepBet = (game: GameKey, bet: number): void => {
  bets.set(placeOf(game), bet);
};

type Phase = ReturnType<AnyRoundLink['state']>['phase'];

/** What was staked has been answered, and what it brought is in the purse. */
const RESTS: ReadonlySet<Phase> = new Set(['idle', 'waiting', 'settled', 'resumable', 'deciding']);

/** The purse as the next stake finds it: one that is just played has left it, and may come back. */
const useRestingCoins = (phase: Phase): number => {
  const shown = useCoins();
  const [coins, setCoins] = useState(shown);
  if (coins !== shown && RESTS.has(phase)) setCoins(shown);
  return coins;
};

/**
 * The stake of a game: the last one of this visit to begin with, and never more than the purse
 * holds. It may be changed while a call is under way: that one has its own already.
 */
export const useBet = (game: GameKey, link: AnyRoundLink) => {
  const { bet, phase } = link.state();
  const coins = useRestingCoins(phase);
  const bounds = link.bounds();
  const most = bounds ? mostBet(bounds, coins) : 0;
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
