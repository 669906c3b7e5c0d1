import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TransactionPin } from '#contract/account.ts';
import type { GameKey } from '#contract/games.ts';
import { Password, Uid } from '#contract/session.ts';
import { redacted } from '#engine/lab/record/redact.ts';
import { checkRound } from '#games/check/check.ts';
import { replayOf } from '#tools/replayOf.ts';
import { inboxNews, listInbox } from '../../domains/inbox/inbox.ts';
import { coinBalance } from '../../domains/ledger/balance.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { publicOf } from '../../domains/refresh/public.ts';
import { readResponsibleGaming } from '../../domains/responsibleGaming/responsibleGaming.ts';
import { listRewards } from '../../domains/rewards/rewards.ts';
import { servedGames } from '../../domains/rounds/games.ts';
import { listRounds, roundRecord } from '../../domains/rounds/history/history.ts';
import { readSpins } from '../../domains/rounds/open/spins.ts';
import { chancesLeft } from '../../domains/rounds/state.ts';
import { listTransactions } from '../../domains/transactions/transactions.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { options } from '../../platform/store/schema/club.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import { pins, players } from '../../platform/store/schema/players.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { DEMO_PLAYER, seedDemo } from './demo.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

/** Every line there is of a list of pages, newest first. */
const allOf = async <Line>(
  read: (before?: string) => Promise<{ lines: Line[]; next: string | null }>,
): Promise<Line[]> => {
  const found: Line[] = [];
  let before: string | undefined;
  do {
    const { lines, next } = await read(before);
    found.push(...lines);
    before = next ?? undefined;
  } while (before !== undefined);
  return found;
};
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

oneStore('the demo seed', (store) => {
  const idOf = async () => {
    const isDemo = eq(players.uid, DEMO_PLAYER.uid);
    const found = await store().db.select().from(players).where(isDemo);
    expect(found).toHaveLength(1);
    return found[0]?.id ?? 0;
  };
  const historyOf = (playerId: number) =>
    allOf(async (before) => {
      const { transactions: lines, next } = await listTransactions(store().db, playerId, {
        before,
      });
      return { lines, next };
    });
  const roundsOf = (playerId: number) =>
    allOf(async (before) => {
      const { rounds: lines, next } = await listRounds(store().db, playerId, { before });
      return { lines, next };
    });

  test('gives one player coins that were earned, however often it runs', async () => {
    expect(Uid.safeParse(DEMO_PLAYER.uid).success).toBe(true);
    expect(Password.safeParse(DEMO_PLAYER.password).success).toBe(true);
    expect(TransactionPin.safeParse(DEMO_PLAYER.pin).success).toBe(true);
    let hashed = 0;
    const hashPassword = async (password: string) => {
      hashed += 1;
      return `hash of ${password}`;
    };
    const demo = { now: NOW, cipher: testCipher, hashPassword };
    await Promise.all([seedDemo(store(), demo), seedDemo(store(), demo)]);
    const before = hashed;
    const playerId = await idOf();
    const coin = await coinBalance(store().db, playerId, NOW);
    await seedDemo(store(), { ...demo, now: NOW + 1 });
    expect(hashed).toBe(before);
    const { db } = store();
    expect(await idOf()).toBe(playerId);
    expect(await coinBalance(db, playerId, NOW)).toEqual(coin);
    // Enough to redeem once.
    expect(coin).toMatchObject({ pending: 0, redeemed: 50_00 });
    expect(coin.balance).toBeGreaterThanOrEqual(50_00);
    const { tunings } = await publicOf(store(), NOW);
    const left = async (key: GameKey) => {
      const asked = { key, playerId, tuning: tunings.get(key), now: NOW };
      return (await chancesLeft(db, servedGames, asked)).remain;
    };
    expect([await left('fto'), await left('spin-wheel')]).toEqual([10, 7]);
    const spun = { playerId, game: 'spin-wheel', now: NOW };
    expect(await readSpins(db, spun)).toMatchObject({ used: 3, today: 0, isVerified: true });
    expect(await db.select().from(pins)).toMatchObject([
      { playerId, pinHash: `hash of ${DEMO_PLAYER.pin}`, wrongTries: 0 },
    ]);
    // Two that are new, and nothing that would pop up over a demo's first page.
    expect(await inboxNews(db, playerId, NOW)).toEqual({
      unreadCount: 2,
      inbox: [],
      waiting: { count: 0, upTo: null },
    });
    const { messages } = await listInbox(store(), playerId);
    const times = messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(await db.select().from(options)).toHaveLength(5);
    // Matches between players are the operator's to switch on.
    expect(await db.select().from(gameFlags)).toEqual([]);
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  test('its reports are such as leave a phone: they replay the same, and nobody’s coins are in them', async () => {
    const kept = await store().db.select().from(reports);
    expect(kept).toHaveLength(3);
    for (const { recording } of kept) {
      const read = JSON.parse(gunzipSync(recording ?? '').toString('utf8'));
      expect(redacted(read)).toEqual(read);
      expect((await replayOf(read)).isSame).toBe(true);
    }
  });

  test('every line of a game has its round, every coin of a round its line', async () => {
    const playerId = await idOf();
    const history = await historyOf(playerId);
    const rounds = await roundsOf(playerId);
    const games = new Set(rounds.map(({ game }) => game));
    // Those it was written for: a newer game has no past in it.
    const told = ['fto', 'lucky-egg', 'rock-scissor-paper', 'spin-wheel', 'squidgame'];
    expect([...games].sort()).toEqual(told);
    const ofGame = new Map(
      [...servedGames.values()].map((game) => [game.transactionType, game.key]),
    );
    for (const { type, roundId } of history) {
      const round = rounds.find(({ id }) => id === roundId);
      expect(round?.game).toBe(ofGame.get(type));
    }
    for (const { id, bet, won } of rounds) {
      const lines = history.filter(({ roundId }) => roundId === id);
      expect(sumOf(lines.map(({ amount }) => amount))).toBe(won - bet);
    }
    const { balance } = await coinBalance(store().db, playerId, NOW);
    expect(sumOf(history.map(({ amount }) => amount))).toBe(balance);
    expect(history[0]?.balance).toBe(balance);
    // In the order of their ids and of their times.
    const times = history.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const [player] = await store().db.select().from(players).where(eq(players.id, playerId));
    expect((times.at(-1) ?? '') > (player?.createdAt.toISOString() ?? 'z')).toBe(true);
    expect(history.filter(({ type }) => type === 'REDEEM')).toMatchObject([{ status: 'success' }]);
  });

  test('the figures of playing responsibly agree with the history', async () => {
    const playerId = await idOf();
    const rounds = await roundsOf(playerId);
    const { months } = await readResponsibleGaming(store(), playerId, NOW);
    const inMonths = {
      staked: sumOf(months.map((m) => m.staked)),
      won: sumOf(months.map((m) => m.won)),
    };
    expect(inMonths).toEqual({
      staked: sumOf(rounds.map(({ bet }) => bet)),
      won: sumOf(rounds.map(({ won }) => won)),
    });
    const ofGames = (await historyOf(playerId)).filter(({ roundId }) => roundId !== null);
    expect(inMonths.won - inMonths.staked).toBe(sumOf(ofGames.map(({ amount }) => amount)));
    expect(inMonths.staked).toBeGreaterThan(0);
  });

  test('every round is over, its seed is shown, and it passes its check', async () => {
    const playerId = await idOf();
    const deps = { store: store(), games: servedGames };
    for (const { id, status, isRevealed } of await roundsOf(playerId)) {
      expect([status, isRevealed]).toEqual(['settled', true]);
      const { serverSeed, ...record } = await roundRecord(deps, playerId, id);
      expect(checkRound({ ...record, serverSeed: serverSeed ?? '' })).toMatchObject({
        isFair: true,
      });
    }
    expect(await listRewards(store().db, 'pending')).toEqual([]);
  });

  test('leaves what an operator changed', async () => {
    const { db } = store();
    await db.update(options).set({ value: '#' }).where(eq(options.name, 'h5_link'));
    const hashPassword = async () => '-';
    await seedDemo(store(), { now: NOW, cipher: testCipher, hashPassword });
    const [h5] = await db.select().from(options).where(eq(options.name, 'h5_link'));
    expect(h5?.value).toBe('#');
  });
});
