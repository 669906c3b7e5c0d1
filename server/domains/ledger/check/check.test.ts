import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import { rowsOf, type Store } from '../../../platform/store/store.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { redeem } from '../../redemptions/redemptions.ts';
import { NOW, seatAt, type TestSeat } from '../../rounds/testSeat.ts';
import { checkFromMark, checkLedger, type LedgerCheck } from './check.ts';

// The check is what an operator trusts after an accident: each of its rules has to see the fault it is for.

/** Of one player with a settled bet, a redemption that waits and an open bet: what the faults are made in. */
interface Ids {
  player: number;
  /** Of the settled bet. */
  round: number;
  /** The last line of the history, the settled bet's win. */
  posting: number;
  /** Their hold each. */
  settled: number;
  waiting: number;
  open: number;
  openRound: number;
  redemption: number;
  available: number;
  held: number;
}

const idsOf = async (store: Store, me: TestSeat): Promise<Ids> => {
  const { playerId } = me;
  const first = await me.open('squidgame', 2_00);
  const panel = (await me.draws(first.round.id)).below(2);
  await me.move('squidgame', first.round.id, 0, { kind: 'step', panel });
  await me.move('squidgame', first.round.id, 1, { kind: 'take' });
  await redeem(store, { playerId, requestId: randomUUID(), coins: 50_00, now: NOW });
  await me.open('squidgame', 3_00);
  const [ids] = await rowsOf<Record<keyof Ids, string | number>>(
    store.db,
    sql`select settled.player_id as player, settled.id as round, settled.hold_id as settled,
        open.id as "openRound", open.hold_id as open, r.id as redemption, r.hold_id as waiting,
        (select max(id) from postings where round_id = settled.id and hold_id is null) as posting,
        (select id from accounts where player_id = ${playerId} and kind = 'available') as available,
        (select id from accounts where player_id = ${playerId} and kind = 'held') as held
      from rounds settled join rounds open using (player_id) join redemptions r using (player_id)
      where player_id = ${playerId} and settled.status = 'settled' and open.status = 'open'`,
  );
  return Object.fromEntries(Object.entries(ids ?? {}).map(([key, id]) => [key, Number(id)])) as {
    [Key in keyof Ids]: number;
  };
};

/** Behind all that is written here. */
const FAR = 1_000_000_000;

interface Fault {
  made: (ids: Ids) => SQL;
  /** Every problem the check has to tell of it, but the sum of all accounts. */
  told: (ids: Ids) => string[];
}

const FAULTS: Record<string, Fault> = {
  'an entry is one hundredth too high': {
    made: ({ posting, available }) =>
      sql`update entries set amount = amount + 1 where posting_id = ${posting} and account_id <> ${available}`,
    told: ({ posting }) => [`${posting}: posting does not sum to zero 1`],
  },
  'a posting moves nothing': {
    made: ({ player }) =>
      sql`insert into postings (id, player_id, type, at) overriding system value
        values (${FAR + player}::bigint, ${player}, 'ADJUST', now())`,
    told: ({ player }) => [`${FAR + player}: posting has no entries 0`],
  },
  'a balance is higher than its entries': {
    made: ({ available }) => sql`update accounts set balance = balance + 5 where id = ${available}`,
    told: ({ player, available }) => [
      `${available}: account differs from the sum of its entries by 5`,
      `${player}: player's lots differ from the available coins by 5`,
    ],
  },
  'more is held than there was': {
    made: ({ held }) => sql`update accounts set balance = -1 where id = ${held}`,
    told: ({ player, held }) => [
      `${held}: account differs from the sum of its entries by -5301`,
      `${held}: account is below zero -1`,
      `${player}: player's open holds differ from the held coins by -5301`,
    ],
  },
  'a lot has lost a hundredth': {
    made: ({ player }) =>
      sql`update lots set remaining = remaining - 1 where id =
        (select max(id) from lots where player_id = ${player} and remaining > 0)`,
    told: ({ player }) => [`${player}: player's lots differ from the available coins by 1`],
  },
  'a hold is larger than what it took': {
    made: ({ waiting }) => sql`update holds set amount = amount + 1 where id = ${waiting}`,
    told: ({ player, waiting, redemption }) => [
      `${player}: player's open holds differ from the held coins by -1`,
      `${waiting}: hold differs from the lots it took by 1`,
      `${redemption}: redemption and its hold tell different states; the hold is number ${waiting}`,
    ],
  },
  'a hold has forgotten the lots it took': {
    made: ({ waiting }) => sql`delete from lot_holds where hold_id = ${waiting}`,
    told: ({ waiting }) => [`${waiting}: hold differs from the lots it took by 5000`],
  },
  'a redemption is paid, and its coins still wait': {
    made: ({ redemption }) =>
      sql`update redemptions set status = 'success', decided_at = now() where id = ${redemption}`,
    told: ({ redemption, waiting }) => [
      `${redemption}: redemption and its hold tell different states; the hold is number ${waiting}`,
    ],
  },
  'a round says it won more': {
    made: ({ round }) => sql`update rounds set won = won + 7 where id = ${round}`,
    told: ({ round }) => [
      `${round}: round differs from what the ledger credited for it by 7`,
      `${round}: round differs from its steps by 7`,
    ],
  },
  'a round says it cost more': {
    made: ({ round }) => sql`update rounds set bet = bet + 7 where id = ${round}`,
    told: ({ round, settled }) => [
      `${round}: round differs from what the ledger took for it by 7`,
      `${round}: round and its hold tell different states; the hold is number ${settled}`,
      `${round}: round differs from its steps by 7`,
    ],
  },
  'a round is over, and its bet still waits': {
    made: ({ openRound }) =>
      sql`update rounds set status = 'settled', settled_at = now() where id = ${openRound}`,
    told: ({ openRound, open }) => [
      `${openRound}: round and its hold tell different states; the hold is number ${open}`,
    ],
  },
  'a step is missing': {
    made: ({ round }) => sql`update rounds set step = step + 1 where id = ${round}`,
    told: ({ round }) => [`${round}: round differs from its steps by 1`],
  },
  'a day of play counts more than was staked, and less than was won': {
    made: ({ player }) =>
      sql`update played_days set staked = staked + 2, won = won - 1 where player_id = ${player}`,
    told: ({ player }) => [`${player}: player's days of play differ from their rounds' steps by 3`],
  },
};

eachStore('the check of the ledger', (store) => {
  /** Past every trigger: only so can a fault be made at all. */
  const forced = (made: SQL) =>
    store().transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(made);
    });
  const deps = () => ({ store: store(), cipher: testCipher });
  const problemsOf = ({ problems }: LedgerCheck) => problems;
  const isOfAll = (problem: string) => problem.startsWith('all accounts together');

  test.each(Object.entries(FAULTS))('finds it when %s, and nothing else', async (_name, fault) => {
    await forced(sql`alter table accounts drop constraint if exists accounts_not_negative`);
    // A mark is made by the first: what is spoilt here comes after it.
    const daily = () => checkFromMark(deps(), { now: NOW, wholeBefore: 0 });
    const checks = [() => checkLedger(store()), daily];
    const before = new Set((await Promise.all(checks.map((check) => check()))).flatMap(problemsOf));
    const ids = await idsOf(store(), await seatAt(store(), { coins: 60_00 }));
    await forced(fault.made(ids));
    for (const check of checks) {
      const found = problemsOf(await check()).filter((each) => !before.has(each) && !isOfAll(each));
      expect(found.sort()).toEqual(fault.told(ids).sort());
    }
  });

  test('what is asked of the database meanwhile does not wait for the end of it', async () => {
    const order: string[] = [];
    const checked = checkLedger(store()).then(() => order.push('checked'));
    await store().transaction((tx) => tx.execute(sql`select 1`));
    order.push('played');
    await checked;
    expect(order).toEqual(['played', 'checked']);
  });

  test('counts postings and the coins of each kind of account, which make nothing together', async () => {
    const before = await checkLedger(store());
    const { playerId } = await seatAt(store(), { coins: 60_00 });
    const { postings, totals, problems } = await checkLedger(store());
    expect(postings).toBe(before.postings + 1);
    expect(totals.available).toBe((before.totals.available ?? 0) + 60_00);
    expect(totals.house).toBe((before.totals.house ?? 0) - 60_00);
    expect(problems.filter(isOfAll)).toEqual(before.problems.filter(isOfAll));
    await forced(
      sql`update entries set amount = 1234 where account_id = (select id from accounts where kind = 'adjust')
        or account_id = (select id from accounts where player_id = ${playerId} and kind = 'available')`,
    );
    const rest = Object.values((await checkLedger(store())).totals).reduce((a, b) => a + b, 0);
    expect((await checkLedger(store())).problems.filter(isOfAll)).toEqual([
      `all accounts together hold ${rest}, not zero`,
    ]);
    expect(rest).not.toBe(0);
  });
});
