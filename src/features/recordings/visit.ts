import { newRequestId } from '#engine/core/chance.ts';
import { recordedVisit } from '#src/base/stored.ts';

/**
 * The id of a player's visit to a game: the same over reloads, another after they left, and where a reload
 * brought another build: a recording is of one.
 */
export const visitOf = (uid: string, game: string, build: string): string => {
  const [whose, what, by, kept] = recordedVisit.get()?.split(' ') ?? [];
  if (whose === uid && what === game && by === build && kept) return kept;
  const made = newRequestId();
  recordedVisit.set([uid, game, build, made].join(' '));
  return made;
};

/** The player left the game. */
export const endVisit = (): void => recordedVisit.set(null);
