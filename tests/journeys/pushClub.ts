import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import type { PushNews } from '#contract/pushNews.ts';
import type { Club } from './club.ts';

/** The worker as one script. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/journeys/push.worker.ts', formats: ['iife'], name: 'club' },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !('output' in result)) throw new Error('the worker was not built');
  return result.output[0].code;
};

/** The club at an origin of its own, where /sw.js is the worker that shows what is pushed. */
export const openPushClub = async (club: Club) => {
  const script = await bundle();
  const server = createServer((asked, reply) => {
    if (asked.url === '/sw.js')
      return reply.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const { method, headers, url = '/' } = asked;
    const passed = request(club.url + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Has the page be the worker's; answers how something is pushed to it, as the browser does it. */
export const withWorker = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(0)?.registrationId;
      if (id !== undefined) resolve(id);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    push: (news: PushNews) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(news),
      }),
  };
};
