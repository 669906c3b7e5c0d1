import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { type RotateSeedAnswer, rotateSeedPath } from '#contract/fairness.ts';
import { gameStatePath, movePath, openRoundPath, RoundAnswer } from '#contract/rounds.ts';
import { sealed } from '../../edges/testApp.ts';
import { startServer } from '../../edges/testProcess.ts';
import { dateOf, ManualClock, pause, type ServerClock, systemClock } from '../../platform/clock.ts';
import { statusOf } from '../../platform/http/statusOf.ts';
import { Refusal } from '../../platform/refusal.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { sessions } from '../../platform/store/schema/players.ts';
import { roundSteps, rounds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';
import type { RoundDeps } from './deps.ts';
import { servedGames } from './games.ts';
import { playMove } from './move/move.ts';
import { openRound } from './open/open.ts';
import { rotateSeed } from './seeds/rotate.ts';
import { sweepRounds } from './settle/settle.ts';
import { gameState } from './state.ts';
import { PLAYER_SEED, type Request } from './testModel.ts';
import { NOW } from './testSeat.ts';

/** Tests' own: what came of a call; `broken` says nothing about whether it was carried out. */
export type Came<Answer> = { answer: Answer } | { refused: string } | { broken: string };

/** One player's way to the club, over function calls or over the network. */
export interface Hands {
  /** The club's time. */
  clock: ServerClock;
  send(request: Request): Promise<Came<RoundAnswer>>;
  rotate(requestId: string): Promise<Came<RotateSeedAnswer>>;
  /** Has every clock of the player run out, and waits until that is settled. */
  runOut(): Promise<void>;
  /** Sends, and kills the server that works on it; afterwards there is one to send to again. */
  sendAndKill: ((request: Request) => Promise<void>) | null;
}

const textOf = (refusal: Refusal) => {
  const { key, extras } = refusal;
  return `${statusOf(refusal)} ${key}${extras.field ? ` (${extras.field})` : ''}`;
};

const cameOf = <Answer>(run: Promise<Answer>): Promise<Came<Answer>> =>
  run.then(
    (answer) => ({ answer }),
    (error: unknown) =>
      error instanceof Refusal ? { refused: textOf(error) } : { broken: String(error) },
  );

/** Puts a player's open rounds into the past, steps and deadlines, as if time had passed. */
const age = async ({ db }: Store, playerId: number, now: number): Promise<string[]> => {
  const isOpen = and(eq(rounds.playerId, playerId), eq(rounds.status, 'open'));
  const open = await db.select().from(rounds).where(isOpen);
  const running = open.filter(({ deadlineAt }) => deadlineAt !== null);
  for (const { id, deadlineAt } of running) {
    const past = new Date(now - 60_000);
    const passed = `${Number(deadlineAt) - past.getTime()} milliseconds`;
    await db.update(rounds).set({ deadlineAt: past }).where(eq(rounds.id, id));
    await db
      .update(roundSteps)
      .set({ at: sql`${roundSteps.at} - ${passed}::interval` })
      .where(eq(roundSteps.roundId, id));
  }
  return running.map(({ game }) => game);
};

/** A person looks at a question before the answer. */
const THINKING_MS = 1_000;
const isAnswer = (asked: Request): boolean => asked.call === 'move' && asked.move.kind === 'answer';

/** Puts the question of a player into the past, as if it had been looked at. */
const look = ({ db }: Store, playerId: number) =>
  db
    .update(rounds)
    .set({
      shownAt: sql`${rounds.shownAt} - interval '${sql.raw(String(THINKING_MS))} milliseconds'`,
    })
    .where(and(eq(rounds.playerId, playerId), eq(rounds.game, 'fto'), eq(rounds.status, 'open')));

/** Straight to the functions behind the routes. */
export const directHands = (store: Store, playerId: number): Hands => {
  const deps: RoundDeps = { store, games: servedGames, cipher: testCipher, onChange: () => {} };
  const own = { playerId, now: NOW };
  return {
    clock: new ManualClock(NOW),
    send(asked) {
      const now = isAnswer(asked) ? NOW + THINKING_MS : NOW;
      const shared = { playerId, now, requestId: asked.id, clientSeed: PLAYER_SEED };
      return cameOf(
        asked.call === 'open'
          ? openRound(deps, { ...shared, ...asked })
          : playMove(deps, { ...shared, ...asked }),
      );
    },
    rotate: (requestId) => cameOf(rotateSeed(deps, { ...own, requestId })),
    async runOut() {
      await age(store, playerId, NOW);
      await sweepRounds(deps, NOW);
    },
    sendAndKill: null,
  };
};

/** The seed that is needed before the first round is there once somebody looked. */
export const firstLook = (store: Store, playerId: number) =>
  gameState(
    { store, games: servedGames, cipher: testCipher, onChange: () => {} },
    playerId,
    'squidgame',
    NOW,
  );

type Server = Awaited<ReturnType<typeof startServer>>;

/** Two servers of their own processes over one PostgreSQL. */
export const startServers = async (databaseUrl: string) => {
  const dataDirs: string[] = [];
  const start = async (): Promise<Server> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'club-model-'));
    dataDirs.push(dataDir);
    return startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  };
  const servers = [await start(), await start()];
  return {
    /** One of both; `turn` says which. */
    at: (turn: number): Server => servers[turn % servers.length] as Server,
    async restart(turn: number) {
      const index = turn % servers.length;
      const { child } = servers[index] as Server;
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await new Promise((resolve) => child.once('exit', resolve));
      }
      servers[index] = await start();
    },
    async stop() {
      for (const { child } of servers) child.kill('SIGKILL');
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

type Servers = Awaited<ReturnType<typeof startServers>>;

/** Over the network, to one of both servers in turn. */
export const networkHands = async (
  store: Store,
  playerId: number,
  servers: Servers,
): Promise<Hands> => {
  const token = randomBytes(32).toString('base64url');
  const createdAt = dateOf(systemClock);
  await store.db.insert(sessions).values({
    tokenHash: createHash('sha256').update(token).digest('hex'),
    playerId,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: dateOf(systemClock, 86_400_000),
  });
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const call = (port: number, path: string, body?: unknown) =>
    new Promise<Came<unknown>>((resolve) => {
      const payload = body === undefined ? null : JSON.stringify(sealed(body));
      const headers = {
        authorization: BEARER + token,
        ...(payload && { 'content-type': 'application/json', [EDATA_HEADER]: 'true' }),
      };
      const method = payload ? 'POST' : 'GET';
      const options = { host: '127.0.0.1', port, path: API_BASE + path, method, headers, agent };
      const sent = request(options, async (response) => {
        let text = '';
        try {
          for await (const part of response) text += part;
          const status = response.statusCode ?? 0;
          const answer = JSON.parse(text);
          if (status === 200) return resolve({ answer });
          const { message, field } = answer;
          const refused = `${status} ${message}${field ? ` (${field})` : ''}`;
          resolve(status < 500 ? { refused } : { broken: refused });
        } catch (error) {
          resolve({ broken: String(error) });
        }
      });
      sent.on('error', (error) => resolve({ broken: String(error) }));
      sent.end(payload ?? undefined);
    });

  const sendTo = async (port: number, asked: Request): Promise<Came<RoundAnswer>> => {
    const { call: kind, id: requestId, game, ...rest } = asked;
    try {
      if (isAnswer(asked)) await look(store, playerId);
    } catch (error) {
      return { broken: String(error) };
    }
    const came =
      asked.call === 'open'
        ? await call(port, openRoundPath(game), { requestId, clientSeed: PLAYER_SEED, ...rest })
        : await call(port, movePath(game, asked.roundId), { requestId, ...rest });
    return 'answer' in came ? { answer: RoundAnswer.parse(came.answer) } : came;
  };
  const next = () => {
    turn += 1;
    return servers.at(turn).port;
  };
  return {
    clock: systemClock,
    send: (asked) => sendTo(next(), asked),
    rotate: (requestId) =>
      call(next(), rotateSeedPath, { requestId }) as Promise<Came<RotateSeedAnswer>>,
    async runOut() {
      for (const game of await age(store, playerId, systemClock.now()))
        await call(next(), gameStatePath(game));
    },
    async sendAndKill(asked) {
      turn += 1;
      const killed = turn;
      const sent = sendTo(servers.at(killed).port, asked);
      await pause(randomInt(12));
      servers.at(killed).child.kill('SIGKILL');
      await sent;
      await servers.restart(killed);
    },
  };
};
