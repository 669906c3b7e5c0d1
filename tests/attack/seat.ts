import { openSession } from '#server/domains/accounts/sessions.ts';
import { testPlayer } from '#server/domains/ledger/testPlayer.ts';
import { subscribeDevice } from '#server/domains/push/subscriptions.ts';
import { newDevice, type TestDevice } from '#server/domains/push/testService.ts';
import { pause, systemClock } from '#server/platform/clock.ts';
import { settings } from '#server/platform/store/schema/club.ts';
import type { Store } from '#server/platform/store/store.ts';
import { Page } from './page.ts';
import { Player } from './player.ts';
import { askOf } from './siege.ts';

const COINS = 5_000_00;
const REST_MS = 100;

/** Somebody with a page open, a device that is pushed to, and coins. */
export interface Seat {
  playerId: number;
  player: Player;
  page: Page;
  device: TestDevice;
}

/** Written into the database: what a login costs a processor is not what is tried here. */
export const seatOf = async (
  store: Store,
  { url, pushOrigin }: { url: string; pushOrigin: string },
): Promise<Seat> => {
  const playerId = await testPlayer(store, COINS);
  const { token, tokenHash } = await openSession(store.db, systemClock, playerId);
  const device = newDevice(pushOrigin);
  const [club] = await store.db.select({ publicKey: settings.vapidPublic }).from(settings);
  const { endpoint, keys } = device;
  const publicKey = club?.publicKey ?? '';
  const own = { playerId, tokenHash, endpoint, keys, publicKey, now: systemClock.now() };
  if ((await subscribeDevice(store, own)) === null) throw new Error('no device was taken');
  const ask = askOf({ url });
  const player = new Player(ask, { uid: '', password: '', pin: '' }, () => pause(REST_MS));
  player.enter(token);
  return { playerId, player, page: new Page(url, token, ask), device };
};
