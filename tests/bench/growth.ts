import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { API_BASE, BEARER } from '#contract/api.ts';
import { roundsPath } from '#contract/fairness.ts';
import { historyPath, historyTotalsPath } from '#contract/history.ts';
import { inboxPath } from '#contract/inbox.ts';
import { redemptionsPath } from '#contract/redemptions.ts';
import { playerPath } from '#contract/refresh.ts';
import { responsibleGamingPath } from '#contract/responsibleGaming.ts';
import { transactionsPath } from '#contract/transactions.ts';
import { checkFromMark } from '#server/domains/ledger/check/check.ts';
import { findPlayer } from '#server/platform/identity/players.ts';
import { testCipher } from '#server/platform/secrets/testCipher.ts';
import { openStore } from '#server/platform/store/open.ts';
import type { Store } from '#server/platform/store/store.ts';
import { grow } from '#server/platform/store/testGrowth.ts';
import { Club } from '../journeys/club.ts';
import { registered } from '../journeys/steps.ts';
import { order, somePlayers } from './http.ts';

const ROUNDS = 1_000_000;
const PLAYERS = 4;
const READERS = 16;
const WARM_MS = 2_000;
/** Short enough to stay below the limit of changes a minute. */
const RUN_MS = 2_000;
const READS = 20;

const LISTS = [
  historyPath,
  `${historyPath}?type=SQUIDGAME`,
  historyTotalsPath,
  transactionsPath,
  `${transactionsPath}?type=SQUIDGAME`,
  `${transactionsPath}?to=2020-01-01T00:00:00Z`,
  roundsPath,
  `${roundsPath}?game=squidgame`,
  `${roundsPath}?game=fto`,
  redemptionsPath,
  inboxPath,
  'seeds',
  playerPath,
  responsibleGamingPath,
];

export interface GrowthReport {
  /** Seconds it took to make the rounds. */
  grown: number;
  /** Milliseconds of the ledger's checks: of all, from the mark after that; and of a query over all entries. */
  checks: { all: number; sinceMark: number; plain: number };
  /** Milliseconds of each list's reads, for a player with a twentieth of all rounds and one with old ones. */
  lists: { path: string; heavy: number[]; dormant: number[] }[];
  /** Stakes settled a second by four players in each run, alone and with 16 who read the heaviest history. */
  alone: number[];
  beside: number[];
}

/** Milliseconds of some reads, one after the other. */
const timesOf = async (club: Club, path: string, token: string): Promise<number[]> => {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now();
    const answer = await fetch(club.url + API_BASE + path, {
      headers: { authorization: BEARER + token },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - began);
    // Away from the next one's turn: a player's reads have their pace.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const timeChecks = async (store: Store): Promise<GrowthReport['checks']> => {
  const check = (wholeBefore: number) =>
    timed(() => checkFromMark({ store, cipher: testCipher }, { now: Date.now(), wholeBefore }));
  const sum = sql`select count(*), sum(e.amount) from entries e join postings p on p.id = e.posting_id`;
  const plain = await timed(() => store.db.execute(sum));
  const checks = { plain, all: await check(Number.POSITIVE_INFINITY), sinceMark: await check(0) };
  // The club has a key of its own.
  await store.db.execute(sql`truncate ledger_marks`);
  return checks;
};

/** Fills the club's database; answers the tokens of the heavy and the dormant player. */
const fill = async (club: Club) => {
  const began = performance.now();
  const [heavy, dormant] = [await registered(club), await registered(club)];
  const { databaseUrl } = club;
  const store = await openStore({ databaseUrl, dataDir: '', poolSize: 1, onFatal: () => {} });
  try {
    const idOf = async (uid: string) => (await findPlayer(store.db, uid))?.id ?? 0;
    const ids = { heavy: await idOf(heavy.uid), dormant: await idOf(dormant.uid) };
    await store.db.execute(sql`set synchronous_commit = off`);
    await grow(store, { rounds: ROUNDS, ...ids, now: Date.now() });
    await store.db.execute(sql`vacuum analyze`);
    const grown = (performance.now() - began) / 1000;
    const checks = await timeChecks(store);
    return { heavy: heavy.token, dormant: dormant.token, grown, checks };
  } finally {
    await store.close();
  }
};

/**
 * A club on PostgreSQL in which a million rounds were played: what its lists take, and what four players
 * play in a second while nobody reads, and while 16 read the history of whoever played most.
 */
export const benchGrowth = async (runs: number): Promise<GrowthReport> => {
  const club = await Club.open('postgres', { isReal: true, env: { LOG_LEVEL: 'warn' } });
  const file = new URL('./load.worker.ts', import.meta.url);
  const [playing, reading] = [new Worker(file), new Worker(file)];
  try {
    const { heavy, dormant, grown, checks } = await fill(club);
    const report: GrowthReport = {
      grown,
      checks,
      lists: [],
      alone: [],
      beside: [],
    };
    for (const path of LISTS)
      report.lists.push({
        path,
        heavy: await timesOf(club, path, heavy),
        dormant: await timesOf(club, path, dormant),
      });
    const readers = Array.from({ length: READERS }, () => heavy);
    const play = async (ms: number) => {
      const tokens = await somePlayers(club, PLAYERS);
      const load = { url: club.url, tokens, scenario: 'lucky-egg', ms } as const;
      const { settled, ms: took } = await order(playing, load);
      return (1000 * settled) / took;
    };
    await play(WARM_MS);
    for (let run = 0; run < runs; run += 1) {
      report.alone.push(await play(RUN_MS));
      const load = { url: club.url, tokens: readers, scenario: 'history', ms: RUN_MS } as const;
      const [beside] = await Promise.all([play(RUN_MS), order(reading, load)]);
      report.beside.push(beside);
    }
    return report;
  } finally {
    await Promise.all([playing.terminate(), reading.terminate()]);
    await club.close();
  }
};
