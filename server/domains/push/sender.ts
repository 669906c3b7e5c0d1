import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from '../../platform/clock.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import type { Store } from '../../platform/store/store.ts';
import { isPushEndpoint } from './hosts.ts';
import { newsOf } from './news.ts';
import { type Claimed, claimPushes, endPush, waitPush } from './queue.ts';
import { type Sent, sendPush } from './send.ts';
import { countRefusal, forgetRefusals, unsubscribeDevice } from './subscriptions.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';

export interface PushDeps {
  store: Store;
  clock: ServerClock;
  log: FastifyBaseLogger;
  cipher: SeedCipher;
  /** The push services that are posted to (hosts.ts), and whom they turn to. */
  config: { pushHosts: readonly string[]; pushContact: string };
}

/** Requests under way at a time in a process. */
const BATCH = 20;
const FIRST_PAUSE_MS = 30_000;
/** Refused so often in a row, a device is forgotten: it subscribes anew when the club is opened on it. */
const MOST_REFUSALS = 3;
const LONGEST_PAUSE_MS = 4 * 60 * 60 * 1000;

/** The pause after so many tries: half a minute, doubled each time. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

const post = async (
  { clock, config: { pushHosts, pushContact } }: PushDeps,
  claimed: Claimed,
  news: Parameters<typeof sendPush>[1],
  vapid: VapidKeys,
): Promise<Sent> => {
  // The operator may have taken its push service off the list.
  if (!isPushEndpoint(claimed.subscription.endpoint, pushHosts)) return { kind: 'gone' };
  return sendPush(claimed, news, { vapid, contact: pushContact, now: clock.now() });
};

/** Sends one message that this process claimed, and writes what became of it. */
const sendOne = async (deps: PushDeps, claimed: Claimed, vapid: VapidKeys): Promise<void> => {
  const { store, clock, log } = deps;
  const { id, playerId, kind, tries, subscription } = claimed;
  const news = await newsOf(store.db, claimed).catch(async (error: unknown) => {
    await waitPush(store.db, id, clock.now() + pauseAfter(tries));
    throw error;
  });
  if (news === null) return endPush(store.db, id, 'needless');
  const sent = await post(deps, claimed, news, vapid);
  if (sent.kind === 'taken') {
    if (subscription.refusals > 0) await forgetRefusals(store.db, subscription.id);
    return endPush(store.db, id, 'sent');
  }
  if (sent.kind === 'gone') {
    await unsubscribeDevice(store.db, playerId, subscription.id);
    // Until the device is there again, by another subscription.
    return waitPush(store.db, id, clock.now());
  }
  log.warn({ kind, tries, reason: sent.why }, 'a push was not taken');
  if (sent.kind === 'refused' && (await countRefusal(store.db, subscription.id)) >= MOST_REFUSALS)
    await unsubscribeDevice(store.db, playerId, subscription.id);
  if (sent.kind !== 'later') return endPush(store.db, id, 'givenUp');
  await waitPush(store.db, id, clock.now() + Math.max(sent.waitMs, pauseAfter(tries)));
};

/**
 * Sends all whose time has come; answers how many were tried. Every process may at the same time: each
 * takes what no other has, and marks it before it is posted.
 */
export const sendPushes = async (deps: PushDeps): Promise<number> => {
  const { store, clock, cipher } = deps;
  for (let tried = 0; ; ) {
    const vapid = await vapidKeys(store.db, cipher);
    const { publicKey } = vapid;
    const claimed = await claimPushes(store.db, { publicKey, now: clock.now(), most: BATCH });
    if (claimed.length === 0) return tried;
    const done = await Promise.allSettled(claimed.map((each) => sendOne(deps, each, vapid)));
    for (const each of done) if (each.status === 'rejected') throw each.reason;
    tried += claimed.length;
  }
};
