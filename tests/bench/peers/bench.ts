import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { createTestDatabase } from '#server/platform/store/testTemplate.ts';
import { freePort } from '../../journeys/club.ts';
import { openBareBet } from '../bareBet.ts';
import { FEW, type HttpReport, RUN_MS, runOf, WARM_MS } from '../http.ts';
import type { PeerKind } from './peer.ts';
import { PEERS } from './peers.ts';

// What is compared, and how it is kept fair:
// - A round is a stake of 20 coins that the server decides by chance and settles. It is durable when its outcome
//   and the player's coins are committed in PostgreSQL before the player is answered.
// - Each server is one process, played by 16 players from a thread of their own, each one call after the other, by
//   the framework's own client over WebSockets. Ours is played through HTTP by the bench's own lean
//   client (connection.ts), so the players' own time is printed beside each: all share the machine's cores.
// - Each has as many connections to the same PostgreSQL as the club has, prepared statements, and the bare
//   bet just before its run. Runs are taken in turns, so what else the machine does meets all of them.
// - boardgame.io persists as it does: it reads metadata and state before a move and writes both after it. It answers
//   before that is committed, and begins the player's next move afterwards; so a round is counted that is not yet durable.
// - Colyseus leaves persistence to its author: once as a transaction is usually written, once as one statement.
// - socket.io answers and keeps nothing.
// - None of them has accounts, so no call proves whose it is.

/** Throws when the database has fewer rounds than were answered. */
const expectCommitted = async (databaseUrl: string, kind: PeerKind, settled: number) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as rounds from peer_rounds');
    const early = PEERS[kind].isDurable ? 0 : FEW;
    if (rows[0].rounds + early < settled)
      throw new Error(`${kind}: ${settled} rounds answered, ${rows[0].rounds} committed`);
  } finally {
    await client.end();
  }
};

/** One run of a peer whose packages are in that folder: settled rounds, and what they cost. */
export const benchPeer = async (kind: PeerKind, folder: string): Promise<HttpReport> => {
  const database = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '', {
    isMigrated: false,
  });
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['tests/bench/peers/peer.server.ts', kind, folder, String(port), database.url],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const worker = new Worker(new URL('./load.worker.ts', import.meta.url));
  const bare = await openBareBet(database.url, FEW);
  const load = { kind, folder, url: `http://127.0.0.1:${port}`, players: FEW };
  try {
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`${kind} did not start`)),
    );
    await Promise.race([once(child, 'message'), ended]);
    const warm = await runOf(worker, { ...load, ms: WARM_MS }, child.pid, bare);
    const report = await runOf(worker, { ...load, ms: RUN_MS }, child.pid, bare);
    if (kind !== 'socket.io')
      await expectCommitted(database.url, kind, warm.settled + report.settled);
    return report;
  } finally {
    await worker.terminate();
    child.kill('SIGKILL');
    await bare.close();
    await database.drop();
  }
};
