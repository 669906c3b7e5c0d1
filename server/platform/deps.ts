import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServerClock } from './clock.ts';
import type { Config } from './config.ts';
import type { PrivateFiles } from './files/privateFiles.ts';
import type { HostClock } from './hostClock.ts';
import type { Limits } from './limits/limits.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { SeedCipher } from './secrets/seedCipher.ts';
import type { SecurityLog } from './security/log.ts';
import type { SmsSender } from './sms/sender.ts';
import type { Store } from './store/store.ts';

/** What the server is put together from; a test hands in its own. */
export interface Deps {
  config: Config;
  store: Store;
  clock: ServerClock;
  /** Whether what the machine's clock says may be judged by. */
  hostClock: HostClock;
  log: FastifyBaseLogger;
  sender: SmsSender;
  limits: Limits;
  /** Of the server seeds. */
  cipher: SeedCipher;
  realtime: Realtime;
  /** Aborted once the process is to stop: it finishes what runs, and wants nothing new. */
  stopping: AbortSignal;
  security: SecurityLog;
  /** The videos that players are verified by. */
  videos: PrivateFiles;
}

/** Fastify with types from the contract's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Adds a resource's calls below /api/. */
export type Routes = (app: App, deps: Deps) => void;
