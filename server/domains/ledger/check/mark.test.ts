import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import { rowsOf } from '../../../platform/store/store.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { NOW, seatAt } from '../../rounds/testSeat.ts';
import { checkFromMark, checkLedger } from './check.ts';
import { checkLedgerInTurn, WHOLE_DAYS } from './turn.ts';

eachStore('the mark of the last check', (store) => {
  const forced = (...made: SQL[]) =>
    store().transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const each of made) await tx.execute(each);
    });
  const check = async (wholeBefore: number) =>
    (await checkFromMark({ store: store(), cipher: testCipher }, { now: NOW, wholeBefore }))
      .problems;
  const daily = () => check(0);
  const whole = () => check(Number.POSITIVE_INFINITY);

  /** A player with two settled bets that were checked, and one that was open then and is settled now. */
  const playedAndChecked = async () => {
    const me = await seatAt(store(), { coins: 60_00 });
    const bet = async () => {
      const { round } = await me.open('squidgame', 2_00);
      return () => me.move('squidgame', round.id, 0, { kind: 'quit' });
    };
    await (await bet())();
    await (await bet())();
    const settle = await bet();
    expect(await daily()).toEqual([]);
    await settle();
    const [ids] = await rowsOf<{ id: string; first: string; last: string }>(
      store().db,
      sql`select a.id, min(e.posting_id) as first, max(e.posting_id) as last
        from accounts a join entries e on e.account_id = a.id
          join postings p on p.id = e.posting_id and p.type = 'SQUIDGAME'
        where a.player_id = ${me.playerId} and a.kind = 'available' group by a.id`,
    );
    return {
      player: me.playerId,
      account: Number(ids?.id),
      first: Number(ids?.first),
      last: Number(ids?.last),
    };
  };

  /** Moves coins of a posting from one of its accounts to the other, as if it had been so. */
  const shifted = (posting: number, account: number, by: number): SQL =>
    sql`update entries set amount = amount + case when account_id = ${account} then ${by}::int else ${-by}::int end
      where posting_id = ${posting}`;

  test('what was open then and is over now is checked with what came since', async () => {
    const { player } = await playedAndChecked();
    expect([await daily(), await daily(), await whole()]).toEqual([[], [], []]);
    const late = sql`(select max(id) from rounds where player_id = ${player})`;
    await forced(sql`update rounds set won = won + 1 where id = ${late}`);
    expect(await daily()).toHaveLength(0);
    await forced(sql`update rounds set won = won - 1 where id = ${late}`);
  });

  test('a balance that is raised with the lines it is made of is found at once', async () => {
    const { player, account, first } = await playedAndChecked();
    const raised = (by: number) => [
      shifted(first, account, by),
      sql`update accounts set balance = balance + ${by}::int where id = ${account}`,
      sql`update lots set amount = amount + ${by}::int, remaining = remaining + ${by}::int
        where player_id = ${player}`,
    ];
    await forced(...raised(5));
    expect(await daily()).toEqual([`${account}: account differs from the sum of its entries by 5`]);
    expect(await whole()).toContain(
      `${account}: account's entries are not those that were checked on ${new Date(NOW).toISOString()}`,
    );
    await forced(...raised(-5));
    expect(await whole()).toEqual([]);
  });

  test('lines that were changed among themselves are found by the check of all', async () => {
    const { account, first, last } = await playedAndChecked();
    expect(await daily()).toEqual([]);
    await forced(shifted(first, account, 5), shifted(last, account, -5));
    // Both rounds are told, and that their lines are others: no balance is.
    expect(await daily()).toEqual([]);
    const problems = await whole();
    expect(problems.filter((each) => each.includes('not those that were checked'))).not.toEqual([]);
    expect(problems.filter((each) => each.includes('differs from the sum'))).toEqual([]);
    await forced(shifted(first, account, -5), shifted(last, account, 5));
    expect(await whole()).toEqual([]);
  });

  test('a mark that was changed is told until all was checked', async () => {
    await playedAndChecked();
    expect(await daily()).toEqual([]);
    await store().db.execute(
      sql`update ledger_marks set state = replace(state, '"at":', '"at":1')`,
    );
    const told = ["the mark of the last check is not the club's own"];
    expect([await daily(), await daily(), await whole()]).toEqual([told, told, told]);
    expect(await daily()).toEqual([]);
  });

  test('each day one process checks, and after a week all again', async () => {
    const { account, first, last } = await playedAndChecked();
    expect([await daily(), await whole()]).toEqual([[], []]);
    await forced(shifted(first, account, 5), shifted(last, account, -5));
    const day = (days: number) => NOW + days * DAY_MS + 1;
    const turn = (now: number) => checkLedgerInTurn(store(), testCipher, now);
    await Promise.all([turn(day(1)), turn(day(1))]);
    await turn(day(WHOLE_DAYS - 1));
    const both = await Promise.allSettled([turn(day(WHOLE_DAYS)), turn(day(WHOLE_DAYS))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(turn(day(WHOLE_DAYS + 1) + 1)).rejects.toThrow('the ledger is NOT sound');
    await forced(shifted(first, account, -5), shifted(last, account, 5));
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
