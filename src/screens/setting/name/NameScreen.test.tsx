import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameDraft } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { NameScreen } from './NameScreen.tsx';

beforeEach(() => {
  nameDraft.set(null);
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123', fullName: 'Tan Ah Meng' },
  });
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Full name');
const ask = (name: string) => {
  fireEvent.change(field(), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
};

it('[settings-name] begins with the present name, saves the new one and says so', async () => {
  const made = answering({
    ...PROVING,
    'PUT player/name': { status: 200, data: { fullName: 'Tan Mei-Ling' } },
  });
  await show(<NameScreen />, '/setting/name');
  expect([field().value, field().autocomplete]).toEqual(['Tan Ah Meng', 'name']);
  ask(' Tan Mei-Ling ');
  fireEvent.submit(field());
  await prove();
  await screen.findByRole('heading', { name: 'Your name is saved' });
  screen.getByText(/Tan Mei-Ling/);
  expect(made.filter((name) => name === 'PUT player/name')).toHaveLength(1);
  expect(useSession.getState().player.fullName).toBe('Tan Mei-Ling');
});

it.each([
  ['en', 'Full name', 'Invalid full name'],
  ['zh', '全名', '全名无效'],
  ['ms', 'Nama penuh', 'Nama penuh tidak sah'],
] as const)(
  '[valid-rest] an invalid full name is refused beside its field (%s)',
  async (language, label, words) => {
    const made = answering({});
    await show(<NameScreen />, '/setting/name', language);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    for (const wrong of ['A', '1234', 'R2D2 Robot']) {
      fireEvent.change(input, { target: { value: wrong } });
      fireEvent.submit(input);
      await screen.findByText(words);
      expect([input.value, input.getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
    }
    expect(made).not.toContain('PUT player/name');
  },
);

it('[valid-rest] what the server alone refuses is said in the same place; the name stays', async () => {
  answering({
    ...PROVING,
    'PUT player/name': {
      status: 400,
      data: { message: 'msg.invalidFullName', typ: 'name', field: 'fullName' },
    },
  });
  await show(<NameScreen />, '/setting/name');
  ask('Tan Mei-Ling');
  await prove();
  await screen.findByText('Invalid full name');
  expect(field().value).toBe('Tan Mei-Ling');
  expect(useSession.getState().player.fullName).toBe('Tan Ah Meng');
});

it('a server that does not answer is said with what to do', async () => {
  answering({ ...PROVING, 'PUT player/name': 'unreachable' });
  await show(<NameScreen />, '/setting/name');
  ask('Tan Mei-Ling');
  await prove();
  await screen.findByText(/The server did not answer. Check your connection/);
  expect(field().value).toBe('Tan Mei-Ling');
});
