import type { Game } from '#games/catalogue.ts';
import { datesOf } from '#games/dates.ts';
import { formatDay } from '#src/app/format.ts';
import { useSession } from '#src/session/store.ts';

/** The day a game opens, in the reader's language; '' where none was announced. */
export const useStartDay = (game: Game): string => {
  const language = useSession((state) => state.language);
  const { startdate } = datesOf(
    game,
    useSession((state) => state.gameDates),
  );
  return startdate === null ? '' : formatDay(startdate, language);
};
