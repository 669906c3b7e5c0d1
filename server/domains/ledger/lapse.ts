import { and, asc, lt } from 'drizzle-orm';
import { eachAlone, type OnError, thrown } from '../../platform/jobs/eachAlone.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { lots } from '../../platform/store/schema/ledger.ts';
import type { Store } from '../../platform/store/store.ts';
import { expireCoins } from './ledger.ts';

/** Players at a time. */
const BATCH = 100;

/** Writes EXPIRED lines for coins whose day has passed; answers the changes. */
export const expireLapsedCoins = async (
  store: Store,
  now: number,
  onError: OnError = thrown,
): Promise<Change[]> => {
  const owners = await store.db
    .selectDistinct({ playerId: lots.playerId })
    .from(lots)
    .where(and(lots.isOpen, lt(lots.expiresAt, new Date(now))))
    .orderBy(asc(lots.playerId))
    .limit(BATCH);
  const changes = await eachAlone(
    owners,
    ({ playerId }) =>
      store.transaction(async (tx) => {
        const expired = await expireCoins(tx, playerId, now);
        return expired > 0 ? recordChange(tx, playerId, 'coins', now) : null;
      }),
    onError,
  );
  return changes.filter((change) => change !== null);
};
