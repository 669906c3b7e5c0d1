import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { shown } from '#contract/shown.ts';
import { lostBecause } from './store/lost.ts';

/** Fields that are never written, wherever in a logged object they stand. Bodies are never logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'otp',
  'code',
  'pin',
  'phone',
  'eData',
];
const REDACT: NonNullable<LoggerOptions['redact']> = {
  paths: [
    ...SECRETS,
    ...SECRETS.map((name) => `*.${name}`),
    ...SECRETS.map((name) => `*.*.${name}`),
    '*.*["set-cookie"]',
  ],
  censor: '[hidden]',
};

/** A failed statement's text holds its parameters, among them phones and hashes: they stay out. */
const stackOf = (error: Error) =>
  error instanceof DrizzleQueryError
    ? error.stack?.replace(`\nparams: ${error.params}`, '')
    : error.stack;

interface Told {
  name: string;
  /** SQLSTATE or the system's; not `code`, which is hidden. */
  reason: unknown;
  stack: string | undefined;
  cause?: Told;
}

const tellError = (error: Error & { code?: unknown }): Told => ({
  name: error.name,
  reason: error.code,
  stack: stackOf(error),
  ...(error.cause instanceof Error && { cause: tellError(error.cause) }),
});

/** JSON leaves some of what a terminal obeys as it is. */
const escaping = (to: DestinationStream): DestinationStream => ({
  write: (line) => to.write(`${shown(line.trimEnd())}\n`),
});

/** The server's structured log: JSON lines on standard output, or to `destination`. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: REDACT,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method: string }) => ({ method: request.method }),
        err: tellError,
      },
    },
    escaping(destination ?? pino.destination(1)),
  );

/** Logs that work failed (`text`): a line without a stack where the database is away. */
export const logWorkFailure = (
  log: FastifyBaseLogger,
  error: unknown,
  text: string,
  details: Record<string, unknown>,
): void => {
  const reason = lostBecause(error);
  if (reason === null) log.error({ err: error, ...details }, text);
  else log.warn({ reason, ...details }, 'the database is away');
};
