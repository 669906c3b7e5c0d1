import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { RoundRecord } from '#contract/fairness.ts';
import { isGameKey } from '#contract/games.ts';
import { verifyRound } from '#engine/core/fair/verify.ts';
import { REGISTRY } from '#games/registry.ts';
import { packedSteps, roundSteps } from '../../../platform/store/schema/rounds.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { rotateSeed } from '../seeds/rotate.ts';
import { sweepRounds } from '../settle/settle.ts';
import { NOW, seatAt, type TestSeat } from '../testSeat.ts';
import { roundRecord } from './history.ts';
import { PACK_DAYS, packOldSteps } from './packSteps.ts';

const HOUR = 3_600_000;
/** When every clock of a match that was opened at NOW has run out. */
const OVER = NOW + 12 * HOUR;

/** A round of each kind: taken, left, spun, and one whose clock alone ended it. Answers their ids. */
const playAll = async (me: TestSeat): Promise<string[]> => {
  const squid = (await me.open('squidgame', 50)).round.id;
  await me.move('squidgame', squid, 0, { kind: 'quit' });
  const egg = (await me.open('lucky-egg', 0)).round.id;
  await me.move('lucky-egg', egg, 0, { kind: 'crack', egg: 4 }, { bet: 30 });
  await me.move('lucky-egg', egg, 1, { kind: 'quit' });
  const spin = (await me.open('spin-wheel', 0)).round.id;
  const match = (await me.open('rock-scissor-paper', 100)).round.id;
  for (let now = NOW + HOUR; now <= OVER; now += HOUR) await sweepRounds(me.deps, now);
  return [squid, egg, spin, match];
};

const isFair = ({ round, steps, serverSeed }: RoundRecord): boolean => {
  if (!isGameKey(round.game)) return false;
  const kit = REGISTRY[round.game] as (typeof REGISTRY)['lucky-egg'];
  const published = { ...round, serverSeed: serverSeed ?? '', steps: steps as never };
  return verifyRound(kit.rules, kit.tuning.schema, published).isFair;
};

eachStore('the steps of old rounds', (store) => {
  const rowsIn = async (table: typeof roundSteps | typeof packedSteps) =>
    (await store().db.select({ rows: count() }).from(table))[0]?.rows;

  test('are packed, and tell and prove what they told before', async () => {
    const me = await seatAt(store(), { coins: 5_00, sen: 30_00 });
    const ids = await playAll(me);
    await rotateSeed(me.deps, { playerId: me.playerId, requestId: randomUUID(), now: OVER });
    const records = () => Promise.all(ids.map((id) => roundRecord(me.deps, me.playerId, id)));
    const before = await records();
    expect(before.map(({ round }) => round.status)).toEqual(Array(4).fill('settled'));
    expect(before[3]?.steps.map(({ by }) => by)).toContain('timeout');
    expect(before.every(isFair)).toBe(true);
    const younger = (await me.open('squidgame', 50, { now: OVER })).round.id;

    const { db } = store();
    // Not one day before its time.
    expect(await packOldSteps(db, NOW + PACK_DAYS * DAY_MS)).toBe(0);
    const due = OVER + PACK_DAYS * DAY_MS + 1;
    const packed = await Promise.all([packOldSteps(db, due), packOldSteps(db, due)]);
    expect(packed[0] + packed[1]).toBe(4);
    expect([await rowsIn(packedSteps), await rowsIn(roundSteps)]).toEqual([4, 1]);
    expect(await packOldSteps(db, due)).toBe(0);

    const after = await records();
    expect(after).toEqual(before);
    expect(after.map((record) => RoundRecord.parse(record)).every(isFair)).toBe(true);
    expect((await checkLedger(store())).problems).toEqual([]);
    await me.move('squidgame', younger, 0, { kind: 'quit' }, { now: OVER });
  });

  test('the operator can read when', () => {
    const page = readFileSync('docs/operator.md', 'utf8');
    expect(page).toContain(`| ${PACK_DAYS} days after its end; then for good`);
  });

  test('changed in their pack, they are found by the ledger’s check', async () => {
    await store().db.update(packedSteps).set({ steps: [] });
    expect((await checkLedger(store())).problems).not.toEqual([]);
  });
});
