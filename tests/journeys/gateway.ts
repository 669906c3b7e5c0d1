import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for an SMS gateway, for a club that is no demo: keeps the last code sent to each phone. */
export const openGateway = async () => {
  const codes = new Map<string, string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { to, text } = JSON.parse(body) as { to: string; text: string };
    codes.set(to, /\d{6}/.exec(text)?.[0] ?? '');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    codes,
    /** For the club's server. */
    env: {
      NODE_ENV: 'production',
      SMS_WEBHOOK_URL: `http://127.0.0.1:${port}`,
      SMS_WEBHOOK_SECRET: 'a secret of the tests',
    },
    close: () => void server.close(),
  };
};
export type Gateway = Awaited<ReturnType<typeof openGateway>>;
