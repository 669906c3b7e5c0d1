import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAME_KEYS } from '#contract/games.ts';

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
    'setting/(language|volume|faq|terms-and-conditions)',
    'logout',
    'maintenance',
    'launch',
    'quiz',
    'quiz/(terms|weeks|spin)',
  ].join('|')})/?$`,
);

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
    const path = request.url.split('?')[0] ?? '/';
    void reply.code(SCREENS.test(path) ? 200 : 404).sendFile('index.html');
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
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
};
