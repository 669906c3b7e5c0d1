import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameKey } from '#contract/games.ts';
import { bridge } from '#engine/bridge.ts';
import { betNear } from '#engine/core/rules/tuning.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { useSession } from '#src/session/store.ts';
import { type RoundState, useShown } from '../useShown.ts';
import { mostBet } from './bets.ts';

const bets = new Map<string, number>();
const placeOf = (game: GameKey) => `${game} ${useSession.getState().player.uid}`;

/** What this player last staked in a game, in this visit. */
const lastBet = (game: GameKey): number | undefined => bets.get(placeOf(game));
const keepBet = (game: GameKey, bet: number): void => {
  bets.set(placeOf(game), bet);
};

/** What was staked has been answered, and what it brought is in the purse. */
const RESTS: ReadonlySet<RoundState['phase']> = new Set([
  'idle',
  'waiting',
  'settled',
  'resumable',
  'deciding',
]);

/** The purse as the next stake finds it: one that is just played has left it, and may come back. */
const useRestingCoins = (link: AnyRoundLink): number => {
  const rests = useShown(link, ({ phase }) => RESTS.has(phase));
  const [kept, setKept] = useState(bridge.get().coins);
  const coins = useStore(bridge.store, (shared) => (rests ? shared.coins : kept));
  if (coins !== kept) setKept(coins);
  return coins;
};

/**
 * The stake of a game: the last one of this visit to begin with, and never more than the purse
 * holds. It may be changed while a call is under way: that one has its own already.
 */
export const useBet = (game: GameKey, link: AnyRoundLink) => {
  const bet = useShown(link, (state) => state.bet);
  const bounds = useShown(link, link.bounds);
  const coins = useRestingCoins(link);
  const most = bounds ? mostBet(bounds, coins) : 0;
  const isEnough = bounds !== null && most >= bounds.min;
  const setBet = useCallback(
    (next: number) => {
      keepBet(game, next);
      link.send({ type: 'bet', bet: next });
    },
    [game, link],
  );
  const setTyped = useCallback(
    (isTaken: boolean) => {
      if (link.state().isBetTaken !== isTaken) link.send({ type: 'betTyped', isTaken });
    },
    [link],
  );
  const wanted = isEnough && bounds ? betNear({ ...bounds, max: most }, lastBet(game) ?? bet) : bet;
  useEffect(() => {
    if (wanted === bet) return;
    setBet(wanted);
  }, [bet, wanted, setBet]);
  return { bet, bounds, most, isEnough, coins, setBet, setTyped };
};
