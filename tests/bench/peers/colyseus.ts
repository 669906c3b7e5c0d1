import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { POOL } from '../bareBet.ts';
import { drawPayout, type Peer, PLENTY, STAKE } from './peer.ts';

interface Round {
  key: string;
  player: number;
  payout: number;
}
/** Commits a round; answers the player's coins afterwards, or throws. */
type Commit = (pool: pg.Pool, round: Round) => Promise<number>;

const HOUSE = 0;
const TABLES = `create table peer_accounts (id int generated always as identity primary key,
    name text not null unique, balance bigint not null check (balance >= 0));
  create table peer_rounds (id bigint generated always as identity primary key, key uuid not null unique,
    player int not null references peer_accounts, stake int not null, payout int not null,
    at timestamptz not null default now());
  create table peer_postings (id bigint generated always as identity primary key,
    round bigint not null references peer_rounds, account int not null, amount bigint not null)`;

const ROUND = `insert into peer_rounds (key, player, stake, payout) values ($1, $2, ${STAKE}, $3)
  on conflict (key) do nothing returning id`;
const PAY = `update peer_accounts set balance = balance - ${STAKE} + $2
  where id = $1 and balance >= ${STAKE} returning balance`;
const POST = `insert into peer_postings (round, account, amount)
  values ($1, $2, $3), ($1, ${HOUSE}, -$3::bigint)`;

/** As it is usually written: a transaction on a connection of its own, statement by statement. */
const inTransaction: Commit = async (pool, { key, player, payout }) => {
  const client = await pool.connect();
  const ask = async <Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ) => (await client.query<Row>({ name, text, values })).rows[0];
  try {
    await client.query('begin');
    const round = await ask<{ id: string }>('round', ROUND, [key, player, payout]);
    if (!round) throw new Error('a repeated message');
    const paid = await ask<{ balance: string }>('pay', PAY, [player, payout]);
    if (!paid) throw new Error('too few coins');
    await ask('post', POST, [round.id, player, payout - STAKE]);
    await client.query('commit');
    return Number(paid.balance);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** As who knows the database well may write it: all of it in one statement. */
const ALL_AT_ONCE = {
  name: 'all_at_once',
  text: `with paid as (
    update peer_accounts set balance = balance - ${STAKE} + $3
    where id = $2 and balance >= ${STAKE} returning balance
  ), round as (
    insert into peer_rounds (key, player, stake, payout) select $1, $2, ${STAKE}, $3 from paid returning id
  ), posted as (
    insert into peer_postings (round, account, amount) select round.id, side.account, side.amount
    from round, (values ($2::int, $3::int - ${STAKE}), (${HOUSE}, ${STAKE} - $3::int)) side (account, amount)
  ) select balance from paid`,
};
const inOneStatement: Commit = async (pool, { key, player, payout }) => {
  const { rows } = await pool.query({ ...ALL_AT_ONCE, values: [key, player, payout] });
  if (!rows[0]) throw new Error('too few coins');
  return Number(rows[0].balance);
};

/** A room for each player, whose state is the player's coins; a stake is a request, answered once it is committed. */
const colyseus = (commit: Commit): Peer => ({
  isDurable: true,

  async serve(load, port, databaseUrl) {
    const { Server, Room } = await load('@colyseus/core');
    const { WebSocketTransport } = await load('@colyseus/ws-transport');
    const { schema, t } = await load('@colyseus/schema');
    const Purse = schema({ coins: t.number() });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
    await pool.query(TABLES);

    class EggRoom extends Room {
      state = new Purse();
      player = Number.NaN;
      messages = {
        stake: async (_client: unknown, { key }: { key: string }) => {
          const payout = drawPayout();
          this.state.coins = await commit(pool, { key, player: this.player, payout });
          // At once: the next of its own comes 50 ms later.
          this.broadcastPatch();
          return { payout, coins: this.state.coins };
        },
      };
      async onCreate({ player }: { player: string }) {
        const { rows } = await pool.query(
          'insert into peer_accounts (name, balance) values ($1, $2) returning id',
          [player, PLENTY],
        );
        this.player = rows[0].id;
        this.state.coins = PLENTY;
      }
    }

    const server = new Server({ greet: false, transport: new WebSocketTransport() });
    server.define('egg', EggRoom);
    await server.listen(port, '127.0.0.1');
  },

  async connect(load, url, player) {
    const { Client } = await load('@colyseus/sdk');
    const room = await new Client(url).create('egg', { player });
    return {
      stake: () => room.request('stake', { key: randomUUID() }),
      close: () => room.leave(),
    };
  },
});

export const colyseusInTransaction = colyseus(inTransaction);
export const colyseusInOneStatement = colyseus(inOneStatement);
