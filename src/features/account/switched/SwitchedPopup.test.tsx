import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { loggedOut } from '#src/session/state.ts';
import { applyLogin, useSession } from '#src/session/store.ts';
import { noteSwitch, useSwitched } from '#src/session/switched.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { tokenLogin } from '../session.ts';
import { SwitchedPlace } from './SwitchedPlace.tsx';

const [OURS, THEIRS] = ['A'.repeat(43), 'B'.repeat(43)];
const loginOf = (uid: string, token: string) => ({
  uid,
  token,
  fullName: 'Ah Meng',
  tgBind: false,
  tgRegister: false,
  role: 'player',
});
const POST = 'POST player/login';
const link = { [POST]: { status: 200, data: loginOf('satay99', THEIRS) } };
const whoIsHere = () => [useSession.getState().player.uid, stored.swToken.get()];

beforeEach(() => {
  wipeStored();
  noteSwitch(null);
  useSession.setState(loggedOut('en'), true);
  applyLogin(loginOf('kopi123', OURS));
});
afterEach(cleanup);

const atLanding = async () => {
  answering(link);
  const at = await show(<SwitchedPlace />, '/redeem');
  await tokenLogin(THEIRS);
  await screen.findByRole('dialog', { name: 'You are now satay99' });
  screen.getByText(
    'The link you opened logged you in as satay99. Before that, you were logged in as kopi123.',
  );
  return at;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('[guard-token] a link of another account says so where it lands, and leads back', async () => {
  const { whereNow } = await atLanding();
  expect(whoIsHere()).toEqual(['satay99', THEIRS]);
  const made = answering({ [POST]: { status: 200, data: loginOf('kopi123', OURS) } });
  press('Back to kopi123');
  await waitFor(() => expect(whereNow()).toBe('/'));
  expect(whoIsHere()).toEqual(['kopi123', OURS]);
  // The other account's session is somebody else's affair.
  expect(made).toEqual([POST]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who goes on with it leaves no session behind', async () => {
  await atLanding();
  const made = answering({ 'POST logout': { status: 200, data: {} } });
  press('Continue as satay99');
  await waitFor(() => expect(made).toEqual(['POST logout']));
  expect(whoIsHere()).toEqual(['satay99', THEIRS]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a way back whose session is over leads to its login', async () => {
  await atLanding();
  answering({ [POST]: { status: 400, data: { message: 'msg.invalidToken', typ: 'login' } } });
  press('Back to kopi123');
  await waitFor(() => expect(useSwitched.getState().switched).toBeNull());
  expect(whoIsHere()).toEqual(['', null]);
  expect([stored.rememberedUid.get(), stored.loginNotice.get()]).toEqual([
    'kopi123',
    'msg.sessionExpired',
  ]);
});

it('without a network one stays where one is, and may try again', async () => {
  await atLanding();
  answering({ [POST]: 'unreachable' });
  press('Back to kopi123');
  await screen.findByRole('alert');
  expect(whoIsHere()).toEqual(['satay99', THEIRS]);
  answering({ [POST]: { status: 200, data: loginOf('kopi123', OURS) } });
  press('Back to kopi123');
  await waitFor(() => expect(whoIsHere()).toEqual(['kopi123', OURS]));
});

const asVisitor = async (language: Language, title: string) => {
  useSession.setState(loggedOut(language), true);
  answering(link);
  await show(<SwitchedPlace />, '/redeem', language);
  await tokenLogin('L'.repeat(43));
  await screen.findByRole('dialog', { name: title });
};

it.each([
  [
    'en',
    'You are now satay99',
    'The link you opened logged you in as satay99.',
    'Not you? Log out',
  ],
  ['zh', '当前账号：satay99', '您打开的链接以 satay99 登录了。', '不是您？退出登录'],
  [
    'ms',
    'Anda kini satay99',
    'Anda log masuk sebagai satay99 melalui pautan yang anda buka.',
    'Bukan anda? Log keluar',
  ],
] as const)(
  '[guard-token] a visitor is told as whom a link logged in, in %s',
  async (language, title, text, out) => {
    await asVisitor(language, title);
    screen.getByText(text);
    expect(whoIsHere()).toEqual(['satay99', THEIRS]);
    expect(screen.getByRole('link', { name: out }).getAttribute('href')).toBe('/logout');
  },
);

it('a visitor who goes on is told once', async () => {
  await asVisitor('en', 'You are now satay99');
  press('Continue as satay99');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(whoIsHere()).toEqual(['satay99', THEIRS]);
});

it('a link of the same account and one that is refused change nobody', async () => {
  answering({ [POST]: { status: 200, data: loginOf('kopi123', THEIRS) } });
  await tokenLogin(THEIRS);
  expect(useSwitched.getState().switched).toBeNull();
  answering({ [POST]: { status: 400, data: { message: 'msg.invalidToken', typ: 'login' } } });
  await expect(tokenLogin(OURS)).rejects.toThrow('msg.invalidToken');
  expect(useSwitched.getState().switched).toBeNull();
});

it('[guard-token] the token of before stands in no storage', async () => {
  await atLanding();
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(kept).not.toContain(OURS);
});
