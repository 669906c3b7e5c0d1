import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAME_KEYS } from '#contract/games.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const game = `(${GAME_KEYS.join('|')})`;

/** The routes of spec 2: anything else gets the app's own 404 page, with that status. */
const SCREENS = new RegExp(
  `^/(${[
    '',
    'login',
    'register',
    'terms-and-conditions',
    'privacy-policy',
    'brand-ambassador',
    'redeem',
    'transaction',
    'games',
    `games/${game}`,
    `games/${game}/play`,
    'promotions',
    'helpdesk',
    'inbox',
    'inbox/[^/]+',
    'setting',
    'setting/(language|volume|faq|terms-and-conditions|uid|name|password|pin|measure)',
    'logout',
    'maintenance',
    'launch',
    'quiz',
    'quiz/(terms|weeks|spin)',
  ].join('|')})/?$`,
);

/** The pages of tools/pages.ts, below dist/: a visitor's, with a head for crawlers. */
const publicPage = (path: string, language: Language): string | null =>
  SCREENS.test(path)
    ? join('.pages', language, path === '/' ? 'index.html' : `${path}.html`)
    : null;

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Not built</title>
<p>The app is not built yet: <code>npm start</code> builds it, <code>npm run dev</code> serves it on port 5173.`;

/** Answers a request that no route and no file took: a navigation gets the app, all else a bare 404. */
export const answerPage =
  (distDir: string) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const isNavigation =
      (request.method === 'GET' || request.method === 'HEAD') &&
      /text\/html/.test(request.headers.accept ?? '');
    if (!isNavigation) {
      void reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return;
    }
    if (!existsSync(join(distDir, 'index.html'))) {
      void reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
      return;
    }
    const url = URL.parse(request.url, 'http://club');
    const path = url?.pathname.replace(/(.)\/+$/, '$1') ?? '/';
    const asked = url?.searchParams.get('lang') ?? null;
    const own = publicPage(path, isLanguage(asked) ? asked : DEFAULT_LANGUAGE);
    if (own && existsSync(join(distDir, own))) {
      // The file is the server's own choice: no request can name one in this folder.
      void reply.sendFile(own, { dotfiles: 'allow' });
      return;
    }
    void reply
      .header('x-robots-tag', 'noindex')
      .code(SCREENS.test(path) ? 200 : 404)
      .sendFile('index.html');
  };

/**
 * The built app. Files below /assets/ bear a hash in their name and never change; the rest is asked
 * for again each time. A .br or .gz beside a file is sent where the client takes it.
 */
export const registerFiles = async (app: FastifyInstance, distDir: string): Promise<void> => {
  if (!existsSync(distDir)) return;
  const assets = join(distDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
};
