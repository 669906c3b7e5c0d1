import { randomUUID } from 'node:crypto';
import { systemClock } from '../../platform/clock.ts';
import { players } from '../../platform/store/schema/players.ts';
import type { Store } from '../../platform/store/store.ts';
import { credit } from './ledger.ts';

let count = 0;

/** Tests' own: a new player, with coins (hundredths) of a certain day if wanted. Answers the id. */
export const testPlayer = async (
  store: Store,
  coins = 0,
  now = systemClock.now(),
): Promise<number> => {
  count += 1;
  const uid = `tester${count}`;
  const [row] = await store.db
    .insert(players)
    .values({
      uid,
      uidLower: `${uid}-${randomUUID()}`,
      fullName: 'Test Player',
      phone: `+60${randomUUID()}`,
      passwordHash: '-',
      createdAt: new Date(now),
    })
    .returning({ id: players.id });
  if (!row) throw new Error('no player was written');
  const playerId = row.id;
  if (coins > 0)
    await store.transaction((tx) =>
      credit(tx, { playerId, type: 'FINDTHEODD', amount: coins, now }),
    );
  return playerId;
};
