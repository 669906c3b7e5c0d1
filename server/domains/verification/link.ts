import { randomBytes, timingSafeEqual } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { parseCookie } from 'cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { dateOf } from '../../platform/clock.ts';
import type { PrivateFiles } from '../../platform/files/privateFiles.ts';
import { CommandError, type OperatorDeps } from '../../platform/operator/command.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { wordText } from './texts.ts';
import type { ListedVideo, VideoRow } from './videos.ts';

/** How long a link, and then what it opened, is good for. */
const LINK_MS = 5 * 60_000;
const LOOPBACK = '127.0.0.1';
const TYPES: Record<NonNullable<VideoRow['kind']>, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};
/** Nothing runs, nothing is loaded but the video. */
const POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const pageOf = ({ video, uid, fullName }: ListedVideo): string => {
  const word = video.word === null ? '' : wordText(video.word);
  return `<!doctype html><meta charset="utf-8"><title>Video ${video.id}</title>
<h1>Video ${video.id}</h1>
<p>${escaped(uid)}, ${escaped(fullName)}</p>
<p>Word of the day: ${escaped(word)}</p>
<video controls height="480" src="/video"></video>
`;
};

const isSame = (given: string | undefined, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

interface Looking {
  operator: string;
  /** 0: any that is free. */
  port: number;
}

/** The pages of one link, which open for whoever uses it first, and for no page of another name. */
const addPages = (
  app: FastifyInstance,
  { store, clock }: OperatorDeps,
  found: ListedVideo,
  operator: string,
): string => {
  const { video } = found;
  const name = `look_${video.id}`;
  let link: string | null = randomBytes(32).toString('base64url');
  const path = `/${link}`;
  const key = randomBytes(32).toString('base64url');
  const refuse = (reply: FastifyReply) =>
    reply.code(410).type('text/plain').send('This link was used, or is over.\n');
  const isOpen = ({ headers }: FastifyRequest) =>
    isSame(parseCookie(headers.cookie ?? '')[name], key);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    // A page that has a name of its own lead here reads nothing.
    if (![LOOPBACK, 'localhost'].includes(request.hostname)) return refuse(reply);
  });
  app.get('/', async (request, reply) =>
    isOpen(request) ? reply.type('text/html; charset=utf-8').send(pageOf(found)) : refuse(reply),
  );
  app.get('/video', async (request, reply) => {
    if (!isOpen(request) || video.kind === null) return refuse(reply);
    return reply.type(TYPES[video.kind]).sendFile(video.file, { contentType: false });
  });
  app.get('/:link', { exposeHeadRoute: false }, async (request, reply) => {
    const { link: given } = request.params as { link: string };
    if (link === null || !isSame(given, link)) return refuse(reply);
    link = null;
    await store.db.insert(audit).values({
      actor: operator,
      action: 'verification look',
      target: String(video.id),
      detail: { outcome: 'done' },
      at: dateOf(clock),
    });
    const seconds = LINK_MS / 1000;
    return reply
      .header('set-cookie', `${name}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`)
      .redirect('/', 303);
  });
  return path;
};

/**
 * Opens a video to the operator at this machine alone: on a port of the loopback, under an address that works once.
 * The browser that used it may look until five minutes are over; then, or when the server stops, all of it is gone.
 * Throws `CommandError` where the port is taken.
 */
export const openLink = async (
  deps: OperatorDeps,
  videos: PrivateFiles,
  found: ListedVideo,
  { operator, port }: Looking,
): Promise<string> => {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: videos.folder, serve: false });
  const path = addPages(app, deps, found, operator);
  const origin = await app.listen({ host: LOOPBACK, port }).catch(async () => {
    await app.close();
    throw new CommandError(`Port ${port} can't be opened. Give another one, or none.`);
  });
  const close = () => void app.close();
  const stop = deps.clock.later(LINK_MS, close);
  deps.stopping?.addEventListener('abort', () => {
    stop();
    close();
  });
  return origin + path;
};
