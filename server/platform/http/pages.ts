import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '#contract/languages.ts';
import { ownPath } from '#contract/ownPath.ts';
import { createOwnPages, MEMBERS_PAGES, OWN_PAGES } from './ownPages.ts';
import { pageFile, SCREENS } from './screens.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Of a part of an address, letters; no page or call has a longer one. */
export const MAX_PART_LENGTH = 100;

/** A file that is never there. */
const NOWHERE = '/.nowhere';

/**
 * The address that is looked for: an address that no page can have (`contract/ownPath.ts`) leads where nothing is,
 * so that it gets the app's 404 page, and not what the router says of it. Calls are answered as calls.
 */
export const routed = (address: string): string => {
  if (address.startsWith('/api/')) return address;
  const [path = ''] = address.split('?');
  const isLong = path.split('/').some((part) => part.length > MAX_PART_LENGTH);
  return isLong || ownPath(path) === null ? NOWHERE : address;
};

/** What else names the club's address. */
const CRAWLERS = [
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
] as const;

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Not built</title>
<p>The app is not built yet: <code>npm start</code> builds it, <code>npm run dev</code> serves it on port 5173.`;

/**
 * The app itself, for whoever it is: a page of a player's own, or none. `page` is the one that names what the
 * screen loads, where the build wrote it.
 */
const sendApp = (
  reply: FastifyReply,
  distDir: string,
  status: number,
  page = 'index.html',
): FastifyReply => {
  const file = [page, 'index.html'].find((each) => existsSync(join(distDir, each)));
  if (!file) return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  return reply.header('x-robots-tag', 'noindex').code(status).sendFile(file, { dotfiles: 'allow' });
};

/** Answers a request that no route and no file took: a navigation gets the app's 404 page, all else a bare one. */
export const answerLost =
  (distDir: string) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const isNavigation =
      (request.method === 'GET' || request.method === 'HEAD') &&
      /text\/html/.test(request.headers.accept ?? '');
    if (isNavigation) void sendApp(reply, distDir, 404);
    else
      void reply
        .code(404)
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send('Not found');
  };

const COOKIE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`);

/** As the app has it (rule 7 of spec 2): the address's language, else the one last shown, else en. */
const languageOf = (asked: unknown, cookies = ''): Language =>
  [asked, COOKIE.exec(cookies)?.[1]].find(isLanguage) ?? DEFAULT_LANGUAGE;

/**
 * The screens, for every client whatever it says it takes: link previews and many crawlers say nothing.
 * A visitor's page comes in their language, with a head for crawlers (tools/pages.ts).
 */
const registerScreens = (app: FastifyInstance, distDir: string, publicUrl?: string): void => {
  const sendOwn = createOwnPages(distDir, publicUrl);
  // Packed as it is sent, where the build's own packed file is not.
  const options = { schema: { hide: true }, ...(sendOwn && { compress: {} }) };
  for (const [file, type] of sendOwn ? CRAWLERS : [])
    app.get(`/${file}`, options, (request, reply) => sendOwn?.(file, type, request, reply));
  for (const path of SCREENS) {
    const file = pageFile(path);
    app.get<{ Querystring: { lang?: string } }>(path, options, (request, reply) => {
      reply.header('vary', 'cookie');
      const language = languageOf(request.query.lang, request.headers.cookie);
      // The file is the server's own choice: no request can name one in these folders.
      const own = join(OWN_PAGES, language, file);
      if (!existsSync(join(distDir, own)))
        return sendApp(reply, distDir, 200, join(MEMBERS_PAGES, language, file));
      return sendOwn
        ? sendOwn(own, 'text/html; charset=utf-8', request, reply)
        : reply.sendFile(own, { dotfiles: 'allow' });
    });
  }
};

/**
 * The built app, at PUBLIC_URL. Files below /assets/ bear a hash in their name and never change; the rest is asked
 * for again each time. A .br or .gz beside a file is sent where the client takes it.
 */
export const registerPages = async (
  app: FastifyInstance,
  distDir: string,
  publicUrl?: string,
): Promise<void> => {
  registerScreens(app, distDir, publicUrl);
  if (!existsSync(distDir)) return;
  const assets = join(distDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    // Its own route reads whole folders for each file, to tell apart names in capitals and in small
    // letters where the file system doesn't.
    serve: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, ({ params }, reply) => {
    const path = params['*'];
    // A folder is no page: 404, where the plugin would say 403.
    if (path.endsWith('/')) reply.callNotFound();
    else void reply.sendFile(path);
  });
};
