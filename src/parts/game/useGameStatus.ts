import { wallClock } from '#engine/clock.ts';
import { type Game, isEnded } from '#games/catalogue.ts';
import { useSession } from '#src/session/store.ts';

export type GameStatus = 'open' | 'maintenance' | 'ended';

/** How a game stands for this player: the catalogue's word and the server's. */
export const useGameStatus = (): ((game: Game) => GameStatus) => {
  const records = useSession((state) => state.playRecords);
  return (game) => {
    if (isEnded(game, wallClock.now())) return 'ended';
    if (game.mode === 'maintenance') return 'maintenance';
    return records?.[game.key]?.maintenance ? 'maintenance' : 'open';
  };
};
