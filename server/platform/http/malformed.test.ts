import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from '#contract/errors.ts';
import { checkLedger } from '../../domains/ledger/check/check.ts';
import { openTestApp, registerPlayer, sealed, type TestApp } from '../../edges/testApp.ts';
import { holds } from '../store/schema/holds.ts';
import { accounts, entries, postings } from '../store/schema/ledger.ts';
import { otps, players } from '../store/schema/players.ts';
import { redemptions } from '../store/schema/redemptions.ts';
import { requests } from '../store/schema/requests.ts';
import { rounds } from '../store/schema/rounds.ts';

/** `npm run attack` sends more. */
const COUNT = Number(process.env.MALFORMED ?? 10_000);
const PER_BATCH = 500;

/** mulberry32: the same bodies in every run. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const random = seeded(20260601);
const below = (n: number) => Math.floor(random() * n);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

let club: TestApp;
let token: string;
beforeAll(async () => {
  // Without limits: a 429 would spare the call its body.
  const limits = { take: async () => undefined, forgive: async () => undefined };
  club = await openTestApp({ limits });
  token = await registerPlayer(club, 'Merbau77', '+60123456787');
});
afterAll(() => club.close());

const uuid = '3f0e5ad2-6a34-4c5b-9d3e-0d8f3f8f6a11';
/** Each call with a body it would take, or would refuse only for what the fields say. */
const CALLS: Record<string, Record<string, unknown>> = {
  login: { uid: 'Merbau77', password: 'secret12' },
  'player/login': { token: 'a'.repeat(43) },
  'register/uid': { uid: 'Keruing1' },
  'register/otp': { phone: '+60123456797', language: 'en' },
  register: {
    uid: 'Keruing1',
    fullName: 'Aminah',
    password: 'secret12',
    phone: '+60123456797',
    otpId: uuid,
    otp: '123456',
    terms: true,
    isOfAge: true,
    language: 'en',
  },
  'login/reset/otp': { uid: 'Keruing1' },
  'login/reset': { uid: 'Keruing1', otpId: uuid, otp: '123456', password: 'secret12' },
  redemptions: { requestId: uuid, coins: 5000, pin: '246802' },
  'games/fto/rounds': { requestId: uuid, clientSeed: 'seed', bet: 0 },
  'games/fto/rounds/1/moves': { requestId: uuid, step: 0, move: { kind: 'pick', cell: 1 } },
};
const paths = Object.keys(CALLS);

const nested = (depth: number) => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);
/** What no field of any call takes. */
const junk = () =>
  pick<() => unknown>([
    () => null,
    () => [],
    () => ({}),
    () => -1,
    () => 1e308,
    () => -1e-308,
    () => 2 ** 53,
    () => 0.5,
    () => '',
    () => ' ',
    () => 'x'.repeat(below(20_000) + 100),
    () => '\u0000',
    () => `abc\u0000${below(1e6)}`,
    () => '\ud800',
    () => "'; drop table players; --",
    () => `${below(10)} e999`,
    () => nested(5),
    () => [[[[]]]],
    () => ({ $gt: '' }),
    () => ({ kind: 7 }),
  ])();

const outer = (value: string): string => JSON.stringify({ eData: value });
const text = (body: unknown) => sealed(body).eData ?? '';

/** A body of a call with one field spoilt or left out. */
const spoilt = (path: string): string => {
  const body: Record<string, unknown> = { ...CALLS[path] };
  const field = pick(Object.keys(body));
  if (random() < 0.4) delete body[field];
  else body[field] = junk();
  return outer(text(body));
};

const flipped = (path: string): string => {
  const bytes = Buffer.from(text(CALLS[path]), 'base64');
  // Past the salt, in the last two blocks: the padding or the closing brace breaks.
  const at = bytes.length - 1 - below(16);
  bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
  return outer(bytes.toString('base64'));
};

const KINDS: readonly ((path: string) => string | Buffer)[] = [
  spoilt,
  spoilt,
  spoilt,
  flipped,
  (path) => JSON.stringify(CALLS[path]),
  (path) => JSON.stringify({ ...CALLS[path], eData: text(CALLS[path]) }),
  (path) => outer(text(CALLS[path]).slice(0, -1 - below(40))),
  (path) => outer(`${text(CALLS[path])}!`),
  () => outer(text(pick([null, 1, 'text', [], [[]]]))),
  () => outer(text(nested(20 + below(200)))),
  () => '['.repeat(1 + below(30_000)),
  () => '{"a":'.repeat(1 + below(8000)),
  () => outer(text(JSON.parse('{"__proto__":{"isAdmin":true},"uid":"Merbau77"}'))),
  () => outer(text({ constructor: { prototype: { isAdmin: true } } })),
  () => JSON.stringify({ eData: junk() }),
  () =>
    pick(['', '{', 'null', '0', '"eData"', '[]', '{"eData":}', '\ufeff{}', '{"eData":"U2FsdGVk"}']),
  () => Buffer.from(Array.from({ length: 1 + below(2000) }, () => below(256))),
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  ';;;',
];

const big = Buffer.alloc(10_000_000, 'a');

const malformed = (i: number): InjectOptions => {
  const path = pick(paths);
  const isBig = i % 500 === 0;
  return {
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'content-type': random() < 0.95 ? 'application/json' : pick(TYPES),
      'x-encrypted-request': random() < 0.97 ? 'true' : pick(['', 'false', 'true, true', '1']),
      authorization: `Bearer ${token}`,
    },
    payload: isBig ? big : pick(KINDS)(path),
  };
};

const footprint = async () => {
  const { db } = club.deps.store;
  const tables = [accounts, entries, holds, otps, players, postings, redemptions, requests, rounds];
  const counts = [];
  for (const table of tables) counts.push(await db.$count(table));
  return { counts, ledger: await checkLedger(club.deps.store) };
};

test('10,000 malformed bodies: each a 4xx of the catalogue, nothing changed, memory flat', async () => {
  const before = await footprint();
  let warm = 0;
  const statuses: Record<number, number> = {};
  for (let i = 0; i < COUNT; i += 1) {
    const call = malformed(i);
    const answer = await club.app.inject(call);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const body = ErrorBody.safeParse(JSON.parse(answer.body));
    if (answer.statusCode < 400 || answer.statusCode > 499 || !body.success) {
      expect.fail(
        `${call.url} ${String(call.payload).slice(0, 300)} -> ${answer.statusCode} ${answer.body}`,
      );
    }
    if ((i + 1) % PER_BATCH === 0) {
      // pino's level 50 is 'error': none of this is an exception in the log.
      expect(club.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
      club.logged.length = 0;
      if (i + 1 === 3000) {
        collect();
        warm = process.memoryUsage().heapUsed;
      }
    }
  }
  collect();
  const grown = process.memoryUsage().heapUsed - warm;
  expect(grown).toBeLessThan(8e6);
  expect(await footprint()).toEqual(before);
  expect(Object.keys(statuses)).toEqual(['400', '413', '415']);
});
