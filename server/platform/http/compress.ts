import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#contract/api.ts';

/** Brotli's from which on it packs better than gzip does, in less than twice its time. */
const QUALITY = 5;

/**
 * Packs what the API answers to reads, where the client takes it. Answers to changes stay as they are:
 * they are short, and some hold a secret (a new session's token) beside what the caller wrote, whose
 * packed size would tell of both. Reads of a player's own need a header no other site can send. Files are
 * packed when the app is built; a route of others that asks for it is packed too. Call it before the routes are added: it listens to them.
 */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (route.compress) return;
    if (route.method !== 'GET' || !route.url.startsWith(API_BASE)) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    globalDecompression: false,
  });
};
