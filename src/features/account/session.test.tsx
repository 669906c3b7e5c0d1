import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { AxiosError } from 'axios';
import aes from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';
import { CallError } from '#src/base/calls/CallError.ts';
import { client } from '#src/base/calls/client.ts';
import { queryClient } from '#src/base/calls/queryClient.ts';
import { registerToken, stored, wipeStored } from '#src/base/stored.ts';
import { useSession } from '#src/session/store.ts';
import { enterByTelegram, useLogin, useRegister } from './session.ts';

const answer = {
  token: 'T'.repeat(43),
  uid: 'kopi123',
  fullName: 'Ah Meng',
  tgBind: false,
  tgRegister: false,
  role: 'player' as const,
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  wipeStored();
  client.defaults.adapter = async (config) => ({
    data: answer,
    status: 200,
    statusText: '',
    headers: {},
    config,
  });
});

describe('a login', () => {
  const nameOf = async (payload: object) => {
    const { fullName, ...rest } = answer;
    client.defaults.adapter = async (config) => ({
      data: { ...rest, ...payload },
      status: 200,
      statusText: '',
      headers: {},
      config,
    });
    const { result } = renderHook(useLogin, { wrapper });
    const data = { uid: 'kopi123', password: 'kopi0peng', isRemembered: false };
    await act(() => result.current.mutateAsync(data));
    return useSession.getState().player.fullName;
  };

  it.each([
    [{ fullName: 'Ah Meng' }, 'Ah Meng'],
    [{ fullName: 'Ah Meng', user: { first_name: 'Meng' } }, 'Ah Meng'],
    [{ user: { first_name: 'Meng' } }, 'Meng'],
    [{ fullName: null, user: { first_name: 'Meng' } }, 'Meng'],
    [{ fullName: '', user: { first_name: 'Meng' } }, 'Meng'],
    [{}, ''],
  ])('reads the full name, or the first name where that is missing: %j', async (payload, name) => {
    expect(await nameOf(payload)).toBe(name);
  });
});

describe('remember me [login-remember]', () => {
  const login = async (isRemembered: boolean) => {
    const { result } = renderHook(useLogin, { wrapper });
    const data = { uid: 'kopi123', password: 'kopi0peng', isRemembered };
    await act(() => result.current.mutateAsync(data));
  };

  it('keeps the UID, and nothing of the password', async () => {
    await login(true);
    expect(stored.rememberedUid.get()).toBe('kopi123');
    expect(JSON.stringify({ ...localStorage })).not.toContain('kopi0peng');
  });

  it('unticked, forgets the one kept before', async () => {
    stored.rememberedUid.set('someone1');
    await login(false);
    expect(stored.rememberedUid.get()).toBeNull();
  });
});

describe('who has no account for their Telegram [webapp-mode]', () => {
  const refused = (message: string, more = {}) => {
    client.defaults.adapter = async (config) => {
      const data = { message, typ: 'login', ...more };
      const response = { data, status: 409, statusText: '', headers: {}, config };
      throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response);
    };
  };
  const register = () => {
    const { result } = renderHook(useRegister, { wrapper });
    const person = {
      uid: 'kopi123',
      fullName: 'Ah Meng',
      password: 'kopi0peng',
      phone: '+60123456789',
    };
    const proof = {
      otpId: crypto.randomUUID(),
      otp: '123456',
      terms: true,
      isOfAge: true,
      language: 'en',
    } as const;
    return act(() => result.current.mutateAsync({ ...person, ...proof }).catch((error) => error));
  };
  afterEach(() => registerToken.set(null));

  it('registers with the token that the refused login brought, once', async () => {
    refused('msg.telegramNotBound', { registerToken: '7.1.x' });
    await expect(enterByTelegram({ kind: 'launch', data: 'x' })).rejects.toBeInstanceOf(CallError);
    expect(registerToken.get()).toBe('7.1.x');
    client.defaults.adapter = async (config) => {
      const text = aes
        .decrypt(JSON.parse(config.data)[EDATA_FIELD], EDATA_PASSPHRASE)
        .toString(utf8);
      expect(JSON.parse(text).registerToken).toBe('7.1.x');
      return { data: answer, status: 200, statusText: '', headers: {}, config };
    };
    expect((await register()).uid).toBe('kopi123');
    expect(registerToken.get()).toBeNull();
  });

  it.each(['msg.invalidRegisterToken', 'msg.telegramBoundElsewhere'])(
    'tries without it after %s, and with it after any other refusal',
    async (message) => {
      registerToken.set('7.1.x');
      refused('msg.accountExists');
      await register();
      expect(registerToken.get()).toBe('7.1.x');
      refused(message);
      await register();
      expect(registerToken.get()).toBeNull();
    },
  );
});
