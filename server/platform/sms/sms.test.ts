import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { consoleSender } from './console.ts';
import { webhookSender } from './webhook.ts';

const message = { phone: '+60123456789', language: 'en', code: '042917', minutes: 10 } as const;
const secret = 'a secret of the gateway';
let server: Server | undefined;
afterEach(() => server?.close());

const gateway = async (statuses: number[]) => {
  const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
  const started = createServer(async (request, answer) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ headers: request.headers, body });
    answer.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const { port } = started.address() as AddressInfo;
  const sender = webhookSender({ url: `http://127.0.0.1:${port}/`, secret }, new ManualClock(9000));
  return { sender, seen };
};

test('the console prints the code on a line of its own, with the phone masked', async () => {
  let line = '';
  await consoleSender((text) => {
    line += text;
  }).sendCode(message);
  expect(line).toContain('042917');
  expect(line).toContain('...789');
  expect(line).not.toContain('12345');
});

test('every language has its text', async () => {
  const lines: string[] = [];
  for (const language of ['en', 'zh', 'ms'] as const) {
    await consoleSender((text) => lines.push(text)).sendCode({ ...message, language });
  }
  expect(new Set(lines).size).toBe(3);
  for (const line of lines) expect(line).toMatch(/042917.*10/);
});

test('the webhook is signed over its timestamp and body', async () => {
  const { sender, seen } = await gateway([200]);
  await sender.sendCode(message);
  const { headers, body } = seen[0]!;
  expect(headers['x-timestamp']).toBe('9');
  const wanted = createHmac('sha256', secret).update(`9.${body}`).digest('hex');
  expect(headers['x-signature']).toBe(`sha256=${wanted}`);
  expect(JSON.parse(body)).toMatchObject({ to: '+60123456789' });
});

test('a 5xx is tried once more under the same id; a 4xx is final', async () => {
  const first = await gateway([503, 200]);
  await first.sender.sendCode(message);
  expect(first.seen).toHaveLength(2);
  expect(first.seen[0]!.body).toBe(first.seen[1]!.body);
  server?.close();
  const second = await gateway([400, 200]);
  await expect(second.sender.sendCode(message)).rejects.toThrow('400');
  expect(second.seen).toHaveLength(1);
});
