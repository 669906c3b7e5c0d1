import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { ServerClock } from '../clock.ts';
import type { SmsSender } from './sender.ts';
import { codeText } from './texts.ts';

const TIMEOUT_MS = 5000;

/** Posts once; resolves with the status. Redirects are not followed: they would leak the message. */
const post = (url: string, body: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(
      url,
      { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });

/**
 * Hands messages to an SMS gateway: POST of JSON `{id, to, text}` with `X-Timestamp` (epoch seconds)
 * and `X-Signature: sha256=<hex HMAC-SHA256 of "timestamp.body">`. Any 2xx means taken. Waits 5 s,
 * and tries once more after a network failure or a 5xx, under the same `id`; a 4xx is final.
 */
export const webhookSender = (
  { url, secret }: { url: string; secret: string },
  clock: ServerClock,
): SmsSender => ({
  async sendCode({ phone, language, code, minutes }) {
    const text = codeText(language, code, minutes);
    const body = JSON.stringify({ id: crypto.randomUUID(), to: phone, text });
    const attempt = () => {
      const timestamp = String(Math.floor(clock.now() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      return post(url, body, {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'x-timestamp': timestamp,
        'x-signature': `sha256=${signature}`,
      });
    };
    let status = await attempt().catch(() => 0);
    if (status === 0 || status >= 500) status = await attempt();
    if (status < 200 || status > 299) throw new Error(`The SMS gateway answered ${status}`);
  },
});
