import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

test('an empty environment is the demo on port 8080 with the embedded database', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: 'data',
    videosDir: 'data/videos',
    databaseUrl: undefined,
    redisUrl: undefined,
    demo: undefined,
    isDemo: true,
    isProduction: false,
    smsWebhook: undefined,
    smsCountries: ['MY'],
    smsPerDay: undefined,
    pushHosts: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ],
    pushContact: 'mailto:operator@hornbill.example',
    logLevel: 'info',
    publicUrl: undefined,
    trustProxy: false,
    minFreeBytes: 200e6,
    drainMs: 0,
  });
});

test('each wrong value gives one line, and no line repeats the value', () => {
  const lines = linesOf({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:hunter2@host/club',
    REDIS_URL: 'not a url',
    DEMO: 'maybe',
    LOG_LEVEL: 'loud',
    SMS_WEBHOOK_SECRET: 'hunter2',
    TRUST_PROXY: '10.0.0.0/99',
    SMS_COUNTRIES: 'MY,hunter2',
    SMS_PER_DAY: '-1',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'REDIS_URL',
    'DEMO',
    'SMS_WEBHOOK_SECRET',
    'SMS_COUNTRIES',
    'SMS_PER_DAY',
    'LOG_LEVEL',
    'TRUST_PROXY',
  ]);
  expect(lines.join()).not.toContain('hunter2');
});

test('production needs a way to send SMS, whatever DEMO says, and is no demo', () => {
  for (const DEMO of ['', 'true', 'false'])
    expect(linesOf({ NODE_ENV: 'production', DEMO }).at(-1)).toContain('SMS_WEBHOOK_URL');
  const gateway = {
    SMS_WEBHOOK_URL: 'https://sms.example',
    SMS_WEBHOOK_SECRET: 'a secret of the gateway',
  };
  expect(linesOf({ NODE_ENV: 'production', DEMO: 'on', ...gateway })).toHaveLength(1);
  expect(readConfig({ NODE_ENV: 'production', ...gateway }).isDemo).toBe(false);
  expect(linesOf({ SMS_WEBHOOK_URL: 'https://sms.example' })[0]).toContain('SMS_WEBHOOK_SECRET');
});

test('a PostgreSQL is made a demo only where it is said', () => {
  const DATABASE_URL = 'postgres://club@127.0.0.1/club';
  expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).isDemo).toBe(true);
});

test('codes go to Malaysia, and to the countries that are named beside it', () => {
  expect(readConfig({}).smsCountries).toEqual(['MY']);
  expect(readConfig({ SMS_COUNTRIES: 'MY,SG' }).smsCountries).toEqual(['MY', 'SG']);
  for (const wrong of ['SG', 'my', 'MY,XX', 'MY, SG', 'MY,', '+60'])
    expect(linesOf({ SMS_COUNTRIES: wrong })[0]).toContain('MY among them');
  expect(readConfig({ SMS_PER_DAY: '20' }).smsPerDay).toBe(20);
});

test('pushes go to known push services, and to those that are named instead', () => {
  const PUSH_HOSTS = 'push.example,*.push.example,http://127.0.0.1:9';
  expect(readConfig({ PUSH_HOSTS }).pushHosts).toEqual(PUSH_HOSTS.split(','));
  for (const wrong of ['https://push.example/path', '*', '*.com', 'push', 'a.example, b.example'])
    expect(linesOf({ PUSH_HOSTS: wrong })[0]).toMatch(/^PUSH_HOSTS must be names/);
  expect(linesOf({ PUSH_HOSTS, NODE_ENV: 'production' }).join()).toContain('PUSH_HOSTS');
  const contact = (env: Record<string, string>) => readConfig(env).pushContact;
  expect(contact({ PUBLIC_URL: 'http://club.example' })).toMatch(/^mailto:/);
  expect(contact({ PUBLIC_URL: 'https://club.example' })).toBe('https://club.example');
  expect(contact({ PUSH_CONTACT: 'mailto:ops@club.example' })).toBe('mailto:ops@club.example');
  expect(linesOf({ PUSH_CONTACT: 'ops@club.example' })).toHaveLength(1);
});

test('the bot of Telegram is known by its token, which is never repeated', () => {
  const TELEGRAM_BOT_TOKEN = `123456789:${'aZ-_'.repeat(9)}`;
  const telegram = { token: TELEGRAM_BOT_TOKEN, botId: '123456789' };
  expect(readConfig({ TELEGRAM_BOT_TOKEN }).telegram).toEqual(telegram);
  expect(readConfig({ TELEGRAM_BOT_TOKEN: '' }).telegram).toBeUndefined();
  for (const wrong of ['hunter2', 'club_bot', '123456789', `${TELEGRAM_BOT_TOKEN} `])
    expect(linesOf({ TELEGRAM_BOT_TOKEN: wrong })).toEqual([
      'TELEGRAM_BOT_TOKEN must be the token of a bot, as BotFather gives it.',
    ]);
});

test('the key of the server seeds has 32 bytes, and is never repeated', () => {
  expect(readConfig({ SEED_KEY: 'Ab'.repeat(32) }).seedKey).toBe('Ab'.repeat(32));
  for (const wrong of ['ab'.repeat(31), 'secret', 'xy'.repeat(32)])
    expect(linesOf({ SEED_KEY: wrong })).toEqual([
      'SEED_KEY must be 64 hexadecimal digits (openssl rand -hex 32).',
    ]);
});

test('proxies are trusted by address only, and none by default', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toEqual(['loopback']);
  expect(linesOf({ TRUST_PROXY: 'true' })).toHaveLength(1);
  expect(linesOf({ TRUST_PROXY: '1' })).toHaveLength(1);
  expect(readConfig({ TRUST_PROXY: 'loopback' }).drainMs).toBe(5000);
  expect(readConfig({ TRUST_PROXY: 'loopback', DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  expect(linesOf({ DRAIN_SECONDS: 'long' })).toHaveLength(1);
});
