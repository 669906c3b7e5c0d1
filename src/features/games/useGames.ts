import { wallClock } from '#engine/core/clock.ts';
import { activeFirst, type Game } from '#games/catalogue.ts';
import { GAME_LIST } from '#games/index.ts';
import { useSession } from '#src/session/store.ts';

/** The catalogue in the order of the games list: what is over stands last. */
export const useGames = (): Game[] =>
  activeFirst(
    GAME_LIST,
    useSession((state) => state.gameDates),
    wallClock.now(),
  );
