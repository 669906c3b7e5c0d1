import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A Redis that does not answer: what waits for it fails, and a second later all else at once. */
const ANSWER_MS = 500;
const SILENT_MS = 1000;

/**
 * The Redis that limits are counted in; what fails, fails soon, since every change waits for it. `club` tells clubs that share one
 * apart: none uses up another's budgets.
 */
export const openRedis = (url: string, club: string, log: Pick<Logger, 'warn'>): Redis => {
  const redis = new Redis(url, {
    keyPrefix: `hornbill:${club}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: ANSWER_MS,
    socketTimeout: SILENT_MS,
  });
  redis.on('error', (error) => log.warn({ reason: error.message }, 'Redis does not answer'));
  return redis;
};
