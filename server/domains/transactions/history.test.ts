import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { HistoryAnswer, type HistoryLine, HistoryQuery, TOTALS_LINES } from '#contract/history.ts';
import { rowsOf } from '../../platform/store/store.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { credit } from '../ledger/ledger.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { approveRedemption, rejectRedemption } from '../redemptions/decide.ts';
import { redeem } from '../redemptions/redemptions.ts';
import { sweepRounds } from '../rounds/settle/settle.ts';
import { NOW, seatAt, type TestSeat } from '../rounds/testSeat.ts';
import { listHistory, totalsOf } from './history.ts';

const MINUTE_MS = 60_000;

/** A line as `SQUIDGAME 1.00 > 1.92 settled` or `ADJUST 5`, amounts in hundredths. */
const told = (line: HistoryLine): string =>
  line.kind === 'round'
    ? `${line.round.game} ${line.round.bet} > ${line.round.won} ${line.round.status}`
    : `${line.transaction.type} ${line.transaction.amount}`;

const numberOf = (line: HistoryLine): string =>
  line.kind === 'round' ? `round ${line.round.id}` : `line ${line.transaction.id}`;

oneStore('the history by rounds', (store) => {
  const list = (playerId: number, query: object = {}) => listHistory(store().db, playerId, query);
  const texts = async (playerId: number, query: object = {}) =>
    (await list(playerId, query)).lines.map(told);

  /** A round of the bridge: a step that is safe and then taken, or one that falls. */
  const bridge = async (me: TestSeat, bet: number, isWon: boolean, now: number) => {
    const { id } = (await me.open('squidgame', bet, { now })).round;
    const safe = (await me.draws(id)).below(2);
    const panel = isWon ? safe : 1 - safe;
    await me.move('squidgame', id, 0, { kind: 'step', panel }, { now });
    if (isWon) await me.move('squidgame', id, 1, { kind: 'take' }, { now });
    return id;
  };
  /** What the ledger says of the player's available coins, in and out. */
  const ledgerOf = async (playerId: number) => {
    const [row] = await rowsOf<{ net: string }>(
      store().db,
      sql`select coalesce(sum(e.amount), 0) as net from accounts a join entries e on e.account_id = a.id
        where a.player_id = ${playerId} and a.kind = 'available'`,
    );
    return Number(row?.net);
  };

  test('[route-transaction] has one line a round with all it cost and paid, and one for each other change', async () => {
    const me = await seatAt(store(), { coins: 300_00 });
    const { playerId } = me;
    const at = (minutes: number) => NOW + minutes * MINUTE_MS;
    await bridge(me, 1_00, true, at(1));
    await bridge(me, 2_00, false, at(2));
    const wish = { playerId, requestId: crypto.randomUUID(), coins: 50_00, now: at(3) };
    const { redemption } = (await redeem(store(), wish)).answer;
    const by = { operator: 'siti', reason: 'No H5 account', now: at(4) };
    await rejectRedemption(store(), Number(redemption.id), by);
    const open = (await me.open('squidgame', 3_00, { now: at(5) })).round;

    const lines = await list(playerId);
    expect(HistoryAnswer.safeParse(lines).success).toBe(true);
    expect(lines.lines.map(told)).toEqual([
      'squidgame 300 > 0 open',
      'REDEEMREJECT 5000',
      'REDEEM -5000',
      'squidgame 200 > 0 settled',
      'squidgame 100 > 192 settled',
      'FINDTHEODD 30000',
    ]);
    expect(await texts(playerId, { type: 'SQUIDGAME' })).toHaveLength(3);
    expect(await texts(playerId, { type: 'REDEEM' })).toEqual(['REDEEM -5000']);
    expect(await texts(playerId, { type: 'LUCKYEGG' })).toEqual([]);
    const totals = await totalsOf(store().db, playerId, {});
    expect(totals).toEqual({ in: 300_00 + 1_92 + 50_00, out: 1_00 + 2_00 + 50_00 + 3_00 });
    expect((totals?.in ?? 0) - (totals?.out ?? 0)).toBe(await ledgerOf(playerId));
    expect(await totalsOf(store().db, playerId, { type: 'SQUIDGAME' })).toEqual({
      in: 1_92,
      out: 6_00,
    });
    const span = { from: new Date(at(2)).toISOString(), to: new Date(at(4)).toISOString() };
    expect(await texts(playerId, span)).toEqual(['REDEEM -5000', 'squidgame 200 > 0 settled']);
    expect(await totalsOf(store().db, playerId, span)).toEqual({ in: 0, out: 52_00 });

    // Numbers: a round's, a redemption's, and another player's.
    expect(await texts(playerId, { number: open.id })).toContain('squidgame 300 > 0 open');
    const found = await texts(playerId, { number: redemption.id });
    expect(found).toEqual(expect.arrayContaining(['REDEEMREJECT 5000', 'REDEEM -5000']));
    expect((await list(await testPlayer(store()), { number: open.id })).lines).toEqual([]);
    const [line] = (await list(playerId, { type: 'REDEEM' })).lines;
    const id = line?.kind === 'coins' ? line.transaction.id : '';
    expect(await texts(playerId, { number: id })).toContain('REDEEM -5000');
  });

  test('a round that was called off costs nothing, and the sums stay those of the ledger', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    await me.open('squidgame', 1_00);
    await me.open('rock-scissor-paper', 1_00);
    await sweepRounds(me.deps, NOW + 400 * DAY_MS);
    const totals = await totalsOf(store().db, me.playerId, {});
    expect((totals?.in ?? 0) - (totals?.out ?? 0)).toBe(await ledgerOf(me.playerId));
    expect((await list(me.playerId)).lines).toHaveLength(3);
  });

  test('[route-transaction] its pages meet without a gap or a double, whatever is written between them', async () => {
    const me = await seatAt(store(), { coins: 900_00 });
    const { playerId } = me;
    // Many of one moment, of both kinds.
    for (let i = 0; i < 40; i += 1) {
      const now = NOW + Math.floor(i / 8) * MINUTE_MS;
      if (i % 2) await bridge(me, 1_00, i % 3 === 0, now);
      else
        await store().transaction((tx) =>
          credit(tx, { playerId, type: 'ADJUST', amount: i + 1, now }),
        );
    }
    const all: string[] = [];
    let before: string | null | undefined;
    for (let pages = 0; before !== null; pages += 1) {
      const page = await list(playerId, before === undefined ? {} : { before });
      expect(page.lines.length).toBeLessThanOrEqual(30);
      all.push(...page.lines.map(numberOf));
      before = page.next;
      if (before !== null) expect(HistoryQuery.safeParse({ before }).success).toBe(true);
      // Newer ones move none of the rest.
      await bridge(me, 1_00, false, NOW + DAY_MS + pages);
      expect(pages).toBeLessThan(4);
    }
    expect(all).toHaveLength(41);
    expect(new Set(all).size).toBe(41);
    expect(await texts(playerId, { before: '9999999999999r1' })).toHaveLength(30);
  });

  test('no more than so many lines are added up', async () => {
    const playerId = await testPlayer(store(), 1_00, NOW);
    await store().db.execute(sql`with s as (
        insert into seeds (player_id, sealed_seed, server_seed_hash, created_at)
          values (${playerId}, 'x', 'x', now()) returning id
      ) insert into rounds (player_id, game, status, bet, won, seed_id, client_seed, nonce,
          tuning_version, state, opened_at, shown_at, touched_at, settled_at)
        select ${playerId}, 'squidgame', 'settled', 1, 0, s.id, 'x', n, 1, '{}',
          now(), now(), now(), now()
        from generate_series(1, ${TOTALS_LINES - 1}::int) n, s`);
    expect(await totalsOf(store().db, playerId, {})).toEqual({ in: 1_00, out: TOTALS_LINES - 1 });
    const another = { playerId, type: 'ADJUST', amount: 1, now: NOW } as const;
    await store().transaction((tx) => credit(tx, another));
    expect(await totalsOf(store().db, playerId, {})).toBeNull();
    expect(await totalsOf(store().db, playerId, { type: 'ADJUST' })).toEqual({ in: 1, out: 0 });
  });

  test('an approved redemption has one line: its coins were gone when it was asked for', async () => {
    const playerId = await testPlayer(store(), 60_00, NOW);
    const wish = { playerId, requestId: crypto.randomUUID(), coins: 50_00, now: NOW };
    const { redemption } = (await redeem(store(), wish)).answer;
    await approveRedemption(store(), Number(redemption.id), { operator: 'siti', now: NOW });
    expect(await texts(playerId)).toEqual(['REDEEM -5000', 'FINDTHEODD 6000']);
    expect(await totalsOf(store().db, playerId, {})).toEqual({ in: 60_00, out: 50_00 });
  });
});
