import type { Room } from './room.ts';
import type { Score } from './shapes.ts';

/** Who plays whom, and how it stands. */
export const setMatch = (
  { parts, table, text }: Room,
  opponent: string | null,
  result: Score,
): void => {
  table.rival = opponent ?? text('house');
  parts.score.bestOf(2 * table.wins() - 1);
  parts.score.names(text('you'), table.rival);
  parts.score.set(result);
  parts.score.setShown(true);
};

/** Whatever belongs to another part of the play goes. */
export const clear = ({ parts, table }: Room): void => {
  parts.invitation.stop();
  parts.verdict.close();
  parts.search.close();
  parts.burst.clear();
  parts.theatre.setNight(false);
  parts.lamp.view.visible = true;
  table.clock = null;
  table.chosen = null;
};
