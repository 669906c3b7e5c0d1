import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { GameKey } from '#contract/games.ts';
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
  const figures = async (key: GameKey, days = 7) =>
    (await playedFigures(store().db, served(key), days, NOW)).figures;

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
    const counted = all.map(({ day, rounds, players, stakes, staked, paid }) => ({
      day,
      rounds,
      players,
      stakes,
      staked,
      paid,
    }));
    expect(counted).toEqual([
      { day: null, rounds: 6, players: 2, stakes: 6, staked: 7_00, paid: 9_60 },
      { day: '2026-03-10', rounds: 5, players: 2, stakes: 5, staked: 5_00, paid: 5_76 },
      { day: '2026-03-09', rounds: 1, players: 1, stakes: 1, staked: 2_00, paid: 3_84 },
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
    const other = (await figures('lucky-egg')).find(({ day }) => day === '2026-03-08');
    // Seven of one coin tell more than three of which one is large: 27 to 7 in squares.
    const wide = (of: typeof band) => (of?.[1] ?? 0) - (exact ?? 0);
    expect(wide(band) / wide(other?.band)).toBeCloseTo(Math.sqrt(27 / 7), 9);
  });

  test('[inspector] a spin is worth what its version says, in sen; a free game stakes nothing', async () => {
    const version = await versionOf('spin-wheel');
    const spin = await play({ game: 'spin-wheel', version, times: 4 });
    await store().db.execute(sql`insert into rewards (player_id, round_id, sen, created_at)
      values (${ani}, ${spin}, 200, now())`);
    const { unit, figures: spins } = await playedFigures(store().db, served('spin-wheel'), 7, NOW);
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
    const sums = (await figures('rock-scissor-paper')).filter(({ day }) => day === null);
    expect(sums.map(({ mode, rounds }) => [mode, rounds])).toEqual([
      ['house', 1],
      ['live', 1],
    ]);
    // Even money or nothing, and the winner's part of both bets or nothing.
    const wide = sums.map(({ band, exact }) => (band?.[1] ?? 0) - (exact ?? 0));
    expect(wide[0]).toBeCloseTo(2.5758 * Math.sqrt(0.485 * 0.515) * 2, 9);
    expect(wide[1]).toBeCloseTo(2.5758 * 0.97, 9);
  });

  test('[inspector] figures are read once a minute', async () => {
    const version = await versionOf('squidgame');
    const read = async (at: number) =>
      (await keptFigures(store(), served('squidgame'), 3, at)).figures[0]?.rounds;
    await play({ game: 'squidgame', version });
    expect(await read(NOW)).toBe(1);
    await play({ game: 'squidgame', version });
    expect([await read(NOW + 59_999), await read(NOW + 60_000)]).toEqual([1, 2]);
  });
});
