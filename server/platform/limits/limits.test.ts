import { Redis } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { testCipher } from '../secrets/testCipher.ts';
import { openLine } from '../testLine.ts';
import { addressKey, networkOf } from './address.ts';
import { createLimits, RULES } from './limits.ts';
import { openRedis } from './redis.ts';

let redis: Redis | undefined;
afterEach(() => redis?.disconnect());

const refusalOf = (promise: Promise<void>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('the eleventh login of a UID is told how long to wait; another UID is not', async () => {
  const limits = createLimits(testCipher);
  for (let i = 0; i < RULES.loginUid.points; i += 1) await limits.take('loginUid', 'a');
  const refusal = await refusalOf(limits.take('loginUid', 'a'));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ key: 'msg.tooFrequent', extras: { typ: 'login' } });
  const { seconds } = (refusal as Refusal).extras;
  expect(seconds).toBeGreaterThan(RULES.loginUid.seconds - 5);
  expect(seconds).toBeLessThanOrEqual(RULES.loginUid.seconds);
  await limits.take('loginUid', 'b');
  await limits.forgive('loginUid', 'a');
  await limits.take('loginUid', 'a');
});

test('with Redis out of reach the limits hold in memory', async () => {
  redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false });
  redis.on('error', () => undefined);
  const limits = createLimits(testCipher, redis);
  for (let i = 0; i < RULES.otpPhone.points; i += 1) await limits.take('otpPhone', 'p');
  expect(await refusalOf(limits.take('otpPhone', 'p'))).toMatchObject({ key: 'msg.tooFrequent' });
});

test.runIf(process.env.TEST_REDIS_URL)('two processes count together in Redis', async () => {
  redis = new Redis(process.env.TEST_REDIS_URL ?? '');
  await new Promise((resolve) => redis?.once('ready', resolve));
  const key = crypto.randomUUID();
  const [one, other] = [createLimits(testCipher, redis), createLimits(testCipher, redis)];
  for (let i = 0; i < RULES.otpPhone.points; i += 1) {
    await (i % 2 ? one : other).take('otpPhone', key);
  }
  expect(await refusalOf(other.take('otpPhone', key))).toMatchObject({ key: 'msg.tooFrequent' });
  await other.forgive('otpPhone', key);
});

test.runIf(process.env.TEST_REDIS_URL)('two clubs on one Redis count apart', async () => {
  const key = crypto.randomUUID();
  const open = async (club: string) => {
    const own = openRedis(process.env.TEST_REDIS_URL ?? '', club, { warn: () => {} });
    await new Promise((resolve) => own.once('ready', resolve));
    return own;
  };
  const [mine, theirs] = await Promise.all([open(`a${key}`), open(`b${key}`)]);
  const [here, there] = [createLimits(testCipher, mine), createLimits(testCipher, theirs)];
  for (let i = 0; i < RULES.otpPhone.points; i += 1) await here.take('otpPhone', key);
  expect(await refusalOf(here.take('otpPhone', key))).toMatchObject({ key: 'msg.tooFrequent' });
  await there.take('otpPhone', key);
  for (const limits of [here, there]) await limits.forgive('otpPhone', key);
  for (const own of [mine, theirs]) own.disconnect();
});

test.runIf(process.env.TEST_REDIS_URL)('a Redis that goes silent holds nobody up', async () => {
  const line = await openLine(process.env.TEST_REDIS_URL ?? '');
  const own = openRedis(line.url, crypto.randomUUID(), { warn: () => {} });
  const reached = (state: 'ready' | 'close') =>
    new Promise<void>((resolve) => own.once(state, () => resolve()));
  await reached('ready');
  const limits = createLimits(testCipher, own);
  await limits.take('otpPhone', 'p');
  line.silence();
  const gone = reached('close');
  for (let i = 0; i < RULES.otpPhone.points; i += 1) await limits.take('otpPhone', 'p');
  expect(await refusalOf(limits.take('otpPhone', 'p'))).toMatchObject({ key: 'msg.tooFrequent' });
  await limits.forgive('otpPhone', 'p');
  await limits.take('otpPhone', 'p');
  await gone;
  // Its connection is given up, and another is made when it answers again.
  line.up();
  await reached('ready');
  own.disconnect();
  line.close();
});

test('an IPv6 subscriber is one address, an IPv4 address is itself', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('the network of an address tells no household', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0::/48');
});

// What operators and players are promised, as numbers of their own.
test.each([
  ['otpPhone', 12],
  ['otpPhoneAsker', 4],
  ['otpPlayer', 10],
  ['otpUid', 10],
  ['otpAddress', 60],
  ['otpBlock', 100],
  ['loginUid', 10],
  ['passwordPlayer', 10],
  ['redeem', 30],
] as const)('%s is refused after %i', async (rule, most) => {
  const limits = createLimits(testCipher);
  for (let i = 0; i < most; i += 1) await limits.take(rule, 'k');
  expect(await refusalOf(limits.take(rule, 'k'))).toMatchObject({ key: 'msg.tooFrequent' });
});
