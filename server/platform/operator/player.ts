import * as z from 'zod/mini';
import { findPlayer, type Player } from '../identity/players.ts';
import type { Store } from '../store/store.ts';
import { refusalWith } from './catalogue.ts';

export const UidArgs = z.object({ uid: z.string() });

/** The player of a UID; throws `CommandError`. */
export const playerOf = async (store: Store, uid: string): Promise<Player> => {
  const player = await findPlayer(store.db, uid);
  if (!player) throw refusalWith('msg.invalidPlayerId', { more: `there is no player ${uid}.` });
  return player;
};
