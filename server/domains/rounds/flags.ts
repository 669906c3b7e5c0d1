import { eq } from 'drizzle-orm';
import { dayEnd, dayOf, dayStart } from '#contract/day.ts';
import type { GameDates } from '#contract/games.ts';
import type { MessageKey } from '#contract/messages.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import type { Db } from '../../platform/store/store.ts';
import type { ServedGame } from './games.ts';

/** What an operator set for a game. */
export interface GameFlags {
  maintenance: boolean;
  isLive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Those of a game for which nothing was set. */
export const NO_FLAGS: GameFlags = {
  maintenance: false,
  isLive: false,
  startsAt: null,
  endsAt: null,
};

export const flagsOf = async (db: Db, game: string): Promise<GameFlags> => {
  const [row] = await db.select().from(gameFlags).where(eq(gameFlags.game, game));
  return row ?? NO_FLAGS;
};

/** The dates a game is held to once an operator set a day, over the catalogue's; null: none was set. */
export const datesSet = (
  { startdate, enddate }: GameDates,
  { startsAt, endsAt }: Pick<GameFlags, 'startsAt' | 'endsAt'>,
): GameDates | null => {
  if (startsAt === null && endsAt === null) return null;
  return {
    startdate: startsAt ? dayOf(startsAt.getTime()) : startdate,
    // The end is the moment after the last day.
    enddate: endsAt ? dayOf(endsAt.getTime() - 1) : enddate,
  };
};

/**
 * Why nobody may open a round of the game now: maintenance, or the dates of the catalogue, in whose
 * place an operator's own count. Null: it is open.
 */
export const closedBy = (
  { dates: { startdate, enddate } }: Pick<ServedGame, 'dates'>,
  { maintenance, startsAt, endsAt }: GameFlags,
  now: number,
): MessageKey | null => {
  const start = startsAt?.getTime() ?? (startdate === null ? -Infinity : dayStart(startdate));
  const end = endsAt?.getTime() ?? (enddate === null ? Infinity : dayEnd(enddate));
  if (maintenance) return 'msg.gameMaintenance';
  if (now < start) return 'msg.eventNotStarted';
  return now >= end ? 'msg.eventEnded' : null;
};
