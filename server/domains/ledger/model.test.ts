import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import type { Store } from '../../platform/store/store.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { listTransactions } from '../transactions/transactions.ts';
import { coinBalance } from './balance.ts';
import { checkLedger } from './check/check.ts';
import { endOfDayAfter } from './expiry.ts';
import { credit, expireCoins, hold, InsufficientCoins, postHold, voidHold } from './ledger.ts';
import { testPlayer } from './testPlayer.ts';

const START = Date.UTC(2026, 2, 10, 4);

interface Lot {
  amount: number;
  until: number;
}

/** The ledger as one would explain it on a napkin; the real one must agree after every step. */
class Model {
  now = START;
  lots: Lot[] = [];
  holds: { id: number; parts: Lot[]; isOpen: boolean }[] = [];
  lines: [type: string, amount: number][] = [];

  get available() {
    return this.lots.reduce((sum, lot) => sum + lot.amount, 0);
  }

  get pending() {
    const open = this.holds.filter(({ isOpen }) => isOpen).flatMap(({ parts }) => parts);
    return open.reduce((sum, { amount }) => sum + amount, 0);
  }

  earn(amount: number) {
    this.lots.push({ amount, until: endOfDayAfter(this.now, 90).getTime() });
    this.lines.push(['FINDTHEODD', amount]);
  }

  expire() {
    const lapsed = this.lots.filter(({ until }) => until < this.now);
    const sum = lapsed.reduce((total, { amount }) => total + amount, 0);
    this.lots = this.lots.filter(({ until }) => until >= this.now);
    if (sum > 0) this.lines.push(['EXPIRED', -sum]);
  }

  canHold(amount: number) {
    const alive = this.lots.filter(({ until }) => until >= this.now);
    return alive.reduce((sum, lot) => sum + lot.amount, 0) >= amount;
  }

  hold(id: number, amount: number) {
    this.expire();
    this.lots.sort((a, b) => a.until - b.until);
    const parts: Lot[] = [];
    let missing = amount;
    for (const lot of this.lots) {
      const part = Math.min(lot.amount, missing);
      if (part > 0) parts.push({ amount: part, until: lot.until });
      lot.amount -= part;
      missing -= part;
    }
    this.lots = this.lots.filter((lot) => lot.amount > 0);
    this.holds.push({ id, parts, isOpen: true });
    this.lines.push(['REDEEM', -amount]);
  }

  void(index: number) {
    const held = this.holds[index];
    if (!held) return;
    held.isOpen = false;
    for (const { amount, until } of held.parts) {
      const later = until < this.now ? endOfDayAfter(this.now, 7).getTime() : until;
      this.lots.push({ amount, until: later });
    }
    this.lines.push(['REDEEMREJECT', held.parts.reduce((sum, { amount }) => sum + amount, 0)]);
  }
}

type Act = [kind: 'earn' | 'hold' | 'post' | 'void' | 'expire' | 'pass', size: number];

const apply = async (store: Store, playerId: number, model: Model, [kind, size]: Act) => {
  const { now } = model;
  const open = model.holds.flatMap(({ id, isOpen }, index) => (isOpen ? [{ id, index }] : []));
  const chosen = open[size % Math.max(1, open.length)];
  switch (kind) {
    case 'earn':
      await store.transaction((tx) =>
        credit(tx, { playerId, type: 'FINDTHEODD', amount: size, now }),
      );
      return model.earn(size);
    case 'hold': {
      const line = { playerId, type: 'REDEEM', amount: size, now } as const;
      const run = store.transaction((tx) => hold(tx, line));
      if (model.canHold(size)) return model.hold(await run, size);
      return expect(run).rejects.toBeInstanceOf(InsufficientCoins);
    }
    case 'post': {
      if (!chosen) return;
      const end = { holdId: chosen.id, to: 'redeemed', now } as const;
      await store.transaction((tx) => postHold(tx, end));
      const held = model.holds[chosen.index];
      if (held) held.isOpen = false;
      return;
    }
    case 'void': {
      if (!chosen) return;
      const end = { holdId: chosen.id, type: 'REDEEMREJECT', now } as const;
      await store.transaction((tx) => voidHold(tx, end));
      return model.void(chosen.index);
    }
    case 'expire':
      await store.transaction((tx) => expireCoins(tx, playerId, now));
      return model.expire();
    case 'pass':
      model.now += (size % 60) * DAY_MS;
  }
};

eachStore('the ledger against its model', (store) => {
  test('[coins-available] [coins-expiry] any sequence leaves balances, lots and lines as the model has them', async () => {
    const acts = fc.array(
      fc.tuple(
        fc.constantFrom<Act[0]>('earn', 'earn', 'hold', 'hold', 'post', 'void', 'expire', 'pass'),
        fc.integer({ min: 1, max: 2_000 }),
      ),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const playerId = await testPlayer(store(), 0, START);
        const model = new Model();
        for (const act of sequence) {
          await apply(store(), playerId, model, act);
          const coin = await coinBalance(store().db, playerId, model.now);
          const alive = model.lots.filter(({ until }) => until >= model.now);
          const total = alive.reduce((sum, { amount }) => sum + amount, 0);
          expect([coin.balance, coin.pending]).toEqual([total + model.pending, model.pending]);
          const soonest = Math.min(...alive.map(({ until }) => until));
          const sum = alive
            .filter(({ until }) => until === soonest)
            .reduce((all, { amount }) => all + amount, 0);
          expect(coin.expire).toEqual({
            balance: sum,
            date: alive.length > 0 ? new Date(soonest).toISOString() : null,
          });
        }
        const { transactions } = await listTransactions(store().db, playerId, {});
        const lines = transactions.map(({ type, amount }) => [type, amount]);
        expect(lines).toEqual(model.lines.toReversed());
        expect(transactions[0]?.balance ?? 0).toBe(model.available);
      }),
      { numRuns: 40 },
    );
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
