import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TransactionPin } from '#contract/account.ts';
import type { GameKey } from '#contract/games.ts';
import { Password, Uid } from '#contract/session.ts';
import { inboxNews, listInbox } from '../inbox/inbox.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check.ts';
import { publicOf } from '../refresh/public.ts';
import { servedGames } from '../rounds/games.ts';
import { readSpins } from '../rounds/spins.ts';
import { chancesLeft } from '../rounds/state.ts';
import { options } from '../store/schema/club.ts';
import { gameFlags } from '../store/schema/games.ts';
import { pins, players } from '../store/schema/players.ts';
import { eachStore } from '../store/testStore.ts';
import { DEMO_PLAYER, seedDemo } from './demo.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('the demo seed', (store) => {
  test('gives one player 60.00 coins that were earned, however often it runs', async () => {
    expect(Uid.safeParse(DEMO_PLAYER.uid).success).toBe(true);
    expect(Password.safeParse(DEMO_PLAYER.password).success).toBe(true);
    expect(TransactionPin.safeParse(DEMO_PLAYER.pin).success).toBe(true);
    let hashed = 0;
    const hashPassword = async (password: string) => {
      hashed += 1;
      return `hash of ${password}`;
    };
    const demo = { now: NOW, hashPassword };
    await Promise.all([seedDemo(store(), demo), seedDemo(store(), demo)]);
    const before = hashed;
    await seedDemo(store(), { ...demo, now: NOW + 1 });
    expect(hashed).toBe(before);
    const { db } = store();
    const found = await db.select().from(players).where(eq(players.uid, DEMO_PLAYER.uid));
    expect(found).toHaveLength(1);
    const playerId = found[0]?.id ?? 0;
    expect(await coinBalance(db, playerId, NOW)).toMatchObject({ balance: 60_00, pending: 0 });
    const { tunings } = await publicOf(store(), NOW);
    const left = (key: GameKey) =>
      chancesLeft(db, servedGames, { key, playerId, tuning: tunings.get(key), now: NOW });
    expect([await left('fto'), await left('spin-wheel')]).toEqual([10, 7]);
    const spun = { playerId, game: 'spin-wheel', now: NOW };
    expect(await readSpins(db, spun)).toMatchObject({ used: 0, isVerified: true });
    expect(await db.select().from(pins)).toMatchObject([
      { playerId, pinHash: `hash of ${DEMO_PLAYER.pin}`, wrongTries: 0 },
    ]);
    // Two that are new, and nothing that would pop up over a demo's first page.
    expect(await inboxNews(db, playerId, NOW)).toEqual({ unreadCount: 2, inbox: [] });
    expect((await listInbox(store(), playerId)).messages).toHaveLength(3);
    expect(await db.select().from(options)).toHaveLength(5);
    // Matches between players are the operator's to switch on.
    expect(await db.select().from(gameFlags)).toEqual([]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('leaves what an operator changed', async () => {
    const { db } = store();
    await db.update(options).set({ value: '#' }).where(eq(options.name, 'h5_link'));
    await seedDemo(store(), { now: NOW, hashPassword: async () => '-' });
    const [h5] = await db.select().from(options).where(eq(options.name, 'h5_link'));
    expect(h5?.value).toBe('#');
  });
});
