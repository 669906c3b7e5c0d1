import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { hashTuning, isCommittedTuning } from '#engine/core/fair/canonical.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';
import { refusedOf } from '#games/gate/testTunings.ts';
import { eggTuning } from '#games/lucky-egg/tuning.ts';
import { gameOf as ownOf } from '#games/registry.ts';
import { paying } from '#games/squidgame/fill.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { tunings } from '../../../platform/store/schema/games.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { type ServedGame, servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { NOW, refusal, seatAt } from '../testSeat.ts';
import { insertTuning } from '../testTuning.ts';
import { alarmOfTunings, tuningInForce } from './inForce.ts';

const { version, defaults } = squidTuning;
const legal = { ...defaults, steps: defaults.steps.slice(0, 5) };
const shorter = { ...defaults, steps: defaults.steps.slice(0, 4) };
const squid = demandGame(servedGames, 'squidgame');

/** The game as a later version of the code has it. */
const inLaterCode = (by: number, values: unknown): ServedGame => ({
  ...squid,
  tuning: { ...squid.tuning, version: version + by, defaults: values },
});

eachStore('tunings', (store) => {
  beforeEach(async () => {
    await store().db.delete(tunings).where(eq(tunings.createdBy, 'by hand'));
  });

  const insert = (...[game, ...row]: [string, number, object, object?]) =>
    insertTuning(store().db, game, ...row);
  const alarm = (isNeeded = false) => alarmOfTunings(store().db, servedGames, { isNeeded });
  const inForce = (key: string) => tuningInForce(store().db, demandGame(servedGames, key), NOW);
  const rowsOf = () => store().db.select().from(tunings).where(eq(tunings.game, 'squidgame'));
  const startAnew = () => store().db.delete(tunings).where(eq(tunings.game, 'squidgame'));

  test('the newest version that passes the gate is served, and no other', async () => {
    await inForce('squidgame');
    await expect(alarm()).resolves.toBeUndefined();
    await insert('squidgame', version + 1, legal);
    await insert('squidgame', version + 2, paying(defaults, 24_180));
    await insert('squidgame', version + 3, paying(defaults, 9_700));
    await insert('squidgame', version + 4, { ladder: 'none' });
    expect(await inForce('squidgame')).toMatchObject({ version: version + 1, values: legal });
    await expect(alarm()).rejects.toThrow(/steps: missing.*it is 97.0000%.*at most 10000000, not/);
  });

  test('what is refused is refused to players too: they play by the last good version', async () => {
    const me = await seatAt(store(), { coins: 10_00 });
    await inForce('lucky-egg');
    const rich = { ...eggTuning.defaults, nothing: { weight: 1 } };
    await insert('lucky-egg', eggTuning.version + 1, rich);
    const before = await me.state('lucky-egg');
    const good = { tuningVersion: eggTuning.version };
    expect(before).toMatchObject({ ...good, tuning: eggTuning.defaults });
    expect((await me.open('lucky-egg', 0)).round).toMatchObject(good);
  });

  test('[inspector] the hash of the numbers is shown before the bet, and a round keeps it whatever is done to them', async () => {
    await startAnew();
    const me = await seatAt(store(), { coins: 10_00 });
    const before = await me.state('squidgame');
    expect(before.tuningHash).toBe(hashTuning(defaults));
    const { round } = await me.open('squidgame', 1_00);
    expect(round.tuningHash).toBe(before.tuningHash);
    expect(isCommittedTuning(round.tuning, round.tuningHash)).toBe(true);
    await store()
      .db.update(tunings)
      .set({ values: { ...defaults, steps: defaults.steps.slice(0, 4) } })
      .where(eq(tunings.game, 'squidgame'));
    const changed = (await me.state('squidgame')).round;
    expect(changed).toMatchObject({
      tuningHash: before.tuningHash,
      tuning: { steps: defaults.steps.slice(0, 4) },
    });
    expect(changed && isCommittedTuning(changed.tuning, changed.tuningHash)).toBe(false);
    await store().db.update(tunings).set({ values: defaults }).where(eq(tunings.game, 'squidgame'));
  });

  test('defaults whose place holds other values are entered under the next free version', async () => {
    await startAnew();
    await insert('squidgame', version, paying(defaults, 10_000));
    expect(await inForce('squidgame')).toMatchObject({ version: version + 1, values: defaults });
    const me = await seatAt(store(), { coins: 10_00 });
    expect(await refusal(me.open('squidgame', 1_00))).toBeNull();
  });

  test('[inspector] a version of another state, or with other values than it was published with, is not served', async () => {
    await startAnew();
    await inForce('squidgame');
    await insert('squidgame', version + 1, legal, { status: 'pending' });
    await insert('squidgame', version + 2, legal, { status: 'withdrawn' });
    expect(await inForce('squidgame')).toMatchObject({ version });
    await insert('squidgame', version + 3, legal, { hash: '0'.repeat(64) });
    expect(await inForce('squidgame')).toMatchObject({ version });
    await expect(alarm()).rejects.toThrow(
      `version ${version + 3}: values: not those the version was published with`,
    );
    for (const odd of [
      { status: 'live' },
      { origin: 'friend' },
      { origin: 'code', status: 'pending' },
    ])
      await expect(insert('squidgame', version + 9, legal, odd)).rejects.toThrow();
  });

  test('[inspector] new defaults of the code take the place of older ones, and of nothing that was published', async () => {
    await startAnew();
    await inForce('squidgame');
    const { db } = store();
    const newer = inLaterCode(3, shorter);
    const entered = await tuningInForce(db, newer, NOW);
    expect(entered).toMatchObject({ version: version + 1, values: shorter });
    const row = (await rowsOf()).find((each) => each.version === entered.version);
    const created = { createdBy: 'defaults', createdAt: new Date(NOW) };
    expect(row).toMatchObject({ origin: 'code', base: version + 3, ...created });
    expect(await tuningInForce(db, newer, NOW)).toEqual(entered);
    // A process that still has the older code beside it.
    expect(await inForce('squidgame')).toMatchObject({ version: version + 1 });

    await insert('squidgame', version + 2, legal);
    const newest = inLaterCode(4, { ...defaults, steps: defaults.steps.slice(0, 3) });
    for (const game of [newest, newer, squid])
      expect(await tuningInForce(db, game, NOW)).toMatchObject({ version: version + 2 });
    expect(await rowsOf()).toHaveLength(3);
  });

  test('[inspector] defaults that come into force as a version is published do not hide it', async () => {
    await startAnew();
    await inForce('squidgame');
    const newer = inLaterCode(1, shorter);
    await Promise.all([
      tuningInForce(store().db, newer, NOW),
      insert('squidgame', version + 1, legal).catch(() => {}),
    ]);
    const rows = await rowsOf();
    expect(rows.map((row) => row.version).sort()).toEqual([version, version + 1]);
  });

  const bad = paying(defaults, 10_000);
  test.each<[what: string, alarmed: number[], rows: ['code' | 'published', object][]]>([
    [
      'the newest, which fails',
      [2],
      [
        ['published', legal],
        ['published', bad],
      ],
    ],
    [
      'each above the one in force, the newest first',
      [3, 2],
      [
        ['code', defaults],
        ['published', bad],
        ['published', bad],
      ],
    ],
    [
      'none once a newer one is published',
      [],
      [
        ['published', bad],
        ['published', legal],
      ],
    ],
    [
      'what was published, also below defaults that are in force',
      [1],
      [
        ['published', bad],
        ['code', defaults],
      ],
    ],
    [
      'what was published above the last own that passes',
      [2],
      [
        ['published', legal],
        ['published', bad],
        ['code', defaults],
      ],
    ],
    [
      'none below the last own that passes',
      [],
      [
        ['published', bad],
        ['published', legal],
        ['code', defaults],
      ],
    ],
    [
      'defaults of the code that fail',
      [2],
      [
        ['code', defaults],
        ['code', bad],
      ],
    ],
    [
      'no older defaults',
      [],
      [
        ['code', bad],
        ['code', defaults],
      ],
    ],
    [
      'all, where none passes',
      [2, 1],
      [
        ['code', bad],
        ['published', bad],
      ],
    ],
  ])('[inspector] the alarm names %s', async (_what, alarmed, rows) => {
    await startAnew();
    for (const [at, [origin, values]] of rows.entries())
      await insert('squidgame', at + 1, values, { origin });
    const said = await alarm().then(
      () => '',
      ({ message }: Error) => message,
    );
    const named = [...said.matchAll(/squidgame, version (\d+)/g)].map(([, number]) =>
      Number(number),
    );
    expect(named).toEqual(alarmed);
    await startAnew();
  });

  const yes = { approvedBy: 'siti' };
  const own = { origin: 'code', base: version } as const;
  test.each<[what: string, alarmed: number[], rows: [object, object][]]>([
    [
      'one with no yes',
      [2],
      [
        [defaults, own],
        [legal, {}],
      ],
    ],
    [
      "one with its author's own",
      [2],
      [
        [defaults, own],
        [legal, { approvedBy: 'by hand' }],
      ],
    ],
    [
      "none with a second person's",
      [],
      [
        [defaults, own],
        [legal, yes],
      ],
    ],
    [
      'none that goes back to approved numbers',
      [],
      [
        [legal, yes],
        [shorter, yes],
        [legal, {}],
      ],
    ],
    [
      'one that goes back to numbers nobody approved',
      [3, 2],
      [
        [defaults, own],
        [legal, {}],
        [legal, {}],
      ],
    ],
    [
      'none below one that was approved',
      [],
      [
        [legal, {}],
        [shorter, yes],
      ],
    ],
    [
      'none that waits or was withdrawn',
      [],
      [
        [defaults, own],
        [legal, { status: 'pending' }],
        [legal, { status: 'withdrawn' }],
      ],
    ],
    [
      "numbers given out as the code's own",
      [2],
      [
        [defaults, own],
        [legal, own],
      ],
    ],
    [
      'no defaults of older code',
      [],
      [
        [legal, { origin: 'code', base: version - 1 }],
        [defaults, own],
      ],
    ],
  ])('[inspector] in a real club the alarm names %s', async (_what, alarmed, rows) => {
    await startAnew();
    for (const [at, [values, more]] of rows.entries())
      await insert('squidgame', at + 1, values, more);
    await expect(alarm()).resolves.toBeUndefined();
    const named = alarmed.map((number) => `squidgame, version ${number}`).join(' | ');
    if (named) await expect(alarm(true)).rejects.toThrow(`tunings nobody approved: ${named}`);
    else await expect(alarm(true)).resolves.toBeUndefined();
    await startAnew();
  });

  describe.each(GAME_KEYS)('[inspector] of %s', (key: GameKey) => {
    test.each(refusedOf(key).map((changes, at) => ({ changes, at })))(
      'by hand, $changes is not served, for the reason the gate gives',
      async ({ changes }) => {
        const game = demandGame(servedGames, key);
        const good = await inForce(key);
        // As the table has it: it knows no NaN.
        const values = JSON.parse(
          JSON.stringify({ ...Object(game.tuning.defaults), ...Object(changes) }),
        );
        await insert(key, good.version + 1, values);
        expect(await inForce(key)).toEqual(good);
        const judged = judgeTuning(ownOf(key), values);
        const words = judged.isServed ? 'none' : judged.faults.map(faultText).join('; ');
        await expect(alarm()).rejects.toThrow(`${key}, version ${good.version + 1}: ${words}`);
      },
    );
  });
});

test('[inspector] a hundred and fifty tunings are tried', () => {
  expect(GAME_KEYS.flatMap(refusedOf).length).toBeGreaterThanOrEqual(150);
});
