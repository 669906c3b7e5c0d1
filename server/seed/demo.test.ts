import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Password, Uid } from '#contract/session.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check.ts';
import { servedGames } from '../rounds/games.ts';
import { chancesLeft } from '../rounds/state.ts';
import { gameFlags, options, players } from '../store/schema.ts';
import { eachStore } from '../store/testStore.ts';
import { DEMO_PLAYER, seedDemo } from './demo.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('the demo seed', (store) => {
  test('gives one player 60.00 coins that were earned, however often it runs', async () => {
    expect(Uid.safeParse(DEMO_PLAYER.uid).success).toBe(true);
    expect(Password.safeParse(DEMO_PLAYER.password).success).toBe(true);
    let hashed = 0;
    const hashPassword = async (password: string) => {
      hashed += 1;
      return `hash of ${password}`;
    };
    const demo = { now: NOW, games: servedGames, hashPassword };
    await Promise.all([seedDemo(store(), demo), seedDemo(store(), demo)]);
    const before = hashed;
    await seedDemo(store(), { ...demo, now: NOW + 1 });
    expect(hashed).toBe(before);
    const { db } = store();
    const found = await db.select().from(players).where(eq(players.uid, DEMO_PLAYER.uid));
    expect(found).toHaveLength(1);
    const playerId = found[0]?.id ?? 0;
    expect(await coinBalance(db, playerId, NOW)).toMatchObject({ balance: 60_00, pending: 0 });
    expect(await chancesLeft({ store: store(), games: servedGames }, playerId, 'fto', NOW)).toBe(
      10,
    );
    expect(await db.select().from(options)).toHaveLength(5);
    const flags = await db.select().from(gameFlags).orderBy(gameFlags.game);
    expect(flags.map(({ game, maintenance }) => [game, maintenance])).toEqual([
      ['lucky-egg', true],
      ['rock-scissor-paper', true],
      ['spin-wheel', true],
      ['squidgame', true],
    ]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('leaves what an operator changed', async () => {
    const { db } = store();
    await db.update(options).set({ value: '#' }).where(eq(options.name, 'h5_link'));
    await db.update(gameFlags).set({ maintenance: false }).where(eq(gameFlags.game, 'squidgame'));
    await seedDemo(store(), { now: NOW, games: servedGames, hashPassword: async () => '-' });
    const [h5] = await db.select().from(options).where(eq(options.name, 'h5_link'));
    const [squid] = await db.select().from(gameFlags).where(eq(gameFlags.game, 'squidgame'));
    expect([h5?.value, squid?.maintenance]).toEqual(['#', false]);
  });
});
