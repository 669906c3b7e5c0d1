import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { BOARD_ROWS, type BoardRow, BoardAnswer as Shape } from '#contract/board.ts';
import { DAY_MS, dayStart } from '#contract/day.ts';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import { boardMembers, boardWeeks } from '../../../platform/store/schema/progress.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { testPlayer } from '../../ledger/testPlayer.ts';
import { pausePlay } from '../../responsibleGaming/responsibleGaming.ts';
import { setStanding } from '../collect.ts';
import { dayAfter } from '../streak.ts';
import { testRounds } from '../testRounds.ts';
import { countBoard, countMember } from './count.ts';
import { joinBoard, leaveBoard } from './members.ts';
import { codeOf, drawNicknames } from './nicknames.ts';
import { readBoard } from './read.ts';

/** A Sunday, the last day of its week, at one in the afternoon. */
const SUNDAY = '2026-03-15';
const MONDAY = '2026-03-09';
const HOUR = 3_600_000;
const at = (day: string) => dayStart(day) + 13 * HOUR;
const NOW = at(SUNDAY);

oneStore('the weekly board', (store) => {
  const join = async (playerId: number, now = NOW) => {
    const [drawn] = await drawNicknames(store().db, testCipher, playerId);
    if (!drawn) throw new Error('nothing was drawn');
    await joinBoard({ store: store(), cipher: testCipher }, { ...drawn, playerId, now });
    return drawn;
  };
  const member = async (days: readonly string[] = []) => {
    const playerId = await testPlayer(store());
    await join(playerId);
    const played = days.map((day) => ({ day }));
    if (played.length > 0) await testRounds(store(), playerId, played);
    // Rounds of these tests are of noon.
    await countMember(store(), playerId, NOW - 2 * HOUR);
    return playerId;
  };
  const read = async (playerId: number, now = NOW) =>
    Shape.parse(await readBoard(store(), playerId, now));
  const own = async (playerId: number, now = NOW) => {
    const { first, around } = await read(playerId, now);
    return [...first, ...around].find(({ isOwn }) => isOwn);
  };
  beforeEach(async () => {
    await store().db.delete(boardWeeks);
    await store().db.delete(boardMembers);
  });
  const refused = (call: Promise<unknown>) => expect(call).rejects;

  test('who is not on it is told of nobody', async () => {
    await member([SUNDAY]);
    const stranger = await testPlayer(store());
    await testRounds(store(), stranger, [{ day: SUNDAY }]);
    const none = { nickname: null, first: [], around: [], lastWeek: [] };
    expect(await read(stranger)).toEqual(none);
    await countMember(store(), stranger, NOW);
    expect(
      await store().db.select().from(boardWeeks).where(eq(boardWeeks.playerId, stranger)),
    ).toEqual([]);
  });

  test('a nickname is one that was drawn for its player, and nobody else’s', async () => {
    const [me, other] = [await testPlayer(store()), await testPlayer(store())];
    const drawn = await join(me);
    await join(me);
    const as = (playerId: number, proof: string) =>
      joinBoard(
        { store: store(), cipher: testCipher },
        { nickname: drawn.nickname, proof, playerId, now: NOW },
      );
    await refused(as(other, drawn.proof)).toMatchObject({ key: 'msg.invalidRequest' });
    await as(me, drawn.proof);
    await as(me, drawn.proof);
    expect((await read(me)).nickname).toEqual(drawn.nickname);
    const rows = await store().db.select().from(boardMembers).where(eq(boardMembers.playerId, me));
    expect(rows.map(({ nickname }) => nickname)).toEqual([codeOf(drawn.nickname)]);
  });

  test('the week is the club’s: goals and days of it count, the last one’s stand beside it', async () => {
    const me = await member([dayAfter(MONDAY, -1), MONDAY, '2026-03-11']);
    expect(await own(me)).toMatchObject({ goals: 0, days: 2 });
    await testRounds(store(), me, [
      { day: SUNDAY, won: 1_00 },
      { day: SUNDAY, won: 1_00 },
    ]);
    await countBoard(store(), NOW);
    expect(await own(me)).toMatchObject({ place: 1, goals: 2, days: 3 });
    const midnight = dayStart(dayAfter(SUNDAY));
    expect(await own(me, midnight - 1)).toMatchObject({ goals: 2 });
    const monday = await read(me, midnight);
    expect([monday.first, monday.lastWeek]).toMatchObject([[], [{ place: 1, goals: 2, days: 3 }]]);
  });

  test('what a round brings after its week counts for the week it was begun in', async () => {
    const me = await member();
    await testRounds(store(), me, [
      { day: SUNDAY, game: 'squidgame', bet: 1_00, won: 2_00 },
      { day: SUNDAY, game: 'squidgame', bet: 1_00, won: 2_00 },
    ]);
    await countBoard(store(), at(dayAfter(SUNDAY)));
    const { lastWeek } = await read(me, at(dayAfter(SUNDAY)));
    expect(lastWeek.find(({ isOwn }) => isOwn)).toMatchObject({ goals: 1, days: 1 });
  });

  test('however many there are, each is shown the same places, and those beside their own', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => member()));
    const rows = fc.array(fc.record({ goals: fc.nat(3), days: fc.integer({ min: 1, max: 7 }) }), {
      minLength: 1,
      maxLength: members.length,
    });
    let week = MONDAY;
    await fc.assert(
      fc.asyncProperty(rows, fc.nat(), async (reached, who) => {
        // Another one each time: how many are above is kept for a minute.
        week = dayAfter(week, 7);
        const values = reached.map((each, i) => ({ ...each, week, playerId: members[i] ?? 0 }));
        await store().db.insert(boardWeeks).values(values);
        const me = values[who % values.length];
        if (!me) return;
        const { first, around } = await read(me.playerId, at(week));
        const placeOf = ({ goals, days }: Pick<BoardRow, 'goals' | 'days'>) =>
          1 + reached.filter((o) => o.goals > goals || (o.goals === goals && o.days > days)).length;
        const shown = [...first, ...around];
        expect(shown.map(({ place }) => place)).toEqual(shown.map(placeOf));
        expect(shown.map(({ place }) => place)).toEqual(
          shown.map(({ place }) => place).toSorted((one, other) => one - other),
        );
        expect(shown.filter(({ isOwn }) => isOwn)).toMatchObject([
          { goals: me.goals, days: me.days },
        ]);
        const mine = shown.findIndex(({ isOwn }) => isOwn);
        expect(first.length).toBeGreaterThanOrEqual(Math.min(BOARD_ROWS.first, reached.length));
        if (around.length > 0)
          expect(around.findIndex(({ isOwn }) => isOwn)).toBe(BOARD_ROWS.beside);
        const after = shown.length - 1 - mine;
        const below = reached.length - shown.length;
        if (below > 0) expect(after).toBeGreaterThanOrEqual(BOARD_ROWS.beside);
        const names = shown.map(({ nickname }) => codeOf(nickname));
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 40 },
    );
  });

  test('who leaves is gone from it at once, also while they are counted', async () => {
    const [me, other] = [await member([SUNDAY]), await member([SUNDAY])];
    await read(other);
    await Promise.all([
      countMember(store(), me, NOW),
      leaveBoard(store(), me),
      countMember(store(), me, NOW),
    ]);
    expect(await read(me)).toMatchObject({ nickname: null });
    expect((await read(other)).first).toMatchObject([{ isOwn: true }]);
  });

  test('turned off one is not on it, and as before once it is on', async () => {
    const [me, other] = [await member([SUNDAY]), await member([SUNDAY])];
    await Promise.all([
      countMember(store(), me, NOW),
      setStanding(store(), { playerId: me, isOn: false, now: NOW }),
      countMember(store(), me, NOW),
    ]);
    const { nickname, ...rows } = await read(me);
    expect(nickname).not.toBeNull();
    expect(rows).toEqual({ first: [], around: [], lastWeek: [] });
    await countBoard(store(), NOW);
    expect((await read(other)).first).toMatchObject([{ isOwn: true }]);
    await refused(join(me)).toMatchObject({ key: 'msg.updateFailed' });
    await setStanding(store(), { playerId: me, isOn: true, now: NOW });
    await countMember(store(), me, NOW);
    expect(await own(me)).toMatchObject({ days: 1, nickname });
  });

  test('it rests during a pause', async () => {
    const me = await member([SUNDAY]);
    await pausePlay(store(), { playerId: me, days: 1, now: NOW });
    expect((await read(me)).first).toEqual([]);
    await refused(join(me)).toMatchObject({ key: 'msg.updateFailed' });
    expect((await read(me, NOW + DAY_MS)).nickname).not.toBeNull();
  });
});
