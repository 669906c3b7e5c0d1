import pg from 'pg';

/** The server's own (server/platform/store/postgres.ts). */
export const POOL = 10;
const BARE_MS = 1_500;
const PLENTY = 1_000_000_000;

const BET = {
  name: 'bare_bet',
  text: `with taken as (
    update bare_accounts set balance = balance - 20 where id = $1 and balance >= 20 returning id
  ) insert into bare_bets (account_id, amount) select id, 20 from taken`,
};

/**
 * The bare bet: one statement that takes a stake where the coins suffice and writes it down, committed, through
 * node-postgres. What the machine and its PostgreSQL are capable of at the moment: a settled round is told as
 * its share.
 */
export const openBareBet = async (connectionString: string, players: number) => {
  const pool = new pg.Pool({ connectionString, max: POOL });
  await pool.query(`create table bare_accounts (id int primary key, balance bigint not null);
    create table bare_bets (id bigint generated always as identity primary key, account_id int, amount int);
    insert into bare_accounts select n, ${PLENTY} from generate_series(1, ${players}) n`);

  const play = async (id: number, until: number): Promise<number> => {
    let bets = 0;
    for (; performance.now() < until; bets += 1) await pool.query({ ...BET, values: [id] });
    return bets;
  };

  return {
    /** Bets a second, each player one after the other. */
    async perSecond(): Promise<number> {
      const began = performance.now();
      const seats = Array.from({ length: players }, (_, at) => play(at + 1, began + BARE_MS));
      const bets = (await Promise.all(seats)).reduce((sum, each) => sum + each, 0);
      return (1000 * bets) / (performance.now() - began);
    },

    /** Process ids of the database's connections, its own among them. */
    async backends(): Promise<number[]> {
      const found = await pool.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database()',
      );
      return found.rows.map(({ pid }) => pid);
    },

    close: () => pool.end(),
  };
};
