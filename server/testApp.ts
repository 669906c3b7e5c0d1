import aes from 'crypto-js/aes.js';
import type { LightMyRequestResponse } from 'fastify';
import { API_BASE, BEARER } from '#contract/api.ts';
import { EDATA_FIELD, EDATA_HEADER, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { buildApp } from './app.ts';
import { SteppingClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { createLog } from './log.ts';
import type { App, Parts, Routes } from './parts.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createSecurityLog } from './security/log.ts';
import type { CodeMessage } from './sms/sender.ts';
import type { Store } from './store/store.ts';
import { openTestStore } from './store/testStore.ts';

/** A body as the client sends it, sealed by the client's own library. */
export const sealed = (body: unknown): Record<string, string> => ({
  [EDATA_FIELD]: aes.encrypt(JSON.stringify(body), EDATA_PASSPHRASE).toString(),
});

export interface TestApp {
  app: App;
  parts: Parts & { clock: SteppingClock };
  /** Codes that went out, the last one last. */
  sent: CodeMessage[];
  /** What was logged, a JSON text each. */
  logged: string[];
  get(path: string, token?: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown, token?: string): Promise<LightMyRequestResponse>;
  put(path: string, body: unknown, token?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  store?: Store;
  limits?: Limits;
  extraRoutes?: readonly Routes[];
  distDir?: string;
  /** Joins the sockets of several apps. */
  adapter?: Parameters<typeof createRealtime>[1];
}

/** The whole server in memory: a fresh store, a clock that stands, codes and log kept to look at. */
export const openTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const sent: CodeMessage[] = [];
  const logged: string[] = [];
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  const clock = new SteppingClock(Date.UTC(2026, 5, 1, 4));
  const store = options.store ?? (await openTestStore());
  const config = readConfig({ ...options.env });
  const parts = {
    config,
    store,
    clock,
    log,
    sender: { sendCode: async (message: CodeMessage) => void sent.push(message) },
    limits: options.limits ?? createLimits(undefined, config.smsPerDay),
    realtime: createRealtime({ store, clock }, options.adapter),
    stopping: new AbortController().signal,
    security: createSecurityLog({ store, clock, log }),
  };
  const { extraRoutes, distDir } = options;
  const app = await buildApp(parts, {
    ...(extraRoutes && { extraRoutes }),
    ...(distDir && { distDir }),
  });
  const auth = (token: string | undefined) => (token ? { authorization: BEARER + token } : {});
  return {
    app,
    parts,
    sent,
    logged,
    get: (path, token) => app.inject({ method: 'GET', url: API_BASE + path, headers: auth(token) }),
    post: (path, body, token) =>
      app.inject({
        method: 'POST',
        url: API_BASE + path,
        headers: { ...auth(token), ...(body !== undefined && { [EDATA_HEADER]: 'true' }) },
        ...(body !== undefined && { payload: sealed(body) }),
      }),
    put: (path, body, token) =>
      app.inject({
        method: 'PUT',
        url: API_BASE + path,
        headers: { ...auth(token), [EDATA_HEADER]: 'true' },
        payload: sealed(body),
      }),
    async close() {
      await app.close();
      await parts.security.settled();
      if (!options.store) await store.close();
    },
  };
};

/** Registers a player through the calls themselves; answers the session's token. */
export const registerPlayer = async (
  { post, sent, parts }: TestApp,
  uid: string,
  phone: string,
  password = 'secret12',
): Promise<string> => {
  const otp = (await post('register/otp', { phone, language: 'en' })).json<{ otpId: string }>();
  const answer = await post('register', {
    uid,
    fullName: 'Aminah binti Yusof',
    password,
    phone,
    otpId: otp.otpId,
    otp: sent.at(-1)?.code,
    terms: true,
    language: 'en',
  });
  if (answer.statusCode !== 200) throw new Error(`Not registered: ${answer.body}`);
  parts.clock.advance(60_000);
  return answer.json<{ token: string }>().token;
};
