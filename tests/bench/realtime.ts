import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { REALTIME_EVENT, REALTIME_NAMESPACE, REALTIME_PATH } from '#contract/realtime.ts';
import { pause } from '#server/clock.ts';
import { createReader } from '#src/session/realtime.ts';
import { JOURNEY_ARGS, launchChromium } from '#tools/chromium.ts';
import { type LiveAnswer, type LiveAsk, type LiveKind, machineNow } from './live.ts';

const SOCKETS = 1_000;
/** Connections under way at a time. */
const AT_ONCE = 50;
const SETTLE_MS = 3_000;
const WARM = 200;
const TIMES = 1_000;
/** Milliseconds between two changes. */
const APART_MS = 5;
/** Changes that a page shows, and the milliseconds between them: each has frames of its own. */
const SHOWN = 300;
const FRAMES_APART_MS = 60;

export interface RealtimeReport {
  /** Bytes of the server's process for each idle connection. */
  bytes: number;
  /** Milliseconds from a commit until a socket has the number, and until an open page shows it; sorted. */
  ms: number[];
  pageMs: number[];
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

/** In the page: notes when each amount was first there to be read. */
const watchAmounts = (selector: string) => {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  const look = () => {
    for (const each of document.querySelectorAll(selector))
      for (const amount of each.textContent?.match(/\d+\.\d\d/g) ?? [])
        seen[amount] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
  });
};

/** Milliseconds from each commit until an open page shows it, sorted: the club's home, or a bare page. */
const shownAfter = async (
  kind: LiveKind,
  url: string,
  player: { id: number; token: string } | undefined,
  tell: (id: number) => Promise<number[]>,
): Promise<number[]> => {
  const { id = 0, token = '' } = player ?? {};
  const browser = await launchChromium(JOURNEY_ARGS);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.context().addCookies([{ name: 'swToken', value: token, url }]);
    await page.goto(`${url}/?lang=en`);
    if (kind === 'bare') {
      await page.setContent('<section></section>');
      await page.addScriptTag({ path: 'node_modules/socket.io-client/dist/socket.io.min.js' });
      await page.evaluate(
        ([at, path, token, event]) =>
          new Promise<void>((resolve) => {
            const { io } = window as unknown as { io: typeof import('socket.io-client').io };
            const socket = io(at, { path, transports: ['websocket'], auth: { token } });
            socket.on(event, ({ coin }) => {
              const section = document.querySelector('section');
              if (section) section.textContent = (coin.balance / 100).toFixed(2);
            });
            socket.on('connect', () => resolve());
          }),
        [url + REALTIME_NAMESPACE, REALTIME_PATH, token, REALTIME_EVENT] as const,
      );
    } else await page.getByRole('region', { name: 'Your coins' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchAmounts, kind === 'bare' ? 'section' : 'main section');
    const at = await tell(id);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);
    return at
      .map((when, i) => (seen[((i + 1) / 100).toFixed(2)] ?? Number.POSITIVE_INFINITY) - when)
      .toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
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
    ask({ kind: 'tell', player: player?.id ?? 0, times: WARM + TIMES, apartMs: APART_MS });
    const { at } = await answerOf(child, 'told');
    while (arrived.length < at.length) await pause(10);
    const ms = arrived.map((when, i) => when - (at[i] ?? 0)).slice(WARM);
    const pageMs = await shownAfter(kind, url, players[1], async (id) => {
      ask({ kind: 'tell', player: id, times: SHOWN, apartMs: FRAMES_APART_MS });
      return (await answerOf(child, 'told')).at;
    });
    return { bytes, ms: ms.sort((a, b) => a - b), pageMs };
  } finally {
    for (const socket of sockets) socket.disconnect();
    child.kill('SIGKILL');
  }
};
