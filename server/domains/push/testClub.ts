import { FCM_HEADER } from '#contract/api.ts';
import type { InboxPayload } from '#contract/inbox.ts';
import { PushState, PushToken, pushPath } from '#contract/push.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer } from '../../edges/testApp.ts';
import { findPlayer } from '../../platform/identity/players.ts';
import type { Store } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/send.ts';
import { sendPushes } from './sender.ts';
import { newDevice, openService } from './testService.ts';

let players = 0;

/** Tests' own: a club that pushes to a service of its own, at noon in Malaysia. */
export const openPushClub = async (store: Store) => {
  const service = await openService();
  // Nobody listens on the first port.
  const env = { PUSH_HOSTS: `${service.origin},http://127.0.0.1:1` };
  const club = await openTestApp({ store, env });
  const { clock } = club.deps;
  const operator = (name: string, args: object) =>
    runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, name, args, 'siti');
  const stateOf = async (token: string) =>
    PushState.parse((await club.get(pushPath, token)).json());

  /** Makes a new device the player's one. */
  const subscribe = async (token: string, origin = service.origin) => {
    const device = newDevice(origin);
    const { publicKey } = await stateOf(token);
    const { endpoint, keys } = device;
    const answer = await club.put(pushPath, { endpoint, keys, publicKey }, token);
    return { ...device, fcmToken: PushToken.parse(answer.json()).token };
  };

  return {
    ...club,
    clock,
    service,
    operator,
    stateOf,
    subscribe,
    /** A new player with a device. */
    async join() {
      players += 1;
      const uid = `Enggang${players}`;
      const token = await registerPlayer(club, uid, `+6019${7_000_000 + players}`);
      const playerId = (await findPlayer(store.db, uid))?.id ?? 0;
      return { uid, token, playerId, device: await subscribe(token) };
    },
    message: (playerId: number, payload: InboxPayload) =>
      store.transaction((tx) => sendMessage(tx, { playerId, payload, now: clock.now() })),
    /** One process's turn; answers how many were tried. */
    push: () => sendPushes(club.deps),
    unsubscribe: (token: string, fcmToken: string) =>
      club.app.inject({
        method: 'DELETE',
        url: `/api/${pushPath}`,
        headers: { authorization: `Bearer ${token}`, [FCM_HEADER]: fcmToken },
      }),
    async close() {
      await club.close();
      await service.close();
    },
  };
};
export type PushClub = Awaited<ReturnType<typeof openPushClub>>;
