import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { RoundAnswer } from '#contract/rounds.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { createLog } from '../../platform/log.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { secretSeedOf, testCipher } from '../../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../../platform/security/log.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { rounds } from '../../platform/store/schema/rounds.ts';
import type { Store } from '../../platform/store/store.ts';
import { coinBalance } from '../ledger/balance.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { moveOf, openingOf } from './testChoices.ts';
import type { Came, Hands } from './testHands.ts';
import { armMine } from './testMines.ts';
import type { Expected, Request, RoundModel } from './testModel.ts';

/** The club as a player of the model meets it. */
export interface Real {
  store: Store;
  playerId: number;
  uid: string;
  hands: Hands;
  /** Requests sent so far, for those who repeat them. */
  sent: Request[];
}

/** What may happen, as often as it stands here. */
export const KINDS = [
  'open',
  'open',
  'open',
  'move',
  'move',
  'move',
  'move',
  'move',
  'race',
  'race',
  'crash',
  'crash',
  'repeat',
  'otherBody',
  'otherStep',
  'runOut',
  'rotate',
  'deposit',
  'verify',
  'adjust',
] as const;
export type ActKind = (typeof KINDS)[number] | 'kill';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What came, in the model's words. */
const asExpected = (came: Came<RoundAnswer>): unknown => {
  if (!('answer' in came)) return came;
  const { round, events, coin, remain } = came.answer;
  const { game, mode, step, status, bet, won, nonce, deadlineAt, view } = round;
  const isClockRunning = deadlineAt !== null;
  return plain({
    round: { game, mode, step, status, bet, won, nonce, isClockRunning, view },
    events,
    balance: coin.balance,
    pending: coin.pending,
    remain,
  });
};

/** Notes the name the server gave to a round. */
const learn = (model: RoundModel, came: Came<RoundAnswer>) => {
  if (!('answer' in came)) return;
  const { id, game, nonce } = came.answer.round;
  if (model.books.rounds.some((round) => round.id === id)) return;
  const round = model.books.rounds.findLast(
    (each) => each.id === '' && each.game === game && each.nonce === nonce,
  );
  if (round) round.id = id;
};

const compare = (model: RoundModel, expected: Expected, came: Came<RoundAnswer>) => {
  expect(asExpected(came)).toEqual(plain(expected));
  learn(model, came);
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      );

/** Something that happens to the model and to the club alike; `a` and `b` say which of its kind. */
export class Act implements fc.AsyncCommand<{ model: RoundModel }, Real> {
  readonly kind: ActKind;
  readonly a: number;
  readonly b: number;

  constructor(kind: ActKind, a: number, b: number) {
    this.kind = kind;
    this.a = a;
    this.b = b;
  }

  check = () => true;
  toString = () => `${this.kind}(${this.a}, ${this.b})`;

  async run({ model }: { model: RoundModel }, real: Real): Promise<void> {
    const { a, b, kind } = this;
    const send = async (request: Request) => {
      real.sent.push(request);
      const expected = model.request(request);
      compare(model, expected, await real.hands.send(request));
    };
    const operator = (name: string, args: object) => {
      const { store, hands } = real;
      const own = { store, clock: hands.clock, cipher: testCipher };
      const security = createSecurityLog({ ...own, log: createLog('silent') });
      const deps = { ...own, broadcast: () => {}, drop: () => {}, security };
      return runCommand(deps, name, args, 'model');
    };
    switch (kind) {
      case 'open':
        return send(openingOf(model, real.hands, a, b));
      case 'move':
        return send(moveOf(model, a, b));
      case 'repeat': {
        const again = real.sent[a % Math.max(1, real.sent.length)];
        return again && send(again);
      }
      case 'otherBody': {
        const before = real.sent[a % Math.max(1, real.sent.length)];
        return before && send({ ...openingOf(model, real.hands, a, b), id: before.id });
      }
      case 'otherStep': {
        const request = moveOf(model, a, b);
        if (request.call !== 'move') return;
        return send({ ...request, step: Math.max(0, request.step + (b % 2 === 0 ? 1 : -1)) });
      }
      case 'race':
        return this.#race(model, real);
      case 'crash': {
        const request = b % 2 === 0 ? openingOf(model, real.hands, a, b) : moveOf(model, a, b);
        await armMine(real.store, -(1 + (a % 25)));
        const came = await real.hands.send(request);
        await armMine(real.store, 1);
        if (!('broken' in came)) {
          real.sent.push(request);
          return compare(model, model.request(request), came);
        }
        await verify(model.books, real);
        return send(request);
      }
      case 'kill': {
        if (!real.hands.sendAndKill) return;
        const request = b % 2 === 0 ? openingOf(model, real.hands, a, b) : moveOf(model, a, b);
        await real.hands.sendAndKill(request);
        return send(request);
      }
      case 'runOut':
        model.timeOut();
        return real.hands.runOut();
      case 'rotate': {
        const { serverSeed, nonce } = model.books;
        const id = randomUUID();
        const came = await real.hands.rotate(id);
        if (model.hasOpenRound) return expect(came).toEqual({ refused: '409 msg.roundOpen' });
        expect(came).toMatchObject({
          answer: { revealed: { serverSeed, rounds: nonce }, commitment: { nonce: 0 } },
        });
        expect(await real.hands.rotate(id)).toEqual(came);
        return model.rotate(await secretSeedOf(real.store, real.playerId));
      }
      case 'deposit': {
        const deposit = { uid: real.uid, amount: `${10 + (b % 80)}`, reference: randomUUID() };
        model.books.depositSen += (10 + (b % 80)) * 100;
        await operator('deposit record', deposit);
        await operator('deposit record', deposit);
        return;
      }
      case 'verify':
        model.books.isVerified = b % 5 !== 0;
        await operator(model.books.isVerified ? 'player verify' : 'player unverify', {
          uid: real.uid,
        });
        return;
      case 'adjust': {
        const amount = (b % 40) - 5 || 1;
        const args = { uid: real.uid, amount: String(amount), reason: 'model' };
        const run = operator('coins adjust', args);
        if (model.adjust(amount * 100)) await run;
        else await expect(run).rejects.toBeInstanceOf(CommandError);
      }
    }
  }

  /** Three requests at once: some order of them must explain every answer. */
  async #race(model: RoundModel, { hands, sent }: Real): Promise<void> {
    const { a, b } = this;
    const first = moveOf(model, a, b);
    const second = openingOf(model, hands, b, a);
    const third = a % 3 === 0 ? first : a % 3 === 1 ? second : moveOf(model, a + 1, b + 3);
    const requests = [first, second, third];
    const came = await Promise.all(requests.map((request) => hands.send(request)));
    sent.push(...requests);
    const got = came.map(asExpected);
    for (const order of permutations([0, 1, 2])) {
      const guess = model.copy();
      const expected: Expected[] = [];
      for (const at of order) expected[at] = guess.request(requests[at] as Request);
      if (!isDeepStrictEqual(got, plain(expected))) continue;
      model.books = guess.books;
      for (const each of came) learn(model, each);
      return;
    }
    expect(got).toEqual(plain(requests.map((request) => model.copy().request(request))));
    throw new Error('no order of the three explains what came');
  }
}

/** Everything of the player's, as the database has it, against the model's books. */
export const verify = async (
  books: RoundModel['books'],
  { store: { db }, playerId, hands }: Real,
): Promise<void> => {
  const mine = eq(rounds.playerId, playerId);
  const coin = await coinBalance(db, playerId, hands.clock.now());
  const rows = await db.select().from(rounds).where(mine).orderBy(asc(rounds.id));
  const won = await db
    .select({ sen: rewards.sen })
    .from(rewards)
    .where(eq(rewards.playerId, playerId))
    .orderBy(asc(rewards.id));
  const { transactions } = await listTransactions(db, playerId, {});
  expect({
    balance: coin.balance,
    pending: coin.pending,
    rounds: rows.map(({ game, mode, step, status, bet, won: paid, nonce }) =>
      [game, mode, step, status, bet, paid, nonce].join(' '),
    ),
    rewards: won.map(({ sen }) => sen),
    lines: transactions.map(({ type, amount }) => `${type} ${amount}`),
  }).toEqual({
    balance: books.available + books.held,
    pending: books.held,
    rounds: books.rounds.map(({ game, mode, step, status, bet, won: paid, nonce }) =>
      [game, mode, step, status, bet, paid, nonce].join(' '),
    ),
    rewards: books.rewards,
    lines: books.lines.toReversed().slice(0, 30),
  });
};
