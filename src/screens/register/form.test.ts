import { describe, expect, it } from 'vitest';
import { EMPTY, fieldOf, firstOf, type RegisterForm, schemaFor } from './form.ts';

const right: RegisterForm = {
  uid: 'kopi123',
  fullName: 'Nur Aisyah a/p Rahman',
  password: 'abc12345',
  confirm: 'abc12345',
  referrer: '',
  phone: { country: 'MY', national: '012-345 6789' },
  otp: '123456',
  terms: true,
  isOfAge: true,
};
const known = { availableUid: 'kopi123', codeSentTo: '+60123456789' };
/** The message beside each field that is not right: its first. */
const of = async (change: Partial<RegisterForm>, know = known) => {
  const { error } = await schemaFor(() => know).safeParseAsync({ ...right, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse(),
  );
};

describe('what the registration refuses', () => {
  it('nothing of a form that is right', async () => {
    expect(await of({})).toEqual({});
  });

  it.each(['abc12', 'abcdefgh', '1abcdef', 'abc 123', 'abcdefgh12345678'])(
    '[valid-uid] the UID %j',
    async (uid) => {
      expect(await of({ uid }, { ...known, availableUid: uid })).toEqual({ uid: 'msg.invalidUid' });
    },
  );

  it('[register-uid-check] a UID that was not checked, or changed since', async () => {
    const first = { uid: 'msg.uidCheckFirst' };
    expect(await of({ uid: '' })).toEqual(first);
    expect(await of({ uid: 'kopi124' })).toEqual(first);
  });

  it.each([
    ['abc12', 'msg.passwordTooShort'],
    ['abcdefgh', 'msg.passwordAlphanumeric'],
    ['12345678', 'msg.passwordAlphanumeric'],
    ['abc 1234', 'msg.passwordAlphanumeric'],
    ['abcdefgh12345678', 'msg.passwordTooLong'],
  ])('[valid-password] the password %j', async (password, message) => {
    expect(await of({ password, confirm: password })).toEqual({ password: message });
  });

  it('[valid-password] two passwords that differ', async () => {
    expect(await of({ confirm: 'abc12346' })).toEqual({ confirm: 'msg.passwordMismatch' });
  });

  it('an age that was not declared', async () => {
    expect(await of({ isOfAge: false })).toEqual({ isOfAge: 'msg.underAge' });
  });

  it('[valid-terms] terms that are not ticked', async () => {
    expect(await of({ terms: false })).toEqual({ terms: 'msg.acceptTerms' });
  });

  it('a name, a phone or a code that can not be one', async () => {
    expect(await of({ fullName: '7' })).toEqual({ fullName: 'msg.invalidFullName' });
    expect(await of({ otp: '12a456' })).toEqual({ otp: 'msg.invalidOtp' });
    const phone = { country: 'MY', national: '123' } as const;
    expect(await of({ phone })).toMatchObject({ phone: 'msg.invalidPhone' });
  });

  it('a field that is still empty, in words of its own', async () => {
    const national = { country: 'MY', national: ' ' } as const;
    expect(
      await of({ fullName: ' ', password: '', confirm: '', phone: national, otp: '' }),
    ).toEqual({
      password: EMPTY,
      confirm: EMPTY,
      fullName: EMPTY,
      phone: EMPTY,
      otp: EMPTY,
    });
  });

  it('[register-otp] a code that was sent to another number', async () => {
    const phone = { country: 'SG', national: '81234567' } as const;
    expect(await of({ phone })).toEqual({ otp: 'msg.invalidOtp' });
  });
});

it('the first field with a refusal is the topmost on the screen', () => {
  expect(firstOf({ terms: 1, otp: 1, fullName: 1, confirm: 1 })).toBe('confirm');
  expect(firstOf({ terms: 1 })).toBe('terms');
  expect(firstOf({})).toBeUndefined();
});

it('a refusal of the server lands at its field', () => {
  expect(fieldOf('phone', 'msg.phoneExists')).toBe('phone');
  expect(fieldOf('otpId', 'msg.otpExpired')).toBe('otp');
  expect(fieldOf(undefined, 'msg.accountExists')).toBe('uid');
  expect(fieldOf(undefined, 'msg.registerFailed')).toBeNull();
});
