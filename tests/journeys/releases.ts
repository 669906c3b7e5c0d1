import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Club } from './club.ts';

export interface Releases {
  /** Where the club is reached, as through any proxy. */
  url: string;
  /**
   * From here on it has another build: every part has another name, the parts of before are gone, and its
   * worker leaves a cache of that name when it takes over.
   */
  release(name: string): void;
  close(): void;
}

const PART = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const reversed = (text: string) => text.split('').reverse().join('');
/** A part's name in the other build, and back. */
const renamed = (name: string) =>
  name.replace(/([\w-]{8})(\.\w+)$/, (_, hash, type) => reversed(hash) + type);

/** What the other build says instead. */
const createBuild = (marker: string) => {
  const known = new Set(readdirSync('dist/assets'));
  const others = new Set([...known].map(renamed));
  return {
    /** The file behind an address of the other build; null: it is a part that is gone. */
    fileOf(url: string): string | null {
      const name = url.slice(url.lastIndexOf('/') + 1);
      if (!name.match(PART)) return url;
      if (others.has(name)) return url.replace(name, renamed(name));
      return known.has(name) ? null : url;
    },
    textOf(url: string, said: string): string {
      const other = said.replace(PART, (name) => (known.has(name) ? renamed(name) : name));
      if (url !== '/sw.js') return other;
      const mark = `self.addEventListener('activate', (e) => e.waitUntil(caches.open('${marker}')));`;
      // A page that holds other names is another page.
      return `${other.replaceAll('"revision":"', '"revision":"other-')}\n${mark}`;
    },
  };
};

const TEXT = /^(?:text\/(?:html|css|javascript)|application\/javascript)/;

/** A club that can get another build while pages are open. */
export const openReleases = async (club: Club): Promise<Releases> => {
  let build: ReturnType<typeof createBuild> | undefined;
  const rewrite = async (url: string, from: IncomingMessage, answer: ServerResponse) => {
    const { etag: _, 'last-modified': __, 'content-length': ___, ...headers } = from.headers;
    answer.writeHead(from.statusCode ?? 502, headers);
    answer.end(build?.textOf(url, await text(from)));
  };
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const file = build ? build.fileOf(url) : url;
    if (file === null) return answer.writeHead(404).end();
    const { 'if-none-match': _, 'if-modified-since': __, ...others } = headers;
    // What is rewritten has to be read, and is another file than before.
    const wanted = build ? { ...others, 'accept-encoding': 'identity' } : headers;
    const passed = request(club.url + file, { method, headers: wanted }, (from) => {
      if (build && TEXT.test(from.headers['content-type'] ?? '')) return rewrite(url, from, answer);
      answer.writeHead(from.statusCode ?? 502, from.headers);
      return from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(name) {
      build = createBuild(name);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
