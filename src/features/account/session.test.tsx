import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { client } from '#src/base/calls/client.ts';
import { queryClient } from '#src/base/calls/queryClient.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { useLogin } from './session.ts';

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
