import { type Logger, type LoggerOptions, pino } from 'pino';

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
export const REDACT: NonNullable<LoggerOptions['redact']> = {
  paths: [
    ...SECRETS,
    ...SECRETS.map((name) => `*.${name}`),
    ...SECRETS.map((name) => `*.*.${name}`),
    '*.*["set-cookie"]',
  ],
  censor: '[hidden]',
};

/** The server's structured log: JSON lines on standard output. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: REDACT,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      err: ({ name, stack, code }: Error & { code?: unknown }) => ({ name, code, stack }),
    },
  });
