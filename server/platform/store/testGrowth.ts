import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { createDraws } from '#engine/core/fair/draws.ts';
import { hashServerSeed } from '#engine/core/fair/seeds.ts';
import { settlementOf } from '#engine/core/rules/after.ts';
import { isRefusedStep } from '#engine/core/rules/rules.ts';
import { lotDays } from '../../domains/ledger/ledger.ts';
import { servedGames } from '../../domains/rounds/games.ts';
import { demandGame } from '../../domains/rounds/load.ts';
import { tuningInForce } from '../../domains/rounds/tunings/inForce.ts';
import type { AnyStep } from '../../domains/rounds/write/steps.ts';
import { testCipher } from '../secrets/testCipher.ts';
import { rowsOf, type Store, type Tx } from './store.ts';

// Tests' own: a club that has been played in for long, made by set-based SQL in no time. Coins move by
// ledger_write, the one definition of how they do, with every trigger as it is; the ledger is sound
// after it. Rounds are copies of one round of each game, so none can be checked against its seed.

/** How long the club has been open. */
const DAYS = 400;
const CROWD = 500;
/** The dormant player's rounds: the club's first ones. */
const DORMANT = 100;
/** Every so many rounds are the heavy player's; one of five of these is no round but a redemption. */
const HEAVY = 20;
/** Rounds written in one transaction. */
const CHUNK = 20_000;
const COINS = 1_000_000_00;

export interface Grown {
  rounds: number;
  /** A twentieth of all rounds are theirs, to the last day, and as many messages and old seeds. */
  heavy: number;
  /** Played when the club was young, and then never again. */
  dormant: number;
  now: number;
}

/** A round of a game that is over: what its rows say, for all of them. */
interface Example {
  game: string;
  line: string;
  bet: number;
  won: number;
  tuning: number;
  state: unknown;
  steps: { move: object | null; step: AnyStep; bet: number; credited: number }[];
}

/** Of everybody who is grown. */
const SECRET = '7a'.repeat(32);
const SECRET_HASH = hashServerSeed(SECRET);

/** Plays one round by its game's own rules: an opening, and a move that ends it or leaves it idle. */
const exampleOf = async (
  store: Store,
  key: string,
  { bet, move, now }: { bet: number; move: object; now: number },
): Promise<Example> => {
  const game = demandGame(servedGames, key);
  const { version, parsed } = await tuningInForce(store.db, game, now);
  const draws = (round: number) =>
    createDraws({ serverSeed: SECRET, clientSeed: 'grown', nonce: 0, round });
  const opened = game.rules.open(parsed, draws(0));
  const moved = game.rules.move(parsed, opened.state, move, draws(1));
  if (isRefusedStep(moved)) throw new Error(moved.refused);
  const isHeld = game.plan.kind === 'round';
  const stake = { bet: isHeld ? 0 : bet, held: isHeld ? bet : 0 };
  const won = settlementOf(game.plan, parsed, moved, stake).credited;
  return {
    game: key,
    line: game.transactionType,
    bet,
    won,
    tuning: version,
    state: moved.state,
    steps: [
      { move: null, step: opened, bet: isHeld ? bet : 0, credited: 0 },
      { move, step: moved, bet: isHeld ? 0 : bet, credited: won },
    ],
  };
};

/** In place of a seed and its hash. */
const hashOf = (column: string): SQL => sql.raw(`encode(sha256(${column}::text::bytea), 'hex')`);

/** The players of the crowd. */
const addCrowd = async (store: Store, now: number): Promise<number[]> => {
  const at = new Date(now - DAYS * DAY_MS).toISOString();
  const rows = await rowsOf<{ id: string | number }>(
    store.db,
    sql`insert into players (uid, uid_lower, full_name, phone, password_hash, created_at)
      select 'crowd' || n, 'crowd' || n, 'One of many', '+crowd' || n, '-', ${at}::timestamptz
      from generate_series(1, ${CROWD}::int) n returning id`,
  );
  return rows.map(({ id }) => Number(id));
};

/** Rounds `from` to `to` of all, with everything that hangs on them. */
const addRounds = async (
  tx: Tx,
  examples: readonly Example[],
  { rounds, heavy, dormant, now }: Grown,
  crowd: readonly number[],
  [from, to]: readonly [number, number],
): Promise<void> => {
  const run = (statement: SQL) => tx.execute(statement);
  const began = new Date(now - DAYS * DAY_MS).toISOString();
  const apart = ((DAYS - 1) * DAY_MS) / rounds;
  await run(sql`create temp table example on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(examples)}::jsonb)
      as e(game text, line text, bet bigint, won bigint, tuning int, state jsonb, steps jsonb)`);
  await run(sql`create temp table played on commit drop as
    select p.*, s.id as seed, s.nonce + row_number() over (partition by p.owner order by p.n) - 1 as nonce,
      own.id as available, held.id as held, l.id as lot,
      case when p.game is not null then nextval('rounds_id_seq') end as round,
      case when p.game is distinct from 'lucky-egg' then nextval('holds_id_seq') end as hold
    from (
      select n, ${began}::timestamptz + n * ${apart}::float8 * interval '1 millisecond' as at,
        case when n <= ${DORMANT} then ${dormant}::bigint
          when n % ${HEAVY} = 0 then ${heavy}::bigint
          else (${`{${crowd.join()}}`}::bigint[])[1 + n % ${CROWD}] end as owner,
        case when n > ${DORMANT} and (n % ${5 * HEAVY} = 0 or n % 25 = 7) then null
          when n % 7 = 3 then 'squidgame' else 'lucky-egg' end as game
      from generate_series(${from}::int, ${to}::int) n
    ) p
      join seeds s on s.player_id = p.owner and s.revealed_at is null
      join accounts own on own.player_id = p.owner and own.kind = 'available'
      join accounts held on held.player_id = p.owner and held.kind = 'held'
      join lots l on l.player_id = p.owner
    order by p.n`);
  await run(sql`insert into holds (id, player_id, amount, status) overriding system value
    select p.hold, p.owner, coalesce(e.bet, 5000), 'posted'
    from played p left join example e using (game) where p.hold is not null`);
  await run(sql`insert into lot_holds (hold_id, lot_id, amount)
    select p.hold, p.lot, coalesce(e.bet, 5000)
    from played p left join example e using (game) where p.hold is not null`);
  await run(sql`insert into rounds (id, player_id, game, status, step, bet, won, hold_id, seed_id,
      client_seed, nonce, tuning_version, state, opened_at, shown_at, touched_at, settled_at)
    overriding system value
    select p.round, p.owner, p.game, 'settled', 1, e.bet, e.won, p.hold, p.seed,
      'grown', p.nonce, e.tuning, e.state, p.at, p.at, p.at, p.at
    from played p join example e using (game)`);
  await run(sql`insert into round_steps (round_id, step, move, events, multiplier, bet, credited, at)
    select p.round, s.n - 1, nullif(s.step->'move', 'null'), s.step->'step'->'events',
      (s.step->'step'->>'multiplier')::int, (s.step->>'bet')::bigint,
      (s.step->>'credited')::bigint, p.at
    from played p join example e using (game)
      cross join lateral jsonb_array_elements(e.steps) with ordinality s(step, n)`);
  // A stake or a hold; what became of it.
  await run(sql`select ledger_write(array_agg(
      (p.owner, l.line, l.size, l.source, l.target, p.hold, p.round, null, p.at)::ledger_line
      order by p.n, l.k))
    from played p left join example e using (game)
      cross join lateral (values
        (1, coalesce(e.line, 'REDEEM'), coalesce(e.bet, 5000), p.available,
          case when p.hold is null then club_account('house') else p.held end),
        (2, case when p.hold is null then e.line else 'SETTLED' end,
          case when p.hold is null then e.won else coalesce(e.bet, 5000) end,
          case when p.hold is null then club_account('house') else p.held end,
          case when p.hold is null then p.available
            when p.game is null then club_account('redeemed') else club_account('house') end)
      ) as l(k, line, size, source, target)
    where l.size > 0`);
  await run(sql`insert into redemptions
      (player_id, hold_id, coins, credit_sen, status, created_at, decided_at, decided_by)
    select p.owner, p.hold, 5000, 1000, 'success', p.at, p.at, 'grown'
    from played p where p.game is null`);
  await run(sql`update lots l set remaining = l.remaining - t.taken + t.gained,
      amount = l.amount + t.gained
    from (
      select p.lot, sum(coalesce(e.bet, 5000)) as taken,
        sum(case when p.hold is null then e.won else 0 end) as gained
      from played p left join example e using (game) group by p.lot
    ) t where l.id = t.lot`);
  await run(sql`update seeds s set nonce = t.nonce + 1
    from (select seed, max(nonce) as nonce from played group by seed) t where s.id = t.seed`);
};

/** What else the heavy player's lists are made of. */
const addPapers = (tx: Tx, { rounds, heavy, now }: Grown): Promise<unknown> => {
  const count = Math.floor(rounds / HEAVY);
  const at = sql`${new Date(now).toISOString()}::timestamptz - (${count}::int - n) * interval '1 second'`;
  return tx.execute(sql`with messages as (
      insert into inbox (player_id, payload, created_at, read_at)
      select ${heavy}::bigint, '{}', ${at}, case when n % 50 > 0 then ${at} end
      from generate_series(1, ${count}::int) n
    )
    insert into seeds (player_id, server_seed, server_seed_hash, created_at, revealed_at)
    select ${heavy}::bigint, ${hashOf('n')}, ${hashOf('n')}, ${at}, ${at}
    from generate_series(1, ${count}::int) n`);
};

/** Fills an empty club with what `grown` says. Its statistics are up to date after it. */
export const grow = async (store: Store, grown: Grown): Promise<void> => {
  const { rounds, heavy, dormant, now } = grown;
  const crowd = await addCrowd(store, now);
  await store.transaction((tx) => addPapers(tx, grown));
  const until = lotDays(now).earned.toISOString();
  const at = new Date(now - DAYS * DAY_MS).toISOString();
  const everybody = sql`unnest(${`{${[heavy, dormant, ...crowd].join()}}`}::bigint[]) player`;
  const sealed = testCipher.seal(SECRET, SECRET_HASH);
  await store.db.execute(sql`insert into seeds (player_id, sealed_seed, server_seed_hash, created_at)
    select player, ${sealed}, ${SECRET_HASH}, ${at}::timestamptz from ${everybody}`);
  await store.db.execute(sql`select ledger_credit(player, 'ADJUST', ${COINS}::bigint, null, null,
    ${at}::timestamptz, ${until}::timestamptz) from ${everybody}`);
  const examples = [
    await exampleOf(store, 'lucky-egg', { bet: 20, move: { kind: 'crack', egg: 0 }, now }),
    await exampleOf(store, 'squidgame', { bet: 50, move: { kind: 'quit' }, now }),
  ];
  for (let from = 1; from <= rounds; from += CHUNK) {
    const span = [from, Math.min(rounds, from + CHUNK - 1)] as const;
    await store.transaction((tx) => addRounds(tx, examples, grown, crowd, span));
  }
  await store.db.execute(sql`analyze`);
};
