import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { dummyHash, hashPassword } from '../domains/accounts/passwords.ts';
import { demandKind } from '../domains/club/kind.ts';
import { coinBalance } from '../domains/ledger/balance.ts';
import { vapidKeys } from '../domains/push/vapid.ts';
import { roundDeps } from '../domains/rounds/routes.ts';
import { pause, type ServerClock, systemClock } from '../platform/clock.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import type { App, Deps } from '../platform/deps.ts';
import { openPrivateFiles, type PrivateFiles } from '../platform/files/privateFiles.ts';
import { watchHostClock } from '../platform/hostClock.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { openRedis } from '../platform/limits/redis.ts';
import { createLog, logWorkFailure } from '../platform/log.ts';
import { portError, probePort } from '../platform/port.ts';
import { createRealtime } from '../platform/realtime/realtime.ts';
import { openStreams } from '../platform/realtime/streams.ts';
import type { SeedCipher } from '../platform/secrets/seedCipher.ts';
import { demandSeedCipher } from '../platform/secrets/seedKey.ts';
import { createSecurityLog } from '../platform/security/log.ts';
import { consoleSender } from '../platform/sms/console.ts';
import { webhookSender } from '../platform/sms/webhook.ts';
import { StartError, systemCode } from '../platform/startError.ts';
import { DataFolderLocked } from '../platform/store/lock.ts';
import { openStore } from '../platform/store/open.ts';
import { NotPrivate, PRIVATE_UMASK } from '../platform/store/permissions.ts';
import { IS_MIGHTY } from '../platform/store/role.ts';
import { rowsOf, type Store } from '../platform/store/store.ts';
import { hangingLines, print, printError } from '../platform/terminal.ts';
import { buildApp } from './app.ts';
import { startJobs } from './jobs/jobs.ts';
import { listenForOperator } from './operator/listener.ts';
import { socketPath } from './operator/socketPath.ts';
import { DEMO_PLAYER, seedDemo } from './seed/demo.ts';
import { seedQuiz } from './seed/event.ts';
import { seedFaqs } from './seed/faqs.ts';
import { DEMO_DESIGNERS, DEMO_QA } from './seed/staff.ts';

/** A database that does not answer when the server starts is waited for. */
const START_MS = 60_000;
const DEMO_LINE =
  'This is a demo: anyone can log in as its player, and one-time codes are on the page.';
/** What runs is given this long to finish. */
const STOP_MS = 10_000;

const storeError = (error: unknown, { databaseUrl, dataDir }: Config): unknown => {
  if (error instanceof DataFolderLocked || error instanceof NotPrivate)
    return new StartError(error.message);
  if (databaseUrl) {
    const cause = error instanceof Error ? error.message : String(error);
    return new StartError(
      `The database of DATABASE_URL can't be used: ${cause || systemCode(error)}`,
    );
  }
  if (['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(String(systemCode(error)))) {
    return new StartError(`The data folder ${dataDir} can't be written (DATA_DIR).`);
  }
  return error;
};

/**
 * What the processes of a club share on Redis; nothing without one. The name of their database tells
 * them apart from another club's.
 */
const joinRedis = async ({ redisUrl }: Config, store: Store, log: Logger) => {
  if (!redisUrl) return {};
  const [row] = await rowsOf<{ name: string }>(store.db, sql`select current_database() as name`);
  const name = row?.name ?? '';
  const streams = store.kind === 'postgres' ? openStreams(redisUrl, name, log) : undefined;
  return { redis: openRedis(redisUrl, name, log), streams };
};

const greet = (app: App, { config }: Deps): void => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  const lines = [
    `Hornbill Club is open at ${config.publicUrl ?? `http://localhost:${port}`}`,
    ...(config.isDemo
      ? [
          `Demo player: UID ${DEMO_PLAYER.uid}, password ${DEMO_PLAYER.password}`,
          `Demo QA: UID ${DEMO_QA.uid}, password ${DEMO_QA.password}; it opens /replay`,
          ...DEMO_DESIGNERS.map(
            ({ uid, password }) =>
              `Demo designer: UID ${uid}, password ${password}; it opens /inspector`,
          ),
        ]
      : []),
    'Operator: npm run operator -- help',
  ];
  print(...lines);
};

/** Ends the process on the first signal after what runs is done, at once on the second. */
const stopOnSignal = (stop: () => Promise<void>, log: Logger): void => {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
};

/** The database, waited for; throws `StartError` where the environment names none that can be used. */
const openClub = (wanted: Config, onFatal: (error: unknown) => void): Promise<Store> =>
  openStore({
    ...wanted,
    isFast: wanted.isProduction,
    onFatal,
    startTimeoutMs: START_MS,
    onWait: (reason) =>
      printError(
        `Waiting for the database of DATABASE_URL, ${START_MS / 1000} seconds at most: ${reason}`,
      ),
  }).catch((error: unknown) => {
    throw storeError(error, wanted);
  });

/** What a club has from its first start on; what is there stays as it is. */
const fillClub = async (
  store: Store,
  { isDemo }: Pick<Config, 'isDemo'>,
  made: { now: number; cipher: SeedCipher },
): Promise<void> => {
  await vapidKeys(store.db, made.cipher);
  await seedFaqs(store, made.now);
  await seedQuiz(store, made);
  if (isDemo) await seedDemo(store, { ...made, hashPassword });
};

/** Fills the embedded database and closes it: most of what its process takes for that it would keep. */
export const prepareClub = async (clock: ServerClock = systemClock): Promise<void> => {
  const wanted = readConfig(process.env);
  process.umask(PRIVATE_UMASK);
  const store = await openClub({ ...wanted, isProduction: false }, () => process.exit(1));
  const config = { ...wanted, ...(await demandKind(store, wanted)) };
  const cipher = await demandSeedCipher(store, config);
  await fillClub(store, config, { now: clock.now(), cipher });
  await store.close();
};

/** The folder of the videos; throws `StartError` where it can't be the club's alone. */
const openVideos = ({ videosDir }: Config): PrivateFiles => {
  try {
    return openPrivateFiles(videosDir);
  } catch (error) {
    if (error instanceof NotPrivate) throw new StartError(error.message);
    throw new StartError(`The folder of videos ${videosDir} can't be written (VIDEOS_DIR).`);
  }
};

/** What gets into a real club should get no further. */
const warnOfRole = async ({ db, kind }: Store, log: Logger): Promise<void> => {
  if (kind === 'pglite') return;
  const [role] = await rowsOf<{ mighty: boolean }>(db, sql.raw(IS_MIGHTY));
  if (role?.mighty)
    log.warn('the role of DATABASE_URL is a superuser: take one that owns this database alone');
};

/** Takes the operator's commands; answers how to stop that. */
const takeCommands = ({ config, log, realtime, ...deps }: Deps) =>
  listenForOperator(
    {
      store: deps.store,
      clock: deps.clock,
      hostClock: deps.hostClock,
      isServing: true,
      broadcast: realtime.broadcast,
      drop: realtime.drop,
      security: deps.security,
      cipher: deps.cipher,
      videos: deps.videos,
      stopping: deps.stopping,
    },
    socketPath(config.dataDir),
    log,
  ).catch((error: unknown) => {
    // With a PostgreSQL the command reaches the database by itself.
    if (!config.databaseUrl) throw error;
    const reason = error instanceof NotPrivate ? error.message : systemCode(error);
    log.warn({ reason }, 'the operator commands are not taken here');
    return async () => {};
  });

/** Ends the connections of a server that stops as soon as they wait for nothing; all when it takes long. */
const closeApp = async (app: App, clock: ServerClock): Promise<void> => {
  const cutOff = clock.later(STOP_MS, () => app.server.closeAllConnections());
  // A connection kept alive turns idle only when its last answer is out.
  const stopSweep = clock.every(100, () => app.server.closeIdleConnections());
  await app.close();
  cutOff();
  stopSweep();
};

const start = async (wanted: Config, clock: ServerClock): Promise<void> => {
  process.umask(PRIVATE_UMASK);
  const log = createLog(wanted.logLevel);
  const dieOf = (error: unknown) => {
    log.fatal({ err: error }, 'the server can not go on');
    process.exit(1);
  };
  process.on('uncaughtException', dieOf);
  await probePort(wanted);
  const store = await openClub(wanted, dieOf);
  const config = { ...wanted, ...(await demandKind(store, wanted)) };
  if (config.isDemo) print(DEMO_LINE);
  else await warnOfRole(store, log);
  const { redis, streams } = await joinRedis(config, store, log);
  // The machine's own, whatever time the club is given.
  const hostClock = await watchHostClock({ store, clock: systemClock, log });
  const cipher = await demandSeedCipher(store, config);
  const security = createSecurityLog({ store, clock, log, cipher });
  const stopping = new AbortController();
  const deps: Deps = {
    stopping: stopping.signal,
    config,
    store,
    clock,
    hostClock,
    log,
    sender: config.smsWebhook ? webhookSender(config.smsWebhook, clock) : consoleSender(),
    cipher,
    limits: createLimits(cipher, redis, config.smsPerDay),
    realtime: createRealtime({ store, clock, config, security, coinBalance }, streams?.adapter),
    security,
    videos: openVideos(config),
  };
  await fillClub(store, config, { now: clock.now(), cipher });
  await dummyHash();
  const app = await buildApp(deps);
  const stopJobs = startJobs({
    rounds: roundDeps(deps),
    push: deps,
    realtime: deps.realtime,
    clock,
    hostClock,
    videos: deps.videos,
    onError: (job, error) => logWorkFailure(log, error, 'a job failed', { job }),
  });
  const stopOperator = await takeCommands(deps);
  stopOnSignal(async () => {
    stopping.abort();
    await pause(config.drainMs);
    hostClock.stop();
    await Promise.all([closeApp(app, clock), stopJobs(), stopOperator()]);
    redis?.disconnect();
    streams?.close();
    await deps.security.settled();
    await store.close();
  }, log);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portError(error, config);
  }
  greet(app, deps);
};

/**
 * Starts the server from the environment, on `clock`. What is wrong with the environment, the port or the data
 * folder is said in a line on standard error, with exit code 1.
 */
export const main = async (clock: ServerClock = systemClock): Promise<void> => {
  try {
    await start(readConfig(process.env), clock);
  } catch (error) {
    if (error instanceof ConfigError) printError(...error.lines);
    else if (error instanceof StartError) printError(...hangingLines(error.message));
    else
      printError(
        ...hangingLines(
          `The server could not start: ${error instanceof Error ? error.stack : error}`,
        ),
      );
    process.exit(1);
  }
};

if (import.meta.main) await main();
