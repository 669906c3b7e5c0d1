import { parseArgs } from 'node:util';
import pg from 'pg';
import { openCluster } from '../tests/attack/cluster.ts';
import { besiege, type SiegeReport } from '../tests/attack/siege.ts';
import { Club } from '../tests/journeys/club.ts';
import { run } from './run.ts';

// Attacks the real server for as long as it takes, or for so many minutes: `npm run attack -- 5`. It
// cuts the connections to PostgreSQL and restarts it, kills the server with SIGKILL, and sends what is
// malformed; the short forms of all of it are in `npm test`.
const { positionals } = parseArgs({ allowPositionals: true });
const minutes = positionals[0] === undefined ? Number.POSITIVE_INFINITY : Number(positionals[0]);
if (!(minutes > 0)) throw new Error(`No number of minutes: ${positionals[0]}`);

const CUTS = 200;
const RESTARTS = 3;
const KILLS = 100;
const MALFORMED = 100_000;
/** A half of the time for the connections, the rest for the kills on each database. */
const SHARE = { cuts: 0.5, kills: 0.25 };

let isHurt = false;
const tell = (
  what: string,
  log: string,
  { blows, acknowledged, repeated, faults }: SiegeReport,
): void => {
  isHurt ||= faults.length > 0;
  console.log(
    `${blows} ${what}: ${acknowledged} changes acknowledged, ${repeated} calls sent again, ` +
      `${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  if (faults.length > 0) console.log(log);
};

const timeFor = (share: number) => {
  const end = performance.now() + minutes * 60_000 * share;
  return () => performance.now() > end;
};

const cluster = await openCluster();
try {
  process.env.TEST_DATABASE_URL = cluster.url;
  const env = { LOG_LEVEL: 'error' };
  const club = await Club.open('postgres', { env });
  let fallen = 0;
  const cut = async () => {
    fallen += 1;
    if (fallen % Math.floor(CUTS / (RESTARTS + 1)) === 0) return cluster.restart();
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname like 'hornbill_test_%' and pid <> pg_backend_pid()`,
    );
    await admin.end();
  };
  const cuts = { blows: CUTS + RESTARTS, isTime: timeFor(SHARE.cuts), blow: cut };
  const report = await besiege(club, cuts);
  tell('cuts and restarts of PostgreSQL', club.log, report);
  await club.close();
  for (const database of ['postgres', 'pglite'] as const) {
    const victim = await Club.open(database, { env });
    const kill = async () => {
      await victim.kill();
      await victim.start();
    };
    const kills = { blows: KILLS, isTime: timeFor(SHARE.kills), blow: kill };
    const report = await besiege(victim, kills);
    tell(`kills of the server on ${database}`, victim.log, report);
    await victim.close();
  }
} finally {
  delete process.env.TEST_DATABASE_URL;
  cluster.close();
}
const count = Number.isFinite(minutes) ? MALFORMED / 10 : MALFORMED;
const args = ['run', 'server/http/malformed.test.ts'];
if ((await run('vitest', args, { MALFORMED: String(count) })) !== 0) isHurt = true;
if (isHurt) process.exitCode = 1;
