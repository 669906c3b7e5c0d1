import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { API_BASE } from '#contract/api.ts';
import { VIDEO } from '#contract/terms.ts';
import { givePin } from '../../domains/accounts/testPin.ts';
import { uploaderOf } from '../../domains/verification/testUpload.ts';
import { videoFile } from '../../domains/verification/testVideo.ts';
import type { Answer, Causes, World } from './testWorld.ts';

/** Sends the head of a request and half of its body, and waits. */
const sendHalf = async ({ app }: World): Promise<Answer> => {
  // What takes the club's server a minute otherwise.
  const soon = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  Object.assign(app.server, soon);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = ['POST /api/login HTTP/1.1', 'Host: club', 'Content-Type: application/json'];
  socket.write([...head, 'Content-Length: 100', '', '{"eDa'].join('\r\n'));
  const [status = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { statusCode: Number(status.split(' ')[1]), json: () => JSON.parse(body) };
};

const redeem = async (world: World, owned: number, coins: number) => {
  const { token } = await world.join(owned);
  await givePin(world, token, '246802');
  return world.post('redemptions', { requestId: randomUUID(), coins, pin: '246802' }, token);
};

/** Tests' own: what is said of coins, the history, the inbox, and the club as a whole. */
export const clubCauses: Causes = {
  'msg.balanceNotEnough': [409, (world) => redeem(world, 49, 50_00)],
  'msg.invalidCoins': [400, (world) => redeem(world, 99, 75_00)],
  'msg.noTransactionFound': [
    404,
    async ({ member, get }) => get('transactions/77777', (await member()).token),
  ],
  'msg.inboxNotFound': [404, async ({ member, get }) => get('inbox/77777', (await member()).token)],
  'msg.noPromotions': [404, ({ get }) => get('promotions')],
  'msg.noHelpdeskFound': [404, ({ get }) => get('helpdesk')],
  'msg.invalidPlayerId': [1, ({ operator }) => operator('coins show', { uid: 'Nobody99' })],
  'msg.playerInsufficientCoins': [
    1,
    async ({ member, operator }) =>
      operator('coins adjust', { uid: (await member()).uid, amount: '-9', reason: 'a mistake' }),
  ],
  'msg.systemMaintenance': [
    503,
    async ({ get, operator }) => {
      await operator('maintenance', { state: 'on' });
      const answer = await get('promotions');
      await operator('maintenance', { state: 'off' });
      return answer;
    },
  ],
  'msg.systemError': [
    503,
    async ({ post, phone, deps }) => {
      vi.spyOn(deps.sender, 'sendCode').mockRejectedValueOnce(new Error('the gateway is down'));
      return post('register/otp', { phone: phone(), language: 'en' });
    },
  ],
  'msg.networkSlow': [408, sendHalf],
  'msg.notFound': [404, ({ get }) => get('nowhere')],
  'msg.invalidRequest': [
    400,
    ({ app }) => app.inject({ method: 'POST', url: `${API_BASE}login`, payload: { uid: 'bare' } }),
  ],
  'msg.formatNotSupported': [
    415,
    ({ app }) =>
      app.inject({
        method: 'POST',
        url: `${API_BASE}login`,
        headers: { 'content-type': 'text/xml' },
        payload: '<uid/>',
      }),
  ],
  'msg.videoNotNow': [
    409,
    async (world) => {
      const { begin } = uploaderOf(world, (await world.join()).token);
      await begin(1000);
      return begin(1000);
    },
  ],
  'msg.videoTooBig': [
    413,
    async (world) => uploaderOf(world, (await world.join()).token).begin(VIDEO.bytes + 1),
  ],
  'msg.videoLength': [
    400,
    async (world) =>
      uploaderOf(world, (await world.join()).token).send(await videoFile({ seconds: 1 })),
  ],
  'msg.forbidden': [
    403,
    ({ app }) =>
      app.inject({
        method: 'POST',
        url: `${API_BASE}logout`,
        headers: { 'sec-fetch-site': 'cross-site' },
      }),
  ],
};
