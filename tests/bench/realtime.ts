import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from 'playwright';
import { io, type Socket } from 'socket.io-client';
import { REALTIME_NAMESPACE, REALTIME_PATH } from '#contract/realtime.ts';
import { pause } from '#server/platform/clock.ts';
import { launchChromium, QUIET_ARGS } from '#tools/chromium.ts';
import { enterAs } from '../journeys/steps.ts';
import type { LiveAnswer, LiveAsk, LiveKind } from './live.ts';

const SOCKETS = 1_000;
/** Connections under way at a time. */
const AT_ONCE = 50;
const SETTLE_MS = 3_000;
const WARM = 100;
const TIMES = 500;

/** Where a page shows the coins. */
const NUMBER: Record<LiveKind, string> = { bare: 'b', club: '[class*=figures] [aria-hidden]' };

export interface RealtimeReport {
  /** Bytes of the server's process for each idle connection. */
  bytes: number;
  /** Milliseconds from a commit until the number stands in an open page, about to be painted; sorted. */
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

/** Opens a page of that player, and has it note when each number first stood there (`epochNow`). */
const openPage = async (browser: Browser, kind: LiveKind, url: string, token: string) => {
  // Coins that change count up to their number; who wants less motion sees it at once.
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: url,
  });
  await enterAs(page, token, '/?lang=en');
  await page.locator(NUMBER[kind], { hasText: '0.00' }).waitFor();
  await page.evaluate((selector) => {
    const shown: Record<string, number> = {};
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const coins = Math.round(100 * Number(document.querySelector(selector)?.textContent));
      shown[coins] ??= performance.timeOrigin + performance.now();
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, NUMBER[kind]);
  return page;
};

/** When each number of hundredths first stood on the page, once the last one does. */
const shownUntil = async (page: Page, last: number): Promise<Record<string, number>> => {
  const shown = await page.waitForFunction((coins) => {
    const { shown } = window as unknown as { shown: Record<string, number> };
    return shown[coins] && shown;
  }, last);
  return (await shown.jsonValue()) as Record<string, number>;
};

/** Memory of 1,000 idle connections, and how long a page waits for its number while they are open. */
export const benchRealtime = async (kind: LiveKind): Promise<RealtimeReport> => {
  // Before the server is started: it says once that it is open, and somebody has to listen.
  const browser = await launchChromium(QUIET_ARGS);
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

    const [player] = players;
    if (!player) throw new Error('There are no players.');
    const page = await openPage(browser, kind, url, player.token);
    ask({ kind: 'tell', player: player.id, times: WARM + TIMES });
    const { at } = await answerOf(child, 'told');
    const shown = await shownUntil(page, at.length);
    const ms = at.map((when, index) => (shown[index + 1] ?? Number.NaN) - when).slice(WARM);
    if (!ms.every((each) => each >= 0))
      throw new Error('A number was not shown for itself, or the clock was set meanwhile.');
    return { bytes, ms: ms.sort((a, b) => a - b) };
  } finally {
    await browser.close();
    for (const socket of sockets) socket.disconnect();
    child.kill('SIGKILL');
  }
};
