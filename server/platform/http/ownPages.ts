import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** What the build wrote for crawlers, below the built app; no request reaches it by name. */
export const OWN_PAGES = '.pages';

/** Members' screens there: nothing of theirs is written ahead of time but what they load. */
export const MEMBERS_PAGES = `${OWN_PAGES}/members`;

/** More than there are pages and languages. */
const KEPT = 500;

/**
 * Sends a file of the built app that names the club's address, with PUBLIC_URL in place of the address it was
 * built with: canonical links, previews, alternate languages, the map for crawlers. Null where both are the
 * same, or PUBLIC_URL is not known: the file is right as it is.
 */
export const createOwnPages = (distDir: string, publicUrl: string | undefined) => {
  const hostFile = join(distDir, OWN_PAGES, 'host');
  const built = existsSync(hostFile) ? readFileSync(hostFile, 'utf8') : undefined;
  if (!built || !publicUrl || built === publicUrl) return null;
  const pages = new LRUCache<string, { text: string; etag: string }>({
    max: KEPT,
    memoMethod(file) {
      const text = readFileSync(join(distDir, file), 'utf8').replaceAll(built, publicUrl);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      return { text, etag };
    },
  });
  return (file: string, type: string, request: FastifyRequest, reply: FastifyReply) => {
    const { text, etag } = pages.memo(file);
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  };
};
