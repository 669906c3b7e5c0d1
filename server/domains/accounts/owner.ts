import { eq } from 'drizzle-orm';
import { SessionRefusal } from '../../platform/refusal.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Db } from '../../platform/store/store.ts';

/** '+60123456789' -> '+60••••••789': enough to know which phone to look at. */
export const maskPhone = (phone: string): string =>
  phone.slice(0, 3) + '•'.repeat(Math.max(0, phone.length - 6)) + phone.slice(-3);

/** What proves a session's player: the phone codes go to, the language they are in, the password's hash. */
export const ownerOf = async (db: Db, playerId: number) => {
  const [owner] = await db
    .select({
      phone: players.phone,
      language: players.language,
      passwordHash: players.passwordHash,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!owner) throw new SessionRefusal('msg.invalidAccount');
  return owner;
};
