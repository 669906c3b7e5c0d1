import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import { telegramAsked, wipeStored } from '#src/base/stored.ts';
import { PROVING, prove } from '#src/features/account/stepUp/testStepUp.ts';
import { telegramAnswer } from '#src/features/telegram/testAnswer.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { TelegramRow } from './TelegramRow.tsx';

const DONE = { status: 200, data: { done: true } };
const refused = (status: number, message: string) => ({
  status,
  data: { message, typ: 'telegram' },
});

const PLAYER = {
  ...NO_PLAYER,
  options: [],
  banners: [],
  promotions: [],
  language: 'en',
  inboxs: { unreadCount: 0, inbox: [], waiting: { count: 0, upTo: null } },
  playRec: Object.fromEntries(GAME_KEYS.map((game) => [game, { maintenance: false }])),
};

/** As the server knows the player; `bot`: where the club has one. */
const club = (tgBind: boolean, bot = true) => ({
  status: 200,
  data: { ...PLAYER, tgBind, ...(bot && { telegramBot: '123456789' }) },
});
const enter = (tgBind: boolean) =>
  useSession.setState({
    isAuth: true,
    player: { ...NO_PLAYER, uid: 'kopi123', fullName: 'Tan Ah Meng', tgBind },
  });

beforeEach(() => {
  wipeStored();
  telegramAsked.set(null);
  useSession.setState(loggedOut('en'), true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = () => screen.findByRole('button', { name: /Telegram/ });

it('[settings-telegram] a touch opens Telegram, once one proved who one is, and nothing of it before', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answering({ ...PROVING, 'GET player': club(false) });
  enter(false);
  await show(<TelegramRow />, '/setting');
  fireEvent.click(await row());
  expect(assign).not.toHaveBeenCalled();
  await prove();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  within(await row()).getByText('Not bound');
  const page = new URL(String(assign.mock.calls[0]?.[0]));
  expect([page.host, page.searchParams.get('bot_id')]).toEqual(['oauth.telegram.org', '123456789']);
  expect(document.querySelector('script, iframe')).toBeNull();
});

it('[settings-telegram] what Telegram answers binds the account, and leaves the address', async () => {
  const made = answering({ 'GET player': club(true), 'PUT player/telegram': DONE });
  enter(false);
  const { address } = await show(<TelegramRow />, '/setting', 'en', telegramAnswer());
  await waitFor(() => expect(useSession.getState().player.tgBind).toBe(true));
  within(await row()).getByText('Bound');
  expect(made.filter((name) => name === 'PUT player/telegram')).toHaveLength(1);
  expect(address()).toBe('/setting');
});

it.each([
  ['en', 'msg.telegramBoundElsewhere', 'Telegram has been bound to another account'],
  ['en', 'msg.hashMismatch', 'Unauthorized: Hash mismatch'],
  ['en', 'msg.authDataTooOld', 'Unauthorized: Authentication data is too old'],
  ['zh', 'msg.telegramBoundElsewhere', '此 Telegram 已绑定另一个账号'],
  ['ms', 'msg.telegramBoundElsewhere', 'Telegram ini telah dipautkan kepada akaun lain'],
] as const)(
  '[settings-telegram] why it was not bound is said (%s %s)',
  async (language, key, words) => {
    answering({ 'GET player': club(false), 'PUT player/telegram': refused(409, key) });
    enter(false);
    await show(<TelegramRow />, '/setting', language, telegramAnswer());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(useSession.getState()).toMatchObject({ isAuth: true, player: { tgBind: false } });
  },
);

it('an answer somebody else asked for binds nothing', async () => {
  const made = answering({ 'GET player': club(false), 'PUT player/telegram': DONE });
  enter(false);
  const { address } = await show(<TelegramRow />, '/setting', 'en', telegramAnswer('theirs'));
  within(await row()).getByText('Not bound');
  expect(made).not.toContain('PUT player/telegram');
  expect(address()).toBe('/setting');
});

it('[settings-telegram] a bound account is unbound after it is asked once more', async () => {
  const made = answering({ 'GET player': club(true), 'DELETE player/telegram': DONE });
  enter(true);
  await show(<TelegramRow />, '/setting');
  fireEvent.click(await row());
  let asked = within(await screen.findByRole('dialog', { name: 'Unbind Telegram?' }));
  fireEvent.click(asked.getByRole('button', { name: 'Keep it bound' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).not.toContain('DELETE player/telegram');
  fireEvent.click(await row());
  asked = within(await screen.findByRole('dialog', { name: 'Unbind Telegram?' }));
  answering({ ...PROVING, 'GET player': club(false), 'DELETE player/telegram': DONE });
  fireEvent.click(asked.getByRole('button', { name: 'Unbind' }));
  await prove();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  within(await row()).getByText('Not bound');
});

it('[settings-telegram] without a bot there is no such row', async () => {
  const made = answering({ 'GET player': club(false, false) });
  enter(false);
  await show(<TelegramRow />, '/setting');
  await answered(made, 'GET player');
  expect(screen.queryByRole('button', { name: /Telegram/ })).toBeNull();
});
