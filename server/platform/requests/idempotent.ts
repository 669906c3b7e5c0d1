import { hash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ErrorTyp } from '#contract/errorTyp.ts';
import { canonical } from '#engine/core/fair/canonical.ts';
import { Refusal } from '../refusal.ts';
import { sqlCall } from '../store/functions.ts';
import { requests } from '../store/schema/requests.ts';
import { type Db, rowsOf, type Store, type Tx } from '../store/store.ts';
import type { Change } from './change.ts';

export interface RequestKey {
  playerId: number;
  /** A UUID the client made and stored before it sent the call. */
  requestId: string;
  /** What the call does, as `redeem` or `fto.move`; part of what must be the same. */
  kind: string;
  /** The call's family in an error's `typ`. */
  typ: ErrorTyp;
  /** Everything else the call asked for: a repeat must ask for the same. */
  body: unknown;
  now: number;
}

export interface Committed<Answer> {
  answer: Answer;
  /** To be broadcast now that they are committed; none when the answer is a repeated one. */
  changes: readonly Change[];
  isRepeat: boolean;
}

/** What makes two requests the same, in a few digits. */
export const requestHash = (key: RequestKey): string =>
  hash('sha256', canonical([key.kind, key.body]));

/** Throws 409 `msg.requestMismatch` when the id of `key` was answered for something else. */
export const demandSame = (key: RequestKey, bodyHash: string | null): void => {
  if (bodyHash !== requestHash(key)) throw new Refusal('msg.requestMismatch', { typ: key.typ });
};

/**
 * What the request was answered before; null when it was not. Throws 409 `msg.requestMismatch` when
 * its id was used for something else.
 */
export const answeredBefore = async <Answer>(db: Db, key: RequestKey): Promise<Answer | null> => {
  const [row] = await db
    .select({ bodyHash: requests.bodyHash, answer: requests.answer })
    .from(requests)
    .where(and(eq(requests.playerId, key.playerId), eq(requests.requestId, key.requestId)));
  if (!row) return null;
  demandSame(key, row.bodyHash);
  if (row.answer == null) throw new Error(`request ${key.requestId} has no answer`);
  // The hash covers the kind, so this is what the same code answered before.
  return row.answer as Answer;
};

/**
 * Carries a request out once. Its row is written first, in the transaction of `work`: a duplicate
 * that runs at the same time waits there, then reads the stored answer; a transaction that fails
 * takes the row with it, so a refusal changes nothing and may be tried again. Throws 409
 * `msg.requestMismatch` when the id was used for something else.
 */
export const idempotent = async <Answer extends object>(
  store: Store,
  key: RequestKey,
  work: (tx: Tx) => Promise<{ answer: Answer; changes: readonly Change[] }>,
): Promise<Committed<Answer>> =>
  store.transaction(async (tx) => {
    const { playerId, requestId, kind } = key;
    const own = { owner: playerId, of_request: requestId };
    const of = { of_kind: kind, of_hash: requestHash(key), moment: new Date(key.now) };
    const [begun] = await rowsOf<{ isNew: boolean }>(
      tx,
      sql`select ${sqlCall('request_begin', { ...own, ...of })} as "isNew"`,
    );
    if (!begun?.isNew) {
      const stored = await answeredBefore<Answer>(tx, key);
      if (stored === null) throw new Error(`request ${requestId} is gone`);
      return { answer: stored, changes: [], isRepeat: true };
    }
    const { answer, changes } = await work(tx);
    await tx.execute(sql`select ${sqlCall('request_end', { ...own, reply: answer })}`);
    return { answer, changes, isRepeat: false };
  });
