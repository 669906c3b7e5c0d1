import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushNews } from '#contract/pushNews.ts';

const curve = () => createECDH('prime256v1');
const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A device's half of RFC 8291, by the text of the standard: opens what was encrypted for it alone. */
export const newDevice = (origin: string) => {
  const pair = curve();
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${randomBytes(8).toString('hex')}`;
  return {
    path,
    endpoint: origin + path,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open(body: Buffer): PushNews {
      const [salt, size] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + size);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = derive(pair.computeSecret(sender), auth, info, 32);
      const secret = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
      const opener = createDecipheriv('aes-128-gcm', secret, nonce);
      opener.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([opener.update(body.subarray(21 + size, -16)), opener.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
};
export type TestDevice = ReturnType<typeof newDevice>;

/** What a VAPID header (RFC 8292) claims, its signature verified by the key beside it. */
export const claimsOf = (authorization: string) => {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, how, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is another key’s');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { key, head: parse(head), claims: parse(claims) };
};

interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer to give next: a status, with its headers; or none, the connection cut. */
type NextAnswer = { status: number; headers?: Record<string, string> } | 'cut';

/** Tests' own: a push service on this machine that keeps what is posted; it takes all unless told otherwise. */
export const openService = async () => {
  const posted: Posted[] = [];
  const answers: NextAnswer[] = [];
  const server = createServer(async (request: IncomingMessage, reply) => {
    const body = await buffer(request);
    posted.push({ path: request.url ?? '', headers: request.headers, body });
    const answer = answers.shift() ?? { status: 201 };
    if (answer === 'cut') return request.socket.destroy();
    reply.writeHead(answer.status, answer.headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answers,
    posted,
    /** What a device got, the first first. */
    newsFor: (device: TestDevice) =>
      posted.filter(({ path }) => path === device.path).map(({ body }) => device.open(body)),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
};
