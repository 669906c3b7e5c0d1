import { desc, eq } from 'drizzle-orm';
import { dateOf } from '../clock.ts';
import { coinBalance } from '../ledger/balance.ts';
import { players, sessions } from '../store/schema.ts';
import { coinsText, playerOf, UidArgs } from './club.commands.ts';
import { command, type OperatorParts } from './command.ts';

const setVerified = async ({ store, clock }: OperatorParts, uid: string, isVerified: boolean) => {
  const player = await playerOf(store, uid);
  const said = isVerified ? 'verified' : 'not verified';
  const data = { uid: player.uid, isVerified };
  if ((player.verifiedAt !== null) === isVerified)
    return { data, lines: [`${player.uid} is ${said} already. Nothing changed.`] };
  const verifiedAt = isVerified ? dateOf(clock) : null;
  await store.db.update(players).set({ verifiedAt }).where(eq(players.id, player.id));
  return { data, lines: [`${player.uid}: ${said}.`] };
};

export const playerCommands = {
  'player show': command({
    args: UidArgs,
    target: () => null,
    async run({ store, clock }, { uid }) {
      const player = await playerOf(store, uid);
      const coin = await coinBalance(store.db, player.id, clock.now());
      const [last] = await store.db
        .select({ seen: sessions.lastSeenAt, endedAt: sessions.endedAt })
        .from(sessions)
        .where(eq(sessions.playerId, player.id))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(1);
      const { fullName, language, referrer, role } = player;
      const data = {
        uid: player.uid,
        fullName,
        // Enough to compare with what a caller says, not enough to leak.
        phone: `...${player.phone.slice(-4)}`,
        role,
        language,
        referrer,
        registered: player.createdAt.toISOString(),
        verified: player.verifiedAt?.toISOString() ?? null,
        lastSeen: last?.seen.toISOString() ?? null,
        isLoggedIn: last !== undefined && last.endedAt === null,
        coin,
      };
      const lines = Object.entries({
        ...data,
        coin: `${coinsText(coin.balance)} (${coinsText(coin.pending)} pending)`,
      }).map(([name, value]) => `${name.padEnd(11)} ${value ?? '-'}`);
      return { data, lines };
    },
  }),

  'player verify': command({
    args: UidArgs,
    target: ({ uid }) => uid,
    run: (parts, { uid }) => setVerified(parts, uid, true),
  }),

  'player unverify': command({
    args: UidArgs,
    target: ({ uid }) => uid,
    run: (parts, { uid }) => setVerified(parts, uid, false),
  }),
};
