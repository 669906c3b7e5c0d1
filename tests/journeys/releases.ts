import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Club } from './club.ts';

export interface Releases {
  /** Where the club is reached, as through any proxy. */
  url: string;
  /** From here on it has another version: its worker leaves a cache of that name when it takes over. */
  release(name: string): void;
  close(): void;
}

/** A club that can get another version while pages are open: only the worker's script tells of it. */
export const openReleases = async (club: Club): Promise<Releases> => {
  let more = '';
  const server = createServer(async (asked, answer) => {
    const { method, url = '/', headers } = asked;
    if (url === '/sw.js') {
      const script = await (await fetch(club.url + url)).text();
      const type = 'text/javascript; charset=utf-8';
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      answer.end(script + more);
      return;
    }
    const passed = request(club.url + url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(name) {
      more = `\nself.addEventListener('activate', (e) => e.waitUntil(caches.open('${name}')));`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
