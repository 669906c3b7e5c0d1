import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { REALTIME_EVENT, REALTIME_NAMESPACE, REALTIME_PATH } from '#contract/realtime.ts';
import { pause } from '#server/clock.ts';
import { createReader } from '#src/session/realtime.ts';
import { type LiveAnswer, type LiveAsk, type LiveKind, machineNow } from './live.ts';

const SOCKETS = 1_000;
/** Connections under way at a time. */
const AT_ONCE = 50;
const SETTLE_MS = 3_000;
const WARM = 200;
const TIMES = 1_000;

export interface RealtimeReport {
  /** Bytes of the server's process for each idle connection. */
  bytes: number;
  /** Milliseconds from a commit until the page has the number, sorted. */
  ms: number[];
}

const answerOf = async <Kind extends LiveAnswer['kind']>(child: ChildProcess, kind: Kind) => {
  const [answer] = (await once(child, 'message')) as [LiveAnswer];
  if (answer.kind !== kind) throw new Error(`${answer.kind} in place of ${kind}`);
  return answer as Extract<LiveAnswer, { kind: Kind }>;
};

const connect = async (url: string, token: string): Promise<Socket> => {
  const options = { path: REALTIME_PATH, transports: ['websocket'], auth: { token } };
  const socket = io(url + REALTIME_NAMESPACE, { ...options, forceNew: true });
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', reject);
  });
  return socket;
};

/** Memory of 1,000 idle connections, and how long a page waits for its number while they are open. */
export const benchRealtime = async (kind: LiveKind): Promise<RealtimeReport> => {
  const child = spawn(
    process.execPath,
    ['--expose-gc', 'tests/bench/live.server.ts', kind, String(SOCKETS)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const sockets: Socket[] = [];
  const ask = (what: LiveAsk) => child.send(what);
  const memory = async () => {
    ask({ kind: 'memory' });
    return (await answerOf(child, 'memory')).bytes;
  };
  try {
    const { url, players } = await answerOf(child, 'opened');
    // What the first connection has compiled is nobody's share.
    (await connect(url, players[0]?.token ?? '')).disconnect();
    await pause(SETTLE_MS);
    const before = await memory();
    for (let from = 0; from < SOCKETS; from += AT_ONCE) {
      const some = players.slice(from, from + AT_ONCE);
      sockets.push(...(await Promise.all(some.map(({ token }) => connect(url, token)))));
    }
    await pause(SETTLE_MS);
    const bytes = ((await memory()) - before) / SOCKETS;

    const arrived: number[] = [];
    const reader = createReader({ onChange: () => arrived.push(machineNow()), onGap: () => {} });
    const [player] = players;
    sockets[0]?.on(REALTIME_EVENT, reader.take);
    ask({ kind: 'tell', player: player?.id ?? 0, times: WARM + TIMES });
    const { at } = await answerOf(child, 'told');
    while (arrived.length < at.length) await pause(10);
    const ms = arrived.map((when, i) => when - (at[i] ?? 0)).slice(WARM);
    return { bytes, ms: ms.sort((a, b) => a - b) };
  } finally {
    for (const socket of sockets) socket.disconnect();
    child.kill('SIGKILL');
  }
};
