import type { GameKey } from '#contract/games.ts';
import { useSession } from '#src/session/store.ts';

const bets = new Map<string, number>();
const placeOf = (game: GameKey) => `${game} ${useSession.getState().player.uid}`;

/** What this player last staked in a game, in this visit. */
export const lastBet = (game: GameKey): number | undefined => bets.get(placeOf(game));
export const keepBet = (game: GameKey, bet: number): void => {
  bets.set(placeOf(game), bet);
};
