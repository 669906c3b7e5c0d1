import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenSeed, pendingCall, stored, uidDraft, wipeStored } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { UidScreen } from './UidScreen.tsx';

beforeEach(() => {
  wipeStored();
  uidDraft.set(null);
  useSession.setState({
    ...loggedOut('en'),
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123', fullName: 'Tan Ah Meng' },
  });
});
afterEach(cleanup);

const CHANGED = { status: 200, data: { message: 'msg.uidUpdated', uid: 'teh1tarik' } };
const refused = (message: string, more = {}) => ({
  status: 409,
  data: { message, typ: 'uid', field: 'uid', ...more },
});
const field = () => screen.getByLabelText<HTMLInputElement>('New UID');
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Change UID' }));
const ask = (uid: string) => {
  fireEvent.change(field(), { target: { value: uid } });
  send();
};

describe('a new UID [settings-uid]', () => {
  it('is sent once however often one taps, shown everywhere, and said', async () => {
    const made = answering({ ...PROVING, 'PUT player/uid': CHANGED });
    await show(<UidScreen />, '/setting/uid');
    expect(field().autocomplete).toBe('username');
    ask('teh1tarik');
    send();
    await prove();
    await screen.findByRole('heading', { name: 'UID has been updated' });
    screen.getByText(/Log in as teh1tarik/);
    expect(made.filter((name) => name === 'PUT player/uid')).toHaveLength(1);
    expect(useSession.getState().player.uid).toBe('teh1tarik');
  });

  it('takes along what this device keeps under the old one', async () => {
    answering({ ...PROVING, 'PUT player/uid': CHANGED });
    chosenSeed('kopi123').set('my-seed');
    pendingCall('kopi123', 'fto').set('{"request":1}');
    stored.rememberedUid.set('kopi123');
    await show(<UidScreen />, '/setting/uid');
    ask('teh1tarik');
    await prove();
    await screen.findByText('UID has been updated');
    expect(chosenSeed('teh1tarik').get()).toBe('my-seed');
    expect(pendingCall('teh1tarik', 'fto').get()).toBe('{"request":1}');
    expect(pendingCall('kopi123', 'fto').get()).toBeNull();
    expect(stored.rememberedUid.get()).toBe('teh1tarik');
  });

  it('[valid-uid] of the wrong shape, or the present one, is not sent', async () => {
    const made = answering({});
    await show(<UidScreen />, '/setting/uid');
    ask('short');
    await screen.findByText('Invalid UID');
    ask('kopi123');
    await screen.findByText('This is your UID already');
    expect(made).not.toContain('PUT player/uid');
  });

  it('that is taken is refused beside its field, and what was typed stays', async () => {
    answering({ ...PROVING, 'PUT player/uid': refused('msg.accountExists') });
    await show(<UidScreen />, '/setting/uid');
    ask('teh1tarik');
    await prove();
    await screen.findByText('Account already exist');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('teh1tarik');
    expect(useSession.getState().player.uid).toBe('kopi123');
  });

  it('too soon after the last one says from which day on, in three languages', async () => {
    const tooSoon = refused('msg.unableToChangeUid', { params: ['30/06/2026'] });
    answering({ ...PROVING, 'PUT player/uid': tooSoon });
    await show(<UidScreen />, '/setting/uid');
    ask('teh1tarik');
    await prove();
    await screen.findByText('Unable to change UID. You can change it again from 30/06/2026.');
    for (const [language, label, words, ...asked] of [
      ['zh', '新的 UID', /无法更改 UID。.*30\/06\/2026/, '确认是您本人', '当前密码', '确认'],
      [
        'ms',
        'UID baharu',
        /UID tidak dapat ditukar.*30\/06\/2026/,
        'Adakah ini anda?',
        'Kata laluan semasa',
        'Sahkan',
      ],
    ] as const) {
      cleanup();
      await show(<UidScreen />, '/setting/uid', language);
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'teh1tarik' } });
      fireEvent.submit(screen.getByLabelText(label));
      await prove(...asked);
      await screen.findByText(words);
    }
  });

  it('that was typed survives a reload, not leaving', async () => {
    answering({});
    await show(<UidScreen />, '/setting/uid');
    fireEvent.change(field(), { target: { value: 'teh1ta' } });
    expect(uidDraft.get()).toBe('teh1ta');
    cleanup();
    expect(uidDraft.get()).toBeNull();
    uidDraft.set('teh1ta');
    await show(<UidScreen />, '/setting/uid');
    await waitFor(() => expect(field().value).toBe('teh1ta'));
  });
});
