import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { GameKey } from '#contract/games.ts';
import { FIGURE_PARTS, type FigurePart } from '#contract/tunings.ts';

import { ManualClock } from '../../../platform/clock.ts';
import { rowsOf } from '../../../platform/store/store.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { NOW, seatAt } from '../testSeat.ts';
import { alarmOfFigures } from './alarm.ts';
import { keptFigures, playedFigures } from './figures.ts';
import { tuningInForce } from './inForce.ts';

interface Played {
  game: GameKey;
  version: number;
  /** How many such rounds. */
  times?: number;
  daysAgo?: number;
  bet?: number;
  won?: number;
  mode?: 'house' | 'live';
  status?: 'open' | 'settled' | 'voided';
  owner?: number;
}

oneStore('what really came of a tuning', (store) => {
  let ani: number;
  let budi: number;
  let seed: number;
  let nonce = 1_000;
  beforeAll(async () => {
    ani = (await seatAt(store())).playerId;
    budi = (await seatAt(store())).playerId;
    const [made] = await rowsOf<{ id: number | string }>(
      store().db,
      sql`insert into seeds
      (player_id, server_seed_hash, server_seed, created_at, revealed_at)
      values (${ani}, 'h', 's', now(), now()) returning id`,
    );
    seed = Number(made?.id);
  });
  beforeEach(async () => {
    await store().db.execute(sql`truncate rounds, round_steps, rewards, packed_steps cascade`);
  });

  /** Writes rounds as play leaves them, and answers the last one's id. */
  const play = async (played: Played): Promise<number> => {
    const { game, version, times = 1, daysAgo = 0, bet = 0, won = 0 } = played;
    const { mode = 'house', status = 'settled', owner = ani } = played;
    const at = new Date(NOW - daysAgo * DAY_MS).toISOString();
    nonce += times;
    const made = await rowsOf<{ id: number | string }>(
      store().db,
      sql`insert into rounds
      (player_id, game, mode, status, bet, won, seed_id, client_seed, nonce, tuning_version, state,
        opened_at, shown_at, touched_at, settled_at)
      select ${owner}, ${game}, ${mode}, ${status}, ${bet}, ${won}, ${seed}, 'c', ${nonce}::int - n, ${version},
        '{}', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
        case when ${status} <> 'open' then ${at}::timestamptz end
      from generate_series(1, ${times}::int) n returning id`,
    );
    return Number(made.at(-1)?.id);
  };
  const served = (key: GameKey) => demandGame(servedGames, key);
  const versionOf = async (key: GameKey) =>
    (await tuningInForce(store().db, served(key), NOW)).version;
  const figures = async (key: GameKey, days = 7, by: FigurePart = 'day') =>
    (await playedFigures(store().db, served(key), { days, by }, NOW)).figures;

  test('[inspector] a day and a version have their rounds, players, stakes and payouts', async () => {
    const version = await versionOf('squidgame');
    const of = { game: 'squidgame', version, bet: 1_00 } as const;
    await play({ ...of, times: 3, won: 1_92 });
    await play({ ...of, times: 2, owner: budi });
    await play({ ...of, daysAgo: 1, bet: 2_00, won: 3_84 });
    await play({ ...of, daysAgo: 7 });
    await play({ ...of, status: 'voided' });
    await play({ ...of, status: 'open', owner: budi });
    await play({ ...of, game: 'lucky-egg' });
    const all = await figures('squidgame');
    const counted = all.map(({ part, rounds, players, stakes, staked, paid }) => ({
      part,
      rounds,
      players,
      stakes,
      staked,
      paid,
    }));
    expect(counted).toEqual([
      { part: null, rounds: 6, players: 2, stakes: 6, staked: 7_00, paid: 9_60 },
      { part: '2026-03-10', rounds: 5, players: 2, stakes: 5, staked: 5_00, paid: 5_76 },
      { part: '2026-03-09', rounds: 1, players: 1, stakes: 1, staked: 2_00, paid: 3_84 },
    ]);
    expect(all[0]).toMatchObject({ version, mode: 'house', return: 9.6 / 7, exact: 0.96 });
    expect(await figures('squidgame', 1)).toHaveLength(2);
    expect(await figures('spin-wheel')).toEqual([]);
  });

  test('[inspector] the band is that of so many stakes of that size, whichever way was played', async () => {
    const version = await versionOf('squidgame');
    // Everybody takes after the first step: 1.92 or nothing, each as often as it should be.
    const of = { game: 'squidgame', version, bet: 1_00 } as const;
    await play({ ...of, times: 5_000, won: 1_92 });
    await play({ ...of, times: 5_000 });
    const [all] = await figures('squidgame');
    expect(all).toMatchObject({ return: 0.96, deviations: 0 });
    const off = (2.5758 * 0.96) / Math.sqrt(10_000);
    expect(all?.band?.[0]).toBeCloseTo(0.96 - off, 9);
    expect(all?.band?.[1]).toBeCloseTo(0.96 + off, 9);
    await expect(alarmOfFigures(store().db, servedGames, NOW)).resolves.toBeUndefined();

    await play({ ...of, times: 900, won: 1_92 });
    await expect(alarmOfFigures(store().db, servedGames, NOW)).rejects.toThrow(
      new RegExp(
        `squidgame, version ${version} \\(house\\): 103.\\d+ % of 10900 stakes in place of 96.00 %, 8.\\d deviations`,
      ),
    );
    await expect(
      alarmOfFigures(store().db, servedGames, NOW + 8 * DAY_MS),
    ).resolves.toBeUndefined();
  });

  test('[inspector] few stakes sound no alarm', async () => {
    const version = await versionOf('squidgame');
    await play({ game: 'squidgame', version, bet: 1_00, won: 100_00, times: 999 });
    await expect(alarmOfFigures(store().db, servedGames, NOW)).resolves.toBeUndefined();
  });

  test('[inspector] in the nest each egg is a stake of its own', async () => {
    const version = await versionOf('lucky-egg');
    const id = await play({ game: 'lucky-egg', version, bet: 7_00, won: 4_00 });
    for (const [step, bet] of [0, 1_00, 1_00, 5_00, 0].entries())
      await store().db.execute(sql`insert into round_steps
        (round_id, step, events, multiplier, bet, credited, at)
        values (${id}, ${step}, '[]', 0, ${bet}, 0, now())`);
    const [all] = await figures('lucky-egg');
    expect(all).toMatchObject({ rounds: 1, stakes: 3, staked: 7_00, paid: 4_00 });
    const { band, exact } = all ?? {};
    const even = await play({ game: 'lucky-egg', version, bet: 7_00, daysAgo: 2 });
    await store().db.execute(sql`insert into round_steps
      (round_id, step, events, multiplier, bet, credited, at)
      select ${even}, n, '[]', 0, 100, 0, now() from generate_series(1, 7) n`);
    const other = (await figures('lucky-egg')).find(({ part }) => part === '2026-03-08');
    // Seven of one coin tell more than three of which one is large: 27 to 7 in squares.
    const wide = (of: typeof band) => (of?.[1] ?? 0) - (exact ?? 0);
    expect(wide(band) / wide(other?.band)).toBeCloseTo(Math.sqrt(27 / 7), 9);
  });

  test('[inspector] a spin is worth what its version says, in sen; a free game stakes nothing', async () => {
    const version = await versionOf('spin-wheel');
    const spin = await play({ game: 'spin-wheel', version, times: 4 });
    await store().db.execute(sql`insert into rewards (player_id, round_id, sen, created_at)
      values (${ani}, ${spin}, 200, now())`);
    const { unit, figures: spins } = await playedFigures(
      store().db,
      served('spin-wheel'),
      { days: 7, by: 'day' },
      NOW,
    );
    expect(unit).toBe('sen');
    expect(spins[0]).toMatchObject({ rounds: 4, stakes: 4, staked: 4_00, paid: 2_00, return: 0.5 });
    await play({ game: 'fto', version: await versionOf('fto'), won: 3_00 });
    expect((await figures('fto'))[0]).toMatchObject({
      stakes: 0,
      staked: 0,
      paid: 3_00,
      return: null,
      exact: null,
      band: null,
    });
  });

  test('[inspector] matches of two stand apart from those against the house', async () => {
    const version = await versionOf('rock-scissor-paper');
    const of = { game: 'rock-scissor-paper', version, bet: 1_00 } as const;
    await play({ ...of, won: 1_92, mode: 'live' });
    await play(of);
    const sums = (await figures('rock-scissor-paper')).filter(({ part }) => part === null);
    expect(sums.map(({ mode, rounds }) => [mode, rounds])).toEqual([
      ['house', 1],
      ['live', 1],
    ]);
    // Even money or nothing, and the winner's part of both bets or nothing.
    const wide = sums.map(({ band, exact }) => (band?.[1] ?? 0) - (exact ?? 0));
    expect(wide[0]).toBeCloseTo(2.5758 * Math.sqrt(0.485 * 0.515) * 2, 9);
    expect(wide[1]).toBeCloseTo(2.5758 * 0.97, 9);
  });

  /** Everything that is said of hits. */
  const hitsOf = async (key: GameKey) => {
    const [all] = await figures(key);
    return all && { hits: all.hits, rate: all.hitRate, exact: all.exactHits, band: all.hitBand };
  };
  const steps = async (
    round: number,
    of: readonly (readonly [bet: number, credited: number])[],
  ) => {
    for (const [step, [bet, credited]] of of.entries())
      await store().db.execute(sql`insert into round_steps
        (round_id, step, events, multiplier, bet, credited, at)
        values (${round}, ${step}, '[]', ${bet === 0 ? credited : 0}, ${bet}, ${credited}, now())`);
  };

  test('[inspector] a stake that comes back whole hit, half of one did not; the band spans every way of playing', async () => {
    const version = await versionOf('squidgame');
    const of = { game: 'squidgame', version, bet: 1_00 } as const;
    await play({ ...of, times: 50, won: 1_92 });
    await play({ ...of, times: 10, won: 1_00 });
    await play({ ...of, times: 25, won: 99 });
    await play({ ...of, times: 15 });
    const hit = await hitsOf('squidgame');
    // Who takes after the first step has it half of the time, who goes to the end once in 1,024.
    expect(hit).toMatchObject({ hits: 60, rate: 0.6, exact: [1 / 1_024, 0.5] });
    expect(hit?.band).toEqual([0, 0.5 + 2.5758 * Math.sqrt(0.25 / 100)]);
    await play({ ...of, times: 9_900 });
    const [least = 0, most = 0] = (await hitsOf('squidgame'))?.band ?? [];
    expect(least).toBeCloseTo(1 / 1_024 - (2.5758 * Math.sqrt(1_023)) / 1_024 / 100, 9);
    expect(most).toBeCloseTo(0.5 + (2.5758 * 0.5) / 100, 9);
  });

  test('[inspector] hits are of stakes, not of rounds; of spins those that were worth one; without a stake there are none', async () => {
    const eggs = await versionOf('lucky-egg');
    const nest = await play({ game: 'lucky-egg', version: eggs, bet: 4_00, won: 3_50 });
    await steps(nest, [
      [0, 0],
      [1_00, 1_00],
      [1_00, 2_00],
      [1_00, 50],
      [1_00, 0],
    ]);
    const { exact, ...counted } = (await hitsOf('lucky-egg')) ?? {};
    expect(counted).toMatchObject({ hits: 2, rate: 0.5 });
    expect(exact?.[0]).toBe(exact?.[1]);
    expect(exact?.[0]).toBeCloseTo(0.281, 3);

    const wheel = await versionOf('spin-wheel');
    for (const multiplier of [0, 5_000, 10_000, 20_000])
      await steps(await play({ game: 'spin-wheel', version: wheel }), [[0, multiplier]]);
    expect(await hitsOf('spin-wheel')).toMatchObject({ hits: 2, rate: 0.5 });

    await play({ game: 'fto', version: await versionOf('fto'), won: 3_00 });
    expect(await hitsOf('fto')).toEqual({ hits: 0, rate: null, exact: null, band: null });
  });

  test('[inspector] a device is that of the session a round was played in; a language that of the account', async () => {
    const at = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
    const [phone, laptop] = ['phone', 'laptop'];
    await store().db.execute(sql`insert into devices
      (player_id, hash, browser, system, created_at, seen_at) values
      (${ani}, ${phone}, 'Chrome', 'Android', now(), now()), (${ani}, ${laptop}, null, 'Windows', now(), now()),
      (${budi}, ${phone}, 'Safari', 'iOS', now(), now())`);
    await store().db.execute(sql`update sessions set created_at = ${at(6)}::timestamptz,
      device = 'forgotten'`);
    await store().db.execute(sql`insert into sessions
      (token_hash, player_id, created_at, last_seen_at, expires_at, ended_at, device) values
      ('a1', ${ani}, ${at(5)}, now(), now(), now(), ${phone}), ('a2', ${ani}, ${at(3)}, now(), now(), now(), ${laptop}),
      ('b1', ${budi}, ${at(5)}, now(), now(), now(), ${phone})`);
    await store().db.execute(sql`update players set language = 'ms' where id = ${budi}`);
    const version = await versionOf('squidgame');
    const of = { game: 'squidgame', version, bet: 1_00 } as const;
    await play({ ...of, times: 4, daysAgo: 4, won: 1_92 });
    await play({ ...of, times: 3, daysAgo: 2 });
    await play({ ...of, times: 2, daysAgo: 4, owner: budi, won: 3_84 });
    // Before any of the two that are known.
    await play({ ...of, daysAgo: 5.5 });
    const told = async (by: FigurePart) =>
      (await figures('squidgame', 7, by)).map(({ part, rounds, staked, paid, hits }) => [
        part,
        rounds,
        staked,
        paid,
        hits,
      ]);
    const all = [null, 10, 10_00, 15_36, 6];
    expect(await told('device')).toEqual([
      all,
      ['Android, Chrome', 4, 4_00, 7_68, 4],
      ['Windows', 3, 3_00, 0, 0],
      ['iOS, Safari', 2, 2_00, 7_68, 2],
      ['', 1, 1_00, 0, 0],
    ]);
    expect(await told('language')).toEqual([
      all,
      ['en', 8, 8_00, 7_68, 4],
      ['ms', 2, 2_00, 7_68, 2],
    ]);
  });

  test('[inspector] what was staked is told of a version whatever became of its numbers; what it should be is not', async () => {
    const inForce = await versionOf('squidgame');
    const other = (version: number, change: object) =>
      store().db.execute(sql`insert into tunings
        (game, version, values, hash, origin, status, base, created_at, created_by)
        select game, ${version}, values || ${JSON.stringify(change)}::jsonb, hash, 'published', 'published', 1, now(), 'x'
        from tunings where game = 'squidgame' and version = ${inForce}`);
    const [tampered, broken, gone] = [inForce + 1, inForce + 2, inForce + 3];
    await other(tampered, { clockMs: 20_000 });
    await other(broken, { steps: 'none' });
    for (const version of [inForce, tampered, broken, gone])
      await play({ game: 'squidgame', version, bet: 1_00, won: 1_92 });
    const none = { exact: null, band: null, deviations: null, exactHits: null, hitBand: null };
    const sums = (await figures('squidgame')).filter(({ part }) => part === null);
    expect(sums).toMatchObject([
      { version: gone, stakes: 1, return: 1.92, hits: 1, hitRate: 1, ...none },
      { version: broken, stakes: 1, return: 1.92, hits: 1, hitRate: 1, ...none },
      { version: tampered, stakes: 1, return: 1.92, hits: 1, hitRate: 1, ...none },
      { version: inForce, stakes: 1, return: 1.92, hits: 1, hitRate: 1, exact: 0.96 },
    ]);
    await store().db.execute(
      sql`delete from tunings where game = 'squidgame' and version > ${inForce}`,
    );

    await play({ game: 'spin-wheel', version: 99 });
    expect((await figures('spin-wheel'))[0]).toMatchObject({ stakes: 1, staked: 0, return: null });
    for (const by of FIGURE_PARTS) expect(await figures('lucky-egg', 7, by)).toEqual([]);
  });

  test('[inspector] figures are read every few seconds; where that takes long, the more seldom', async () => {
    const version = await versionOf('squidgame');
    let now = NOW;
    /** How long each look at the clock takes. */
    let slow = 0;
    const clock = new ManualClock(NOW);
    clock.now = () => {
      now += slow;
      return now;
    };
    const read = async (at: number) => {
      now = NOW + at;
      const { figures: rows } = await keptFigures(store(), clock, served('squidgame'), {
        days: 3,
        by: 'day',
      });
      await play({ game: 'squidgame', version });
      return rows[0]?.rounds;
    };
    await play({ game: 'squidgame', version });
    expect([await read(0), await read(3_999), await read(4_000)]).toEqual([1, 1, 3]);
    slow = 1_000;
    expect(await read(8_000)).toBe(4);
    slow = 0;
    // From its beginning to its end it took a second.
    expect([await read(29_999), await read(40_000)]).toEqual([4, 6]);
  });
});
