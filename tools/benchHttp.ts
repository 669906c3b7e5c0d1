import { print } from '#server/platform/terminal.ts';
import { benchHttp, type HttpReport } from '../tests/bench/http.ts';
import type { Scenario } from '../tests/bench/load.ts';
import { median } from '../tests/bench/median.ts';
import { line, perSecond } from './benchLines.ts';
import { findPostgres } from './services.ts';

/** Whether there is a PostgreSQL for the clubs that are measured. */
export const hasPostgres = async (): Promise<boolean> => {
  const postgres = await findPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres;
  else print('PostgreSQL left out: none found; set TEST_DATABASE_URL');
  delete process.env.TEST_REDIS_URL;
  return postgres !== undefined;
};

/** What is played, and the least share of the bare bet it is to reach. */
const SCENARIOS: Record<Scenario, { name: string; share: number }> = {
  'lucky-egg': { name: 'cracks settled', share: 0.25 },
  squidgame: { name: 'bridges opened, stepped on, settled', share: 0.1 },
};
type Table = readonly [database: 'pglite' | 'postgres', players: number];
const TABLES: readonly Table[] = [
  ['pglite', 16],
  ['postgres', 16],
  ['postgres', 256],
];

const table = (
  [database, players]: Table,
  { name, share }: (typeof SCENARIOS)[Scenario],
  reports: readonly HttpReport[],
): void => {
  const of = (pick: (report: HttpReport) => number) => median(reports.map(pick));
  const text = (pick: (report: HttpReport) => number) => `${of(pick).toFixed(2)} ms`;
  if (database === 'postgres')
    perSecond(
      'bare bet',
      reports.map(({ bare }) => bare),
    );
  perSecond(
    `http ${database}, ${players} players: ${name}`,
    reports.map((report) => (1000 * report.settled) / report.ms),
  );
  if (database === 'postgres') {
    const reached = of((r) => (1000 * r.settled) / r.ms / r.bare);
    line(
      '  share of the bare bet',
      reached.toFixed(3),
      `${reached >= share ? 'ok' : 'BELOW'} (at least ${share})`,
    );
  }
  line(
    '  a call takes: half of them, 99 of 100',
    text((r) => r.median),
    text((r) => r.most),
  );
  line(
    "  processor time a call: server's, bench's own",
    text((r) => r.serverMs / r.calls),
    text((r) => r.ownMs / r.calls),
  );
  line(
    "  processor time a round: server's, PostgreSQL's",
    text((r) => r.serverMs / r.settled),
    text((r) => r.databaseMs / r.settled),
  );
};

export const http = async (runs: number): Promise<void> => {
  const isThere = await hasPostgres();
  for (const [database, players] of TABLES) {
    if (database === 'postgres' && !isThere) continue;
    for (const [key, scenario] of Object.entries(SCENARIOS)) {
      const order = { database, scenario: key as Scenario, players, runs };
      table([database, players], scenario, await benchHttp(order));
    }
  }
};
