import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import aes from 'crypto-js/aes.js';
import type { LightMyRequestResponse } from 'fastify';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_FIELD, EDATA_HEADER, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { STEP_UP_HEADER } from '#contract/stepUp.ts';
import { hashCheaply } from '../domains/accounts/passwords.ts';
import { coinBalance } from '../domains/ledger/balance.ts';
import { ManualClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { App, Deps, Routes } from '../platform/deps.ts';
import { openPrivateFiles } from '../platform/files/privateFiles.ts';
import { type HostClock, OWN_CLOCK } from '../platform/hostClock.ts';
import { createLimits, type Limits } from '../platform/limits/limits.ts';
import { createLog } from '../platform/log.ts';
import { createRealtime } from '../platform/realtime/realtime.ts';
import { testCipher } from '../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../platform/security/log.ts';
import type { CodeMessage } from '../platform/sms/sender.ts';
import type { Store } from '../platform/store/store.ts';
import { openTestStore } from '../platform/store/testStore.ts';
import { buildApp } from './app.ts';

/** A body as the client sends it, sealed by the client's own library. */
export const sealed = (body: unknown): Record<string, string> => ({
  [EDATA_FIELD]: aes.encrypt(JSON.stringify(body), EDATA_PASSPHRASE).toString(),
});

/** Where a call comes from: its address, and the name of its device; without one it is given one. */
export interface From {
  address?: string;
  device?: string;
  /** The token of a step-up. */
  stepUp?: string;
}

export interface TestApp {
  app: App;
  deps: Deps & { clock: ManualClock };
  /** Codes that went out, the last one last. */
  sent: CodeMessage[];
  /** What was logged, a JSON text each. */
  logged: string[];
  get(path: string, token?: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, token?: string, from?: From): Promise<LightMyRequestResponse>;
  put(path: string, body: unknown, token?: string, from?: From): Promise<LightMyRequestResponse>;
  del(path: string, token?: string, from?: From): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  store?: Store;
  limits?: Limits;
  hostClock?: HostClock;
  extraRoutes?: readonly Routes[];
  distDir?: string;
  /** Joins the sockets of several apps. */
  adapter?: Parameters<typeof createRealtime>[1];
}

/** The whole server in memory: a fresh store, a clock that stands, codes and log kept to look at. */
export const openTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  hashCheaply();
  const sent: CodeMessage[] = [];
  const logged: string[] = [];
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const clock = new ManualClock(Date.UTC(2026, 5, 1, 4));
  const store = options.store ?? (await openTestStore());
  const config = readConfig({ ...options.env });
  const folder = mkdtempSync(join(tmpdir(), 'club-videos-'));
  const security = createSecurityLog({ store, clock, log, cipher: testCipher });
  const deps = {
    config,
    store,
    clock,
    hostClock: options.hostClock ?? OWN_CLOCK,
    log,
    sender: { sendCode: async (message: CodeMessage) => void sent.push(message) },
    cipher: testCipher,
    limits: options.limits ?? createLimits(testCipher, undefined, config.smsPerDay),
    realtime: createRealtime({ store, clock, config, security, coinBalance }, options.adapter),
    stopping: new AbortController().signal,
    security,
    videos: openPrivateFiles(folder),
  };
  const { extraRoutes, distDir } = options;
  const app = await buildApp(deps, {
    ...(extraRoutes && { extraRoutes }),
    ...(distDir && { distDir }),
  });
  const auth = (token: string | undefined) => (token ? { authorization: BEARER + token } : {});
  const change = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    token?: string,
    { address, device, stepUp }: From = {},
  ) =>
    app.inject({
      method,
      ...(address && { remoteAddress: address }),
      ...(device && { cookies: { device } }),
      url: API_BASE + path,
      headers: {
        ...auth(token),
        ...(stepUp && { [STEP_UP_HEADER]: stepUp }),
        ...(body !== undefined && { [EDATA_HEADER]: 'true' }),
      },
      ...(body !== undefined && { payload: sealed(body) }),
    });
  return {
    app,
    deps,
    sent,
    logged,
    get: (path, token) => app.inject({ method: 'GET', url: API_BASE + path, headers: auth(token) }),
    post: (...call) => change('POST', ...call),
    put: (...call) => change('PUT', ...call),
    del: (path, ...call) => change('DELETE', path, undefined, ...call),
    async close() {
      await app.close();
      await deps.security.settled();
      rmSync(folder, { recursive: true, force: true });
      if (!options.store) await store.close();
    },
  };
};

/** Asks for a code and registers with it; answers the last call's answer. */
export const tryToRegister = async (
  { post, sent }: TestApp,
  { uid, phone, password = 'secret12' }: { uid: string; phone: string; password?: string },
  from?: From,
): Promise<LightMyRequestResponse> => {
  const asked = await post('register/otp', { phone, language: 'en' }, undefined, from);
  if (asked.statusCode !== 200) return asked;
  const { otpId } = asked.json<{ otpId: string }>();
  const otp = sent.findLast((message) => message.phone === phone)?.code;
  const person = { uid, fullName: 'Aminah binti Yusof', password, phone };
  const body = { ...person, otpId, otp, terms: true, isOfAge: true, language: 'en' };
  return post('register', body, undefined, from);
};

/** Each of the tests' players comes from an address of their own: the last nine digits of the phone. */
const addressOf = (phone: string): string =>
  ['10', ...(phone.slice(-9).match(/.../g) ?? []).map((part) => Number(part) % 256)].join('.');

/** Registers a player through the calls themselves; answers the session's token. */
export const registerPlayer = async (
  club: TestApp,
  uid: string,
  phone: string,
  password = 'secret12',
): Promise<string> => {
  const { deps } = club;
  const address = addressOf(phone);
  const answer = await tryToRegister(club, { uid, phone, password }, { address });
  if (answer.statusCode !== 200) throw new Error(`Not registered: ${answer.body}`);
  deps.clock.advance(60_000);
  return answer.json<{ token: string }>().token;
};
