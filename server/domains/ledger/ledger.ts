import { type SQL, sql } from 'drizzle-orm';
import { EARNED_DAYS, RETURNED_DAYS } from '#contract/terms.ts';
import type { TransactionType } from '#contract/transactions.ts';
import { sqlCall } from '../../platform/store/functions.ts';
import { rowsOf, sqlState, type Tx } from '../../platform/store/store.ts';
import { endOfDayAfter } from './expiry.ts';

// How coins move is written once, in the database (store/functions/ledger.sql); this is how it is
// called. All amounts are hundredths of a coin, all times epoch milliseconds.

/** The player has fewer coins available than asked for. */
export class InsufficientCoins extends Error {
  override readonly name = 'InsufficientCoins';
}

/** A hold that was already posted or voided, or that there never was. */
class HoldNotOpen extends Error {
  override readonly name = 'HoldNotOpen';
}

/** The ledger's own SQLSTATEs as the errors they are; any other error as it came. */
export const ledgerError = (error: unknown): unknown => {
  const state = sqlState(error);
  if (state === '23L05') return new InsufficientCoins();
  return state === '23L06' ? new HoldNotOpen('the hold is not open') : error;
};

/**
 * Locks the player's coins until the transaction ends, and opens their accounts at the first use.
 * Everything that moves a player's coins or lots begins so, and what must not happen meanwhile.
 */
export const lockCoins = async (tx: Tx, playerId: number): Promise<void> => {
  await tx.execute(sql`select ${sqlCall('ledger_lock', { owner: playerId })}`);
};

interface Line {
  playerId: number;
  type: TransactionType;
  amount: number;
  roundId?: number | undefined;
  note?: string | undefined;
  now: number;
}

const callLedger = async (tx: Tx, called: SQL): Promise<number> => {
  try {
    const [row] = await rowsOf<{ answer: string | number | null }>(
      tx,
      sql`select ${called} as answer`,
    );
    return Number(row?.answer ?? 0);
  } catch (error) {
    throw ledgerError(error);
  }
};

const lineOf = ({ playerId, type, amount, roundId, note, now }: Line) => ({
  owner: playerId,
  line: type,
  size: amount,
  of_round: roundId ?? null,
  remark: note ?? null,
  moment: new Date(now),
});

/** The last moment of coins that are earned now, and of those that come back after their day. */
export const lotDays = (now: number): { earned: Date; returned: Date } => ({
  earned: endOfDayAfter(now, EARNED_DAYS),
  returned: endOfDayAfter(now, RETURNED_DAYS),
});

/** Gives the player coins of the club, to be spent within `EARNED_DAYS`. */
export const credit = async (tx: Tx, line: Line): Promise<void> => {
  const until = lotDays(line.now).earned;
  await callLedger(tx, sqlCall('ledger_credit', { ...lineOf(line), until }));
};

/** Takes away the coins whose day has passed, as one EXPIRED line; answers how many. */
export const expireCoins = (tx: Tx, playerId: number, now: number): Promise<number> =>
  callLedger(tx, sqlCall('ledger_expire', { owner: playerId, moment: new Date(now) }));

/**
 * Takes coins out of the player's available ones until they are posted or voided; answers the hold's
 * id. Coins whose day has passed don't count. Throws `InsufficientCoins`.
 */
export const hold = (tx: Tx, line: Line): Promise<number> =>
  callLedger(tx, sqlCall('ledger_hold', lineOf(line)));

/** The held coins are gone for good. Throws `HoldNotOpen`. */
export const postHold = async (
  tx: Tx,
  end: { holdId: number; to: 'redeemed' | 'house'; now: number },
): Promise<void> => {
  const { holdId, to, now } = end;
  const ended = { ended: holdId, destination: to, of_round: null, moment: new Date(now) };
  await callLedger(tx, sqlCall('ledger_post_hold', ended));
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
  const { holdId, type, roundId, note, now } = end;
  const ended = { ended: holdId, line: type, of_round: roundId ?? null, remark: note ?? null };
  const days = { moment: new Date(now), until: lotDays(now).returned };
  await callLedger(tx, sqlCall('ledger_void_hold', { ...ended, ...days }));
};
