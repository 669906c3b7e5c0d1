import { wallClock } from '#engine/core/clock.ts';
import type { Card } from '#games/card.ts';
import { isEnded, isUpcoming } from '#games/catalogue.ts';
import { datesOf } from '#games/dates.ts';
import { useSession } from '#src/session/store.ts';

export type GameStatus = 'open' | 'maintenance' | 'upcoming' | 'ended';

/** How a game stands for this player: the catalogue's word and the server's. */
export const useGameStatus = (): ((game: Card) => GameStatus) => {
  const records = useSession((state) => state.playRecords);
  const set = useSession((state) => state.gameDates);
  return (game) => {
    const [dates, now] = [datesOf(game, set), wallClock.now()];
    if (isEnded(dates, now)) return 'ended';
    if (isUpcoming(dates, now)) return 'upcoming';
    if (game.mode === 'maintenance') return 'maintenance';
    return records?.[game.key]?.maintenance ? 'maintenance' : 'open';
  };
};
