import { newRequestId } from '#engine/chance.ts';
import { recordedVisit } from '#src/base/stored.ts';

/** The id of a player's visit to a game: the same over reloads, another after they left. */
export const visitOf = (uid: string, game: string): string => {
  const [whose, what, kept] = recordedVisit.get()?.split(' ') ?? [];
  if (whose === uid && what === game && kept) return kept;
  const made = newRequestId();
  recordedVisit.set([uid, game, made].join(' '));
  return made;
};

/** The player left the game. */
export const endVisit = (): void => recordedVisit.set(null);
