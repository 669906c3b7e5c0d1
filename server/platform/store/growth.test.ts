import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { GAME_KEYS } from '#contract/games.ts';
import { TOTALS_LINES } from '#contract/history.ts';
import { RoundAnswer } from '#contract/rounds.ts';
import { openSession } from '../../domains/accounts/sessions.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';
import { rowsOf, type Statement, type Store, type Tx, type Value } from './store.ts';
import { grow } from './testGrowth.ts';
import { eachStore } from './testStore.ts';

const ROUNDS = 10_000;
/** Rows a call may touch of a table or an index, whosever it is: some pages, of 500 there are. */
const MOST = 150;
/** But for the days of a year, of which a player's months are made. */
const DAYS = 366;

/** Totals add up what is shown: of no more lines than this. */
const mostOf = (path: string, name: string): number => {
  if (path.startsWith('history/totals')) return MOST + 2 * TOTALS_LINES;
  return name.startsWith('played_days') ? DAYS : MOST;
};

/** Runs a hand-written statement on a transaction. */
const runOn = <Row>(tx: Tx, { text }: Statement, values: readonly Value[]): Promise<Row[]> => {
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, i) => (i % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part)));
  return rowsOf<Row>(tx, sql.join(chunks));
};

/** Rows that this connection has read or found of each table and index, and not yet reported. */
const countOf = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await rowsOf<{ name: string; rows: string | number }>(
    tx,
    sql`select relname as name,
        pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid) as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
  );
  return new Map(rows.map((row) => [row.name, Number(row.rows)]));
};

/** A store on one transaction: the database counts for itself what each touches. */
const inside = (store: Store) => {
  let tx: Tx | null = null;
  const open = (): Tx => {
    if (!tx) throw new Error('no transaction is open');
    return tx;
  };
  return {
    store: {
      kind: store.kind,
      get db() {
        return tx ?? store.db;
      },
      transaction: (work) => work(open()),
      run: (statement, values) => runOn(open(), statement, values),
      dump: store.dump,
      close: async () => {},
    } satisfies Store as Store,
    /** Runs `work` on this store; answers the rows it touched in each table and index. */
    touched: (work: () => Promise<unknown>): Promise<Map<string, number>> =>
      store.transaction(async (own) => {
        await own.execute(sql`set transaction isolation level repeatable read`);
        // As it would be if all tables were large: of small ones it is cheaper to read everything.
        for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'])
          await own.execute(sql.raw(`set local ${way} = off`));
        const before = await countOf(own);
        tx = own;
        await work().finally(() => {
          tx = null;
        });
        const after = await countOf(own);
        return new Map([...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)]));
      }),
  };
};

eachStore(`a club of ${ROUNDS} rounds`, (store) => {
  let club: TestApp;
  let view: ReturnType<typeof inside>;
  const who = { heavy: { id: 0, token: '' }, dormant: { id: 0, token: '' } };

  beforeAll(async () => {
    view = inside(store());
    club = await openTestApp({ store: view.store });
    const { clock } = club.deps;
    const now = clock.now();
    for (const player of Object.values(who)) {
      player.id = await testPlayer(store());
      player.token = (await openSession(store().db, clock, player.id)).token;
    }
    await grow(store(), { rounds: ROUNDS, heavy: who.heavy.id, dormant: who.dormant.id, now });
  });
  afterAll(() => club.close());

  const day = (ago: number) => new Date(club.deps.clock.now() - ago * DAY_MS).toISOString();
  const spans = () => [
    `from=${day(400)}&to=${day(390)}`,
    `from=${day(300)}&to=${day(100)}`,
    `from=${day(30)}`,
  ];

  const idsOf = async (table: string, player: number) => {
    const [row] = await rowsOf<{ low: string; middle: string }>(
      store().db,
      sql`select min(id) as low, percentile_disc(0.5) within group (order by id) as middle
        from ${sql.identifier(table)} where player_id = ${player}`,
    );
    return row;
  };

  /** Every reading call of a player. */
  const paths = async (player: number): Promise<string[]> => {
    const lists = async (path: string, table: string, kinds: string[]) => {
      const ids = await idsOf(table, player);
      return ['', ...kinds].flatMap((kind) =>
        [
          `before=${ids?.middle ?? 1}`,
          '',
          ...spans().flatMap((span) => [span, `${span}&before=${ids?.middle ?? 1}`]),
        ].map((place) => `${path}?${[kind, place].filter(Boolean).join('&')}`),
      );
    };
    /** Its pages go by time: each span is asked for from its middle as well. */
    const histories = async (of: number) => {
      const id = (await idsOf('rounds', of))?.middle ?? 1;
      const middle = Date.parse(day(200));
      const kinds = ['', 'type=SQUIDGAME', 'type=REDEEM', 'type=ADJUST'];
      const places = ['', ...spans()].flatMap((span) => [
        span,
        `${span}&before=${middle}r${id}`,
        `${span}&before=${middle}c${id}`,
      ]);
      return [
        ...kinds.flatMap((kind) => places.map((place) => `history?${kind}&${place}`)),
        `history?number=${id}`,
        `history?number=${(await idsOf('redemptions', of))?.middle ?? 1}`,
        `history?number=${(await idsOf('postings', of))?.middle ?? 1}`,
        ...kinds.map((kind) => `history/totals?${kind}`),
      ];
    };
    const one = async (path: string, table: string) =>
      `${path}/${(await idsOf(table, player))?.low ?? 1}`;
    return [
      ...(await lists('transactions', 'postings', [
        'type=LUCKYEGG',
        'type=SQUIDGAME',
        'type=REDEEM',
      ])),
      ...(await histories(player)),
      ...(await lists('rounds', 'rounds', ['game=lucky-egg', 'game=squidgame', 'game=fto'])),
      await one('transactions', 'postings'),
      await one('rounds', 'rounds'),
      'redemptions',
      `redemptions?before=${(await idsOf('redemptions', player))?.middle ?? 1}`,
      'inbox',
      `inbox?before=${(await idsOf('inbox', player))?.middle ?? 1}`,
      await one('inbox', 'inbox'),
      'seeds',
      'player',
      'responsible-gaming',
      ...GAME_KEYS.map((game) => `games/${game}/round`),
    ];
  };

  test('has a sound ledger', async () => {
    const { problems, postings } = await checkLedger(store());
    expect(problems).toEqual([]);
    expect(postings).toBeGreaterThan(ROUNDS);
  });

  test.each(['heavy', 'dormant'] as const)(
    'reads no more for one player than for another: the %s one',
    async (kind) => {
      const { id, token } = who[kind];
      const much: Record<string, unknown> = {};
      for (const path of await paths(id)) {
        let status = 0;
        const rows = await view.touched(async () => {
          status = (await club.get(path, token)).statusCode;
        });
        expect([path, status]).toEqual([path, status === 404 ? 404 : 200]);
        for (const [name, count] of rows)
          if (count > mostOf(path, name)) much[`${path} ${name}`] = count;
      }
      expect(much).toEqual({});
    },
  );
});

/** So many come to a table that one player has been at. */
const PLAYERS = 40;
/** Rows a play may touch of a table or an index. */
const MOST_A_PLAY = 20;

eachStore(`a club opened today, ${PLAYERS} at a table`, (store) => {
  // Plans are kept from when the first one played, and statistics know of nobody.
  test('goes through nobody else’s rows for a play', async () => {
    const view = inside(store());
    const club = await openTestApp({ store: view.store });
    const { clock } = club.deps;
    const sit = async () => {
      const { token } = await openSession(
        store().db,
        clock,
        await testPlayer(store(), 100_00, clock.now()),
      );
      return { token, at: 'games/lucky-egg/rounds' };
    };
    type Seat = Awaited<ReturnType<typeof sit>>;
    const post = async ({ at, token }: Seat, body: object) => {
      const answer = await club.post(at, { requestId: randomUUID(), ...body }, token);
      return RoundAnswer.parse(answer.json()).round;
    };
    const open = (seats: readonly Seat[]) =>
      view.touched(() =>
        Promise.all(
          seats.map(async (seat) => {
            seat.at += `/${(await post(seat, { clientSeed: 'own', bet: 0 })).id}/moves`;
          }),
        ),
      );
    const crack = (seats: readonly Seat[], egg: number) =>
      view.touched(() =>
        Promise.all(
          seats.map((seat) => post(seat, { step: egg, move: { kind: 'crack', egg }, bet: 20 })),
        ),
      );
    const first = await sit();
    await open([first]);
    for (let egg = 0; egg < 6; egg += 1) await crack([first], egg);
    const others = await Promise.all(Array.from({ length: PLAYERS }, sit));
    await open(others);
    for (let egg = 0; egg < 2; egg += 1) {
      const much = [...(await crack(others, egg))].filter(
        ([name, rows]) =>
          /^(?:rounds|accounts|lots|sessions|players)/.test(name) && rows > MOST_A_PLAY * PLAYERS,
      );
      expect(much).toEqual([]);
    }
    await club.close();
  });
});
