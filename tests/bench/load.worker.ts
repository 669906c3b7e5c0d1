import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_HEADER } from '#contract/envelope.ts';
import { movePath, openRoundPath, type RoundAnswer } from '#contract/rounds.ts';
import type { LoadOrder, LoadReport, Scenario } from './load.ts';
import { seal } from './seal.ts';

// A thread of its own, so that making calls does not slow whoever counts them.
const STAKE: Record<Scenario, number> = { 'lucky-egg': 20, squidgame: 50 };

const play = async ({ url, tokens, scenario, ms }: LoadOrder): Promise<LoadReport> => {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length });
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  let settled = 0;

  const post = (token: string, path: string, body: object): Promise<RoundAnswer> =>
    new Promise((resolve, reject) => {
      const text = seal(body);
      const began = performance.now();
      const call = request(
        {
          agent,
          hostname,
          port,
          path: API_BASE + path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            [EDATA_HEADER]: 'true',
            authorization: BEARER + token,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () => {
            times.push(performance.now() - began);
            const said = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(JSON.parse(said));
            else reject(new Error(`${path}: ${answer.statusCode} ${said}`));
          });
        },
      );
      call.on('error', reject);
      call.end(text);
    });

  const began = performance.now();
  const isTime = () => performance.now() - began < ms;
  const open = (token: string, bet: number) =>
    post(token, openRoundPath(scenario), {
      requestId: randomUUID(),
      clientSeed: 'bench',
      bet,
    });
  const move = (token: string, { round }: RoundAnswer, made: object, bet?: number) =>
    post(token, movePath(scenario, round.id), {
      requestId: randomUUID(),
      step: round.step,
      move: made,
      ...(bet !== undefined && { bet }),
    });

  const crackNests = async (token: string) => {
    while (isTime()) {
      let at = await open(token, 0);
      for (let egg = 0; at.round.status === 'open' && isTime(); egg += 1) {
        at = await move(token, at, { kind: 'crack', egg }, STAKE['lucky-egg']);
        settled += 1;
      }
      if (at.round.status === 'open') await move(token, at, { kind: 'quit' });
    }
  };
  const crossBridges = async (token: string) => {
    while (isTime()) {
      let at = await open(token, STAKE.squidgame);
      at = await move(token, at, { kind: 'step', panel: 0 });
      if (at.round.status === 'open') await move(token, at, { kind: 'take' });
      settled += 1;
    }
  };

  let failure: string | null = null;
  const playOn = scenario === 'lucky-egg' ? crackNests : crossBridges;
  await Promise.all(tokens.map(playOn)).catch((error: Error) => {
    failure = error.message;
  });
  const took = performance.now() - began;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    settled,
    calls: times.length,
    ms: took,
    median: times[Math.floor(times.length / 2)] ?? 0,
    most: times[Math.floor(times.length * 0.99)] ?? 0,
    failure,
  };
};

parentPort?.on('message', async (order: LoadOrder) => parentPort?.postMessage(await play(order)));
