import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { COIN } from '#contract/coins.ts';
import { isGameKey } from '#contract/games.ts';
import { findPlayer, type Player } from '../accounts/players.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check.ts';
import { maintenanceState } from '../refresh/settings.ts';
import { gameFlags, sessions, settings } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { CommandError, command } from './command.ts';

const Game = z
  .string()
  .check(z.refine(isGameKey, { error: ({ input }) => `There is no game ${input}.` }));
const OnOff = z.enum(['on', 'off'], "Say 'on' or 'off'.");
const None = z.object({});
export const UidArgs = z.object({ uid: z.string() });

/** Coins as people write them: 1,234.50. */
export const coinsText = (hundredths: number): string =>
  (hundredths / COIN).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The player of a UID; throws `CommandError`. */
export const playerOf = async (store: Store, uid: string): Promise<Player> => {
  const player = await findPlayer(store.db, uid);
  if (!player) throw new CommandError(`There is no player ${uid}.`);
  return player;
};

export const clubCommands = {
  'game maintenance': command({
    args: z.object({ game: Game, state: OnOff }),
    target: ({ game }) => game,
    async run({ store }, { game, state }) {
      const maintenance = state === 'on';
      await store.db
        .insert(gameFlags)
        .values({ game, maintenance })
        .onConflictDoUpdate({ target: gameFlags.game, set: { maintenance } });
      return { data: { game, maintenance }, lines: [`${game}: maintenance ${state}.`] };
    },
  }),

  maintenance: command({
    args: z.object({
      state: OnOff,
      until: z.optional(
        z.iso.datetime({
          offset: true,
          error: '--until must be a time like 2026-12-31T18:00:00+08:00.',
        }),
      ),
    }),
    target: () => 'club',
    async run({ store }, { state, until }) {
      const values = {
        maintenance: state === 'on',
        maintenanceUntil: state === 'on' && until ? new Date(until) : null,
      };
      await store.db
        .insert(settings)
        .values({ id: 1, ...values })
        .onConflictDoUpdate({ target: settings.id, set: values });
      const data = await maintenanceState(store.db);
      const end = data.mDateTime ? ` until ${data.mDateTime}` : '';
      return { data, lines: [`The club: maintenance ${state}${end}.`] };
    },
  }),

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

  'ledger check': command({
    args: None,
    target: () => null,
    async run({ store }) {
      const data = await checkLedger(store);
      const totals = Object.entries(data.totals).map(
        ([kind, total]) => `${kind.padEnd(11)} ${coinsText(total)}`,
      );
      const isBad = data.problems.length > 0;
      const verdict = isBad
        ? 'The ledger is NOT sound:'
        : `The ledger is sound: ${data.postings} postings, sum 0.00.`;
      return { data, lines: [verdict, ...data.problems, ...totals], isBad };
    },
  }),
};
