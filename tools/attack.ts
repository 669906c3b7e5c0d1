import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { linesOf, print } from '#server/platform/terminal.ts';
import { openCluster } from '../tests/attack/cluster.ts';
import { attackNodes } from '../tests/attack/nodes.ts';
import { openRedisServer } from '../tests/attack/redis.ts';
import { besiege, type SiegeReport } from '../tests/attack/siege.ts';
import { Club } from '../tests/journeys/club.ts';
import { keepProof } from './proofs.ts';
import { run } from './run.ts';

// Attacks the real server for as long as it takes, or for so many minutes: `npm run attack -- 5`. It
// cuts the connections to PostgreSQL and restarts it, takes Redis away, kills the server with SIGKILL, also
// one of two that serve a club together, sends what is malformed, recordings among it, sets a clock wrong and restores
// what is crafted; `--part pglite` does one part alone. What each part came to is kept in `.reports/proofs`. The short
// forms of all of it are in `npm test`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' } },
});
const minutes = positionals[0] === undefined ? Number.POSITIVE_INFINITY : Number(positionals[0]);
if (!(minutes > 0)) throw new Error(`No number of minutes: ${positionals[0]}`);

const CUTS = 200;
const RESTARTS = 3;
const KILLS = 100;
const BLACKOUTS = 20;
const NODE_PLAYERS = 200;
const NODE_KILLS = 2;
const [SHORT_MS, LONG_MS] = [5_000, 60_000];
const MALFORMED = 100_000;
const CRAFTED = 2_000;
const QUIZ_KILLS = 50;
const env = { LOG_LEVEL: 'error' };

/** What the part that runs has told so far; kept when it is over. */
let told: string[] = [];
const say = (line: string) => {
  told.push(line);
  print(line);
};

/** True where it found no fault. */
const tell = (
  what: string,
  log: string,
  { blows, acknowledged, repeated, faults }: SiegeReport,
): boolean => {
  say(
    `${blows} ${what}: ${acknowledged} changes acknowledged, ${repeated} calls sent again, ` +
      `${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
  if (faults.length > 0) print(...linesOf(log));
  return faults.length === 0;
};

type IsTime = () => boolean;

/** Lets `attack` run on a PostgreSQL of its own. */
const onCluster = async (
  attack: (cluster: Awaited<ReturnType<typeof openCluster>>) => Promise<boolean>,
): Promise<boolean> => {
  const cluster = await openCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  try {
    return await attack(cluster);
  } finally {
    delete process.env.TEST_DATABASE_URL;
    cluster.close();
  }
};

const cuts = (isTime: IsTime) =>
  onCluster(async (cluster) => {
    const club = await Club.open('postgres', { env });
    let fallen = 0;
    const blow = async () => {
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
    const report = await besiege(club, { blows: CUTS + RESTARTS, isTime, blow });
    await club.close();
    return tell('cuts and restarts of PostgreSQL', club.log, report);
  });

/** One of them for a minute. */
const blackouts = (isTime: IsTime) =>
  onCluster(async () => {
    const redis = await openRedisServer();
    process.env.TEST_REDIS_URL = redis.url;
    const club = await Club.open('postgres', { env });
    let fallen = 0;
    const blow = () => {
      fallen += 1;
      if (fallen === 2) return redis.away(LONG_MS);
      const ms = randomInt(SHORT_MS);
      return fallen % 2 === 0 ? redis.away(ms) : redis.silent(ms);
    };
    const report = await besiege(club, { blows: BLACKOUTS, isTime, blow });
    await club.close();
    await redis.close();
    delete process.env.TEST_REDIS_URL;
    return tell('times Redis was away or silent', club.log, report);
  });

const kills = async (database: 'postgres' | 'pglite', isTime: IsTime): Promise<boolean> => {
  const club = await Club.open(database, { env });
  const blow = async () => {
    await club.kill();
    await club.start();
  };
  const report = await besiege(club, { blows: KILLS, isTime, blow });
  await club.close();
  return tell(`kills of the server on ${database}`, club.log, report);
};

/** Its length is its own: as long as the players need. */
const nodes = () =>
  onCluster(async (cluster) => {
    const redis = await openRedisServer();
    const [databaseUrl, redisUrl] = [cluster.url, redis.url];
    const of = { databaseUrl, redisUrl, players: NODE_PLAYERS, kills: NODE_KILLS };
    const report = await attackNodes(of).finally(redis.close);
    say(
      `${report.open} rounds were open, ${report.back} connections came back, ${report.told} changes ` +
        `and ${report.pushes} pushes were told, ${report.gaps} times a page asked for everything`,
    );
    const what = `kills of one of two processes, ${NODE_PLAYERS} players`;
    return tell(what, '', { blows: NODE_KILLS, ...report });
  });

const malformed = async (): Promise<boolean> => {
  const count = Number.isFinite(minutes) ? MALFORMED / 10 : MALFORMED;
  const args = ['run', 'server/platform/http/malformed.test.ts'];
  const slowness = Math.max(1, count / 10_000);
  const longer = { MALFORMED: String(count), TEST_SLOWNESS: String(slowness) };
  const isPassed = (await run('vitest', args, longer)) === 0;
  say(`${count} malformed requests: ${isPassed ? 'passed' : 'failed'}`);
  return isPassed;
};

/** Of a server that is five minutes ahead of its database. */
const clock = () =>
  onCluster(async () => (await run('vitest', ['run', 'server/platform/hostClock.test.ts'])) === 0);

/** Of recordings that nobody made by playing. */
const reports = async (): Promise<boolean> =>
  (await run('vitest', ['run', 'server/domains/reports', 'engine/lab/record/read.test.ts'])) === 0;

/** Backups that were crafted by who has the key. */
const backups = async (): Promise<boolean> => {
  const args = ['run', 'server/edges/backup/crafted.test.ts'];
  const longer = { CRAFTED: String(CRAFTED), TEST_SLOWNESS: '10' };
  const isPassed = (await run('vitest', args, longer)) === 0;
  say(`${CRAFTED} crafted backups: ${isPassed ? 'passed' : 'failed'}`);
  return isPassed;
};

/** Of five hundred who finish a quiz at once, while one of two processes is killed again and again. */
const quiz = async (): Promise<boolean> => {
  const args = ['run', 'server/domains/events/crowd.test.ts'];
  const longer = { QUIZ_KILLS: String(QUIZ_KILLS), TEST_SLOWNESS: '10' };
  const isPassed = (await run('vitest', args, longer)) === 0;
  say(`${QUIZ_KILLS} kills while a quiz is finished: ${isPassed ? 'passed' : 'failed'}`);
  return isPassed;
};

/** Each with its share of the time; those without one take what they take. */
const PARTS: Record<string, { share: number; attack: (isTime: IsTime) => Promise<boolean> }> = {
  cuts: { share: 0.4, attack: cuts },
  redis: { share: 0.2, attack: blackouts },
  postgres: { share: 0.2, attack: (isTime) => onCluster(() => kills('postgres', isTime)) },
  pglite: { share: 0.2, attack: (isTime) => kills('pglite', isTime) },
  nodes: { share: 0, attack: nodes },
  malformed: { share: 0, attack: malformed },
  clock: { share: 0, attack: clock },
  reports: { share: 0, attack: reports },
  backups: { share: 0, attack: backups },
  quiz: { share: 0, attack: () => onCluster(quiz) },
};

const { part } = values;
if (part !== undefined && !(part in PARTS))
  throw new Error(`No part ${part}: one of ${Object.keys(PARTS).join(', ')}`);
for (const [name, { share, attack }] of Object.entries(PARTS)) {
  if (part !== undefined && part !== name) continue;
  const end = performance.now() + minutes * 60_000 * (part === undefined ? share : 1);
  told = [];
  if (!(await attack(() => performance.now() > end))) process.exitCode = 1;
  keepProof(`attack-${name}`, told);
}
