import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { movePath, openRoundPath, type RoundAnswer } from '#contract/rounds.ts';
import { transactionsPath } from '#contract/transactions.ts';
import { type Answer, openConnection } from './connection.ts';
import type { LoadOrder, LoadReport } from './load.ts';
import { measure, type Play } from './measure.ts';
import { seal } from './seal.ts';

// A thread of its own, so that making calls does not slow whoever counts them.

/** One player at the table: calls one after the other, each timed. */
const seat = (url: string, token: string, game: string, times: number[]) => {
  const connection = openConnection(new URL(url), {
    'content-type': 'application/json',
    [EDATA_HEADER]: 'true',
    authorization: BEARER + token,
  });
  const timed = async (path: string, answering: () => Promise<Answer>): Promise<string> => {
    const began = performance.now();
    const { status, body } = await answering();
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
    return body;
  };
  const post = async (path: string, body: object): Promise<RoundAnswer> => {
    const sealed = seal(body);
    return JSON.parse(await timed(path, () => connection.post(API_BASE + path, sealed)));
  };
  return {
    read: () => timed(transactionsPath, () => connection.get(API_BASE + transactionsPath)),
    open: (bet: number) =>
      post(openRoundPath(game), { requestId: randomUUID(), clientSeed: 'bench', bet }),
    move: ({ round }: RoundAnswer, move: object, bet?: number) =>
      post(movePath(game, round.id), {
        requestId: randomUUID(),
        step: round.step,
        move,
        ...(bet !== undefined && { bet }),
      }),
    close: connection.close,
  };
};
type Seat = ReturnType<typeof seat>;

type PlayAt = (at: Seat, ...until: Parameters<Play>) => Promise<void>;

const crackNests: PlayAt = async (at, isTime, settled) => {
  while (!isTime()) {
    let said = await at.open(0);
    for (let egg = 0; said.round.status === 'open' && !isTime(); egg += 1) {
      said = await at.move(said, { kind: 'crack', egg }, 20);
      settled();
    }
    if (said.round.status === 'open') await at.move(said, { kind: 'quit' });
  }
};

const crossBridges: PlayAt = async (at, isTime, settled) => {
  while (!isTime()) {
    let said = await at.open(50);
    said = await at.move(said, { kind: 'step', panel: 0 });
    if (said.round.status === 'open') await at.move(said, { kind: 'take' });
    settled();
  }
};

const readHistory: PlayAt = async (at, isTime, read) => {
  while (!isTime()) {
    await at.read();
    read();
  }
};

const PLAYS: Record<LoadOrder['scenario'], PlayAt> = {
  'lucky-egg': crackNests,
  squidgame: crossBridges,
  history: readHistory,
};

const play = async ({ url, tokens, scenario, ms }: LoadOrder): Promise<LoadReport> => {
  const times: number[] = [];
  const seats = tokens.map((token) => seat(url, token, scenario, times));
  const plays = seats.map(
    (each): Play =>
      (isTime, settled) =>
        PLAYS[scenario](each, isTime, settled),
  );
  const report = await measure(ms, times, plays);
  for (const each of seats) each.close();
  return report;
};

parentPort?.on('message', async (order: LoadOrder) => parentPort?.postMessage(await play(order)));
