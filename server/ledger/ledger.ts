import { and, eq } from 'drizzle-orm';
import type { TransactionType } from '#contract/transactions.ts';
import { holds } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import { clubAccount, lockAccounts, type PlayerAccounts } from './accounts.ts';
import { EARNED_DAYS, endOfDayAfter } from './expiry.ts';
import { addLot, emptyLapsedLots, returnLots, takeLots } from './lots.ts';
import { post } from './posting.ts';

// All amounts are hundredths of a coin, all times epoch milliseconds.

/** The player has fewer coins available than asked for. */
export class InsufficientCoins extends Error {
  override readonly name = 'InsufficientCoins';
}

/** A hold that was already posted or voided, or that there never was. */
class HoldNotOpen extends Error {
  override readonly name = 'HoldNotOpen';
}

interface Line {
  playerId: number;
  type: TransactionType;
  amount: number;
  roundId?: number | undefined;
  note?: string | undefined;
  now: number;
}

/** Gives the player coins of the house, to be spent within `EARNED_DAYS`. */
export const credit = async (tx: Tx, line: Line): Promise<void> => {
  const { available } = await lockAccounts(tx, line.playerId);
  const postingId = await post(tx, { ...line, from: clubAccount('house'), to: available.id });
  const expiresAt = endOfDayAfter(line.now, EARNED_DAYS);
  await addLot(tx, { playerId: line.playerId, postingId, amount: line.amount, expiresAt });
};

const expireLocked = async (
  tx: Tx,
  accounts: PlayerAccounts,
  playerId: number,
  now: number,
): Promise<number> => {
  const amount = await emptyLapsedLots(tx, playerId, now);
  if (amount > 0) {
    const from = accounts.available.id;
    await post(tx, { playerId, type: 'EXPIRED', amount, from, to: clubAccount('expired'), now });
  }
  return amount;
};

/** Takes away the coins whose day has passed, as one EXPIRED line; answers how many. */
export const expireCoins = async (tx: Tx, playerId: number, now: number): Promise<number> =>
  expireLocked(tx, await lockAccounts(tx, playerId), playerId, now);

/**
 * Takes coins out of the player's available ones until they are posted or voided; answers the hold's
 * id. Coins whose day has passed don't count. Throws `InsufficientCoins`.
 */
export const hold = async (tx: Tx, line: Line): Promise<number> => {
  const { playerId, amount } = line;
  const accounts = await lockAccounts(tx, playerId);
  const expired = await expireLocked(tx, accounts, playerId, line.now);
  if (accounts.available.balance - expired < amount) throw new InsufficientCoins();
  const [row] = await tx.insert(holds).values({ playerId, amount }).returning({ id: holds.id });
  if (!row) throw new Error('a hold was not written');
  const { available, held } = accounts;
  await post(tx, { ...line, holdId: row.id, from: available.id, to: held.id });
  await takeLots(tx, playerId, amount, row.id);
  return row.id;
};

/**
 * Takes coins of the player for the house at once: what is staked and settled in one step. Throws
 * `InsufficientCoins`.
 */
export const spend = async (tx: Tx, line: Line): Promise<void> => {
  const { playerId, amount } = line;
  const accounts = await lockAccounts(tx, playerId);
  const expired = await expireLocked(tx, accounts, playerId, line.now);
  if (accounts.available.balance - expired < amount) throw new InsufficientCoins();
  await post(tx, { ...line, from: accounts.available.id, to: clubAccount('house') });
  await takeLots(tx, playerId, amount, null);
};

/** Ends an open hold once: of two that try, the second finds it ended. Throws `HoldNotOpen`. */
const endHold = async (tx: Tx, holdId: number, status: 'posted' | 'voided') => {
  const [row] = await tx
    .update(holds)
    .set({ status })
    .where(and(eq(holds.id, holdId), eq(holds.status, 'held')))
    .returning({ playerId: holds.playerId, amount: holds.amount });
  if (!row) throw new HoldNotOpen(`hold ${holdId} is not open`);
  return row;
};

/** The held coins are gone for good. Throws `HoldNotOpen`. */
export const postHold = async (
  tx: Tx,
  end: { holdId: number; to: 'redeemed' | 'house'; roundId?: number | undefined; now: number },
): Promise<void> => {
  const { playerId, amount } = await endHold(tx, end.holdId, 'posted');
  const { held } = await lockAccounts(tx, playerId);
  await post(tx, {
    playerId,
    type: 'SETTLED',
    amount,
    holdId: end.holdId,
    roundId: end.roundId,
    from: held.id,
    to: clubAccount(end.to),
    now: end.now,
  });
};

/** The held coins come back to the player, with the dates they had. Throws `HoldNotOpen`. */
export const voidHold = async (
  tx: Tx,
  end: {
    holdId: number;
    type: TransactionType;
    roundId?: number | undefined;
    note?: string | undefined;
    now: number;
  },
): Promise<void> => {
  const { playerId, amount } = await endHold(tx, end.holdId, 'voided');
  const { available, held } = await lockAccounts(tx, playerId);
  const postingId = await post(tx, {
    ...end,
    playerId,
    amount,
    from: held.id,
    to: available.id,
  });
  await returnLots(tx, { id: end.holdId, playerId, postingId, now: end.now });
};
