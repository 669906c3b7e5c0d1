import { wallClock } from '#engine/core/clock.ts';
import { type Game, isUpcoming } from '#games/catalogue.ts';
import { datesOf } from '#games/dates.ts';
import { formatDay } from '#src/base/format.ts';
import { useLanguage } from '#src/base/language.ts';
import { useSession } from '#src/session/store.ts';

/**
 * The day a game opens, in the reader's language; '' once it has, or where none was announced. The first
 * day that is written takes a cheap phone 80 ms: home has none to write where every game is open.
 */
export const useStartDay = (game: Game): string => {
  const language = useLanguage();
  const dates = datesOf(
    game,
    useSession((state) => state.gameDates),
  );
  const { startdate } = dates;
  const isAhead = startdate !== null && isUpcoming(dates, wallClock.now());
  return isAhead ? formatDay(startdate, language) : '';
};
