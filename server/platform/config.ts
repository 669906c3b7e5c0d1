import { isIP } from 'node:net';
import { join } from 'node:path';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';

/** An environment that cannot be run with; `lines` says what is wrong, one value each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

const SWITCHES: Record<string, boolean> = {
  '1': true,
  true: true,
  on: true,
  yes: true,
  '0': false,
  false: false,
  off: false,
  no: false,
};

const urlOf = (protocols: readonly string[], what: string) =>
  z.optional(
    z.string().check(
      z.refine((value) => {
        const url = URL.parse(value);
        return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
      }, `must be ${what}`),
    ),
  );

const portText = 'must be a port from 0 to 65535';
const isAddressBlock = (value: string): boolean => {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && +prefix <= (family === 4 ? 32 : 128));
};
/** Fastify refuses a mere count of proxies: whoever reaches the port directly could pretend. */
const proxyText = "must be the addresses of the proxies in front ('10.0.0.0/8,::1', 'loopback')";
const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A key of 32 bytes. */
export const SEED_KEY = /^[0-9a-f]{64}$/i;

/** The push services of Chrome, Firefox, Safari and Edge. */
const PUSH_HOSTS =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
const pushHostsText = "must be names of push services ('fcm.googleapis.com,*.push.apple.com')";
const isPushHost = (host: string): boolean =>
  /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host) || URL.parse(host)?.origin === host;
/** Where a club has no address yet, push services are told this. */
const PUSH_CONTACT = 'mailto:operator@hornbill.example';

/** Behind a proxy: two of its checks, at the usual pace. */
const DRAIN_SECONDS = 5;

/** As BotFather gives it: the bot's id, a colon, a secret. */
const BOT_TOKEN = /^([1-9]\d{4,19}):[\w-]{30,100}$/;

/** Of a club that is no demo. */
export const NO_GATEWAY = 'SMS_WEBHOOK_URL must be set: without it no player gets a code';
/** Whom the club is for, and what its form falls back to. */
const HOME = 'MY';
const countriesText = "must be the two letters of countries, MY among them ('MY,SG')";

const Environment = z.object({
  PORT: z._default(
    z.string().check(z.refine((value) => /^\d{1,5}$/.test(value) && +value <= 65535, portText)),
    '8080',
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'data'),
  VIDEOS_DIR: z.optional(z.string()),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'a PostgreSQL address (postgres://...)'),
  REDIS_URL: urlOf(['redis:', 'rediss:'], 'a Redis address (redis://... or rediss://...)'),
  DEMO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => SWITCHES[value.toLowerCase()] !== undefined,
          "must be 'true' or 'false'",
        ),
      ),
  ),
  SMS_WEBHOOK_URL: urlOf(['http:', 'https:'], 'a web address (https://...)'),
  SMS_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters')),
  ),
  SMS_COUNTRIES: z.pipe(
    z._default(z.string(), HOME),
    z.transform((text, { issues }): CountryCode[] => {
      const codes = text.split(',');
      const known = codes.filter((code) => isSupportedCountry(code));
      if (known.length === codes.length && known.includes(HOME)) return known;
      issues.push({ code: 'custom', message: countriesText, input: text });
      return z.NEVER;
    }),
  ),
  SMS_PER_DAY: z.optional(
    z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, 'must be a whole number above 0')),
  ),
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine((value) => value.split(',').every((host) => isPushHost(host)), pushHostsText),
      ),
    PUSH_HOSTS,
  ),
  PUSH_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
          'must be mailto: and an address, or a web address (https://...)',
        ),
      ),
  ),
  TELEGRAM_BOT_TOKEN: z.optional(
    z.string().check(z.regex(BOT_TOKEN, 'must be the token of a bot, as BotFather gives it')),
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'a web address (https://...)'),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            value.split(',').every((part) => PROXY_GROUPS.has(part) || isAddressBlock(part)),
          proxyText,
        ),
      ),
  ),
  DRAIN_SECONDS: z.optional(
    z.string().check(z.regex(/^\d{1,3}$/, 'must be a number of seconds, 0 to 999')),
  ),
  SEED_KEY: z.optional(
    z.string().check(z.regex(SEED_KEY, 'must be 64 hexadecimal digits (openssl rand -hex 32)')),
  ),
  MIN_FREE_MB: z._default(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a number of megabytes')),
    '200',
  ),
  NODE_ENV: z.optional(z.string()),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Where players' videos lie; several machines of one club share it. */
  videosDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Whether DEMO is on or off; undefined: nothing is said. */
  demo: boolean | undefined;
  /** What a new database is made as; `demandKind` says what the one in use is. */
  isDemo: boolean;
  isProduction: boolean;
  /** Where SMS go, or undefined: to the server's own output. */
  smsWebhook: { url: string; secret: string } | undefined;
  /** Where codes are sent to, Malaysia among them. */
  smsCountries: CountryCode[];
  /** Codes of each purpose that are sent in a day at most; undefined: as `limits.ts` has it. */
  smsPerDay: number | undefined;
  /** Push services that are posted to: names, `*.` before a name, or origins (a test's own). */
  pushHosts: string[];
  /** Whom a push service turns to: `mailto:` or https. */
  pushContact: string;
  /** The bot that Telegram vouches for players by, and its id, which is public; undefined: none does. */
  telegram: { token: string; botId: string } | undefined;
  logLevel: string;
  /** The address the club is known by, without a slash at its end. */
  publicUrl: string | undefined;
  /** Addresses of the proxies whose X-Forwarded-For is believed; false for none. */
  trustProxy: false | string[];
  /** The key of the server seeds, hexadecimal; undefined: it is in the data folder. */
  seedKey: string | undefined;
  /** With less on the disk of the embedded database the server is not ready. */
  minFreeBytes: number;
  /** How long a process that is to stop goes on answering, for proxies to notice. Milliseconds. */
  drainMs: number;
}

const contactOf = (publicUrl: string | undefined): string =>
  publicUrl?.startsWith('https:') ? publicUrl : PUSH_CONTACT;

const telegramOf = (token: string | undefined): Config['telegram'] => {
  const [, botId] = BOT_TOKEN.exec(token ?? '') ?? [];
  return token && botId ? { token, botId } : undefined;
};

/**
 * Reads the environment. An empty value counts as none. Throws `ConfigError` with a line for each
 * wrong value; the lines never repeat a value, since it may be a secret.
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    );
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const demo = values.DEMO === undefined ? undefined : SWITCHES[values.DEMO.toLowerCase()];
  // Money belongs on a real PostgreSQL: what runs on one is no demo unless it is said.
  const isDemo = demo ?? (!isProduction && values.DATABASE_URL === undefined);
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = values;
  const lines = [];
  if (url && !secret) lines.push('SMS_WEBHOOK_SECRET must be set where SMS_WEBHOOK_URL is.');
  if (isProduction && demo) lines.push('DEMO must not be on with NODE_ENV=production.');
  if (isProduction && !url) lines.push(`${NO_GATEWAY}.`);
  if (isProduction && values.PUSH_HOSTS.includes('http:'))
    lines.push('PUSH_HOSTS must not name http addresses with NODE_ENV=production.');
  if (lines.length > 0) throw new ConfigError(lines);
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: values.DATA_DIR,
    videosDir: values.VIDEOS_DIR ?? join(values.DATA_DIR, 'videos'),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    demo,
    isDemo,
    isProduction,
    smsWebhook: url && secret ? { url, secret } : undefined,
    smsCountries: values.SMS_COUNTRIES,
    smsPerDay: values.SMS_PER_DAY ? Number(values.SMS_PER_DAY) : undefined,
    pushHosts: values.PUSH_HOSTS.split(','),
    pushContact: values.PUSH_CONTACT ?? contactOf(values.PUBLIC_URL),
    telegram: telegramOf(values.TELEGRAM_BOT_TOKEN),
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY?.split(',') ?? false,
    seedKey: values.SEED_KEY,
    minFreeBytes: Number(values.MIN_FREE_MB) * 1e6,
    drainMs: 1000 * Number(values.DRAIN_SECONDS ?? (values.TRUST_PROXY ? DRAIN_SECONDS : 0)),
  };
};
