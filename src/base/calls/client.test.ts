import { createDecipheriv, createHash } from 'node:crypto';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { refusals, stored, wipeStored } from '../stored.ts';
import { CallError } from './CallError.ts';
import { call, client, onSignedOut } from './client.ts';

type Answer = { status: number; data?: unknown } | 'unreachable';

/** Answers every request as the network would and keeps what was sent. */
const answering = (answer: Answer) => {
  const sent: InternalAxiosRequestConfig[] = [];
  client.defaults.adapter = async (config) => {
    sent.push(config);
    if (answer === 'unreachable') throw new AxiosError('Network Error', 'ERR_NETWORK', config, {});
    const response: AxiosResponse = {
      data: answer.data ?? {},
      status: answer.status,
      statusText: '',
      headers: {},
      config,
    };
    if (answer.status < 400) return response;
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
  };
  return {
    sent,
    get headers() {
      return sent[0]?.headers;
    },
  };
};

/** Opens an envelope as the server does: OpenSSL's key derivation with MD5, AES-256-CBC. */
const open = (eData: string): unknown => {
  const raw = Buffer.from(eData, 'base64');
  expect(raw.subarray(0, 8).toString()).toBe('Salted__');
  const salt = raw.subarray(8, 16);
  let key = Buffer.alloc(0);
  let block = Buffer.alloc(0);
  while (key.length < 48) {
    block = createHash('md5')
      .update(Buffer.concat([block, Buffer.from(EDATA_PASSPHRASE), salt]))
      .digest();
    key = Buffer.concat([key, block]);
  }
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32, 48));
  return JSON.parse(
    Buffer.concat([decipher.update(raw.subarray(16)), decipher.final()]).toString(),
  );
};

const signedOut = vi.fn();
let warned: MockInstance;
beforeEach(() => {
  wipeStored();
  signedOut.mockReset();
  onSignedOut(signedOut);
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const ask = (config = {}) => call(z.unknown(), { url: 'x', ...config });
const refused = async (answer: Answer, config = {}) => {
  answering(answer);
  const error = await ask(config).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

describe('headers [call-headers]', () => {
  it('sends credentials, and no token where there is none', async () => {
    const wire = answering({ status: 200 });
    await ask();
    expect(wire.sent[0]?.withCredentials).toBe(true);
    expect(wire.headers?.has('Authorization')).toBe(false);
    expect(wire.headers?.has('Fcm-Token')).toBe(false);
  });

  it('adds the bearer for a cookie swToken', async () => {
    stored.swToken.set('session');
    const wire = answering({ status: 200 });
    await ask();
    expect(wire.headers?.get('Authorization')).toBe('Bearer session');
  });

  it('leaves a bearer that the call has set: the logout of another session ends that one', async () => {
    stored.swToken.set('session');
    const wire = answering({ status: 200 });
    await ask({ headers: { Authorization: 'Bearer of before' } });
    expect(wire.headers?.get('Authorization')).toBe('Bearer of before');
  });

  it('adds no bearer where the call has set a Fcm-Token header', async () => {
    stored.swToken.set('session');
    const wire = answering({ status: 200 });
    await ask({ headers: { 'Fcm-Token': 'own' } });
    expect(wire.headers?.has('Authorization')).toBe(false);
    expect(wire.headers?.get('Fcm-Token')).toBe('own');
  });

  it('adds Fcm-Token for a cookie fcmToken, beside the bearer', async () => {
    stored.swToken.set('session');
    stored.fcmToken.set('push');
    const wire = answering({ status: 200 });
    await ask();
    expect(wire.headers?.get('Fcm-Token')).toBe('push');
    expect(wire.headers?.get('Authorization')).toBe('Bearer session');
  });
});

describe('bodies [call-edata]', () => {
  it('travel as the one field eData, marked by the header', async () => {
    const body = { uid: 'kopi123', text: '日本 🥚', nested: { n: [1, null] } };
    const wire = answering({ status: 200 });
    await ask({ method: 'POST', data: body });
    const sent = wire.sent[0]?.data as string | { eData: string };
    const wired = typeof sent === 'string' ? (JSON.parse(sent) as { eData: string }) : sent;
    expect(Object.keys(wired)).toEqual(['eData']);
    expect(JSON.stringify(wired)).not.toContain('kopi123');
    expect(open(wired.eData)).toEqual(body);
    expect(wire.headers?.get('X-Encrypted-Request')).toBe('true');
  });

  it('of several parts keep their files as they are and hide the other fields', async () => {
    const form = new FormData();
    form.append('kind', 'ticket');
    form.append('video', new File(['frames'], 'me.mp4', { type: 'video/mp4' }));
    const wire = answering({ status: 200 });
    await ask({ method: 'POST', data: form });
    const sent = wire.sent[0]?.data as FormData;
    expect([...sent.keys()].sort()).toEqual(['eData', 'video']);
    expect(open(String(sent.get('eData')))).toEqual({ kind: 'ticket' });
    const file = sent.get('video') as File;
    expect([file.name, await file.text()]).toEqual(['me.mp4', 'frames']);
    expect(wire.headers?.get('X-Encrypted-Request')).toBe('true');
  });

  it('that do not exist are not made up', async () => {
    const wire = answering({ status: 200 });
    await ask();
    expect(wire.sent[0]?.data).toBeUndefined();
    expect(wire.headers?.has('X-Encrypted-Request')).toBe(false);
  });
});

describe('refusals [error-http]', () => {
  it.each([400, 409] as const)('%i stores the count under typ and status', async (status) => {
    const data = { message: 'msg.invalidOtp', typ: 'otp', count: 3, field: 'otp' };
    const error = await refused({ status, data });
    expect(refusals.get('otp', status)).toBe(3);
    expect(error).toMatchObject({ message: 'msg.invalidOtp', status, count: 3, field: 'otp' });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('429 stores the seconds to wait', async () => {
    const data = { message: 'msg.tooFrequent', typ: 'login', seconds: 42 };
    expect(await refused({ status: 429, data })).toMatchObject({ seconds: 42 });
    expect(refusals.get('login', 429)).toBe(42);
  });

  it('401 logs out, and keeps the message only of the other device', async () => {
    await refused({ status: 401, data: { message: 'msg.sessionExpired', typ: 'session' } });
    expect(stored.loginNotice.get()).toBeNull();
    await refused({ status: 401, data: { message: 'msg.otherDevice', typ: 'session' } });
    expect(stored.loginNotice.get()).toBe('msg.otherDevice');
    expect(signedOut).toHaveBeenCalledTimes(2);
  });

  it('403 logs out and keeps nothing [guard-401-403]', async () => {
    await refused({ status: 403, data: { message: 'msg.otherDevice', typ: 'session' } });
    expect(signedOut).toHaveBeenCalledWith(403);
    expect(stored.loginNotice.get()).toBeNull();
  });

  it('a late 401 of a session that is over ends no other one', async () => {
    stored.swToken.set('old');
    answering({ status: 401, data: { message: 'msg.sessionExpired', typ: 'session' } });
    const network = client.defaults.adapter as (c: InternalAxiosRequestConfig) => Promise<never>;
    client.defaults.adapter = (config) => {
      stored.swToken.set('new');
      return network(config);
    };
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it.each([404, 405, 408])('%i does nothing special', async (status) => {
    const data = { message: 'msg.notFound', typ: 'x', count: 1, seconds: 1 };
    expect(await refused({ status, data })).toMatchObject({ message: 'msg.notFound', status });
    expect(signedOut).not.toHaveBeenCalled();
    for (const kept of [400, 409, 429] as const) expect(refusals.get('x', kept)).toBeNull();
  });
});

describe('what a call rejects with [error-rejected]', () => {
  it('is msg.internalServerError when there is no answer', async () => {
    const error = await refused('unreachable');
    expect(error).toMatchObject({ message: 'msg.internalServerError', status: 0, isNetwork: true });
    expect(warned).toHaveBeenCalledWith('Server not responding', 'Network Error');
  });

  it('is msg.internalServerError for a body that is not of the contract', async () => {
    const error = await refused({ status: 502, data: '<html>bad gateway</html>' });
    expect(error).toMatchObject({ message: 'msg.internalServerError', status: 502 });
    expect(error.isNetwork).toBe(false);
  });

  it('is msg.internalServerError for an answer of another shape', async () => {
    answering({ status: 200, data: { n: 'one' } });
    const asked = call(z.object({ n: z.number() }), { url: 'x' });
    await expect(asked).rejects.toMatchObject({ message: 'msg.internalServerError', status: 200 });
  });
});
