import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPath } from '#src/base/redirect.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { tokenLogin } from '#src/features/account/session.ts';
import { telegramAnswer } from '#src/features/telegram/testAnswer.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const VIPS = { status: 200, data: { options: [], banners: [], promotions: [] } };
const LOGIN = {
  status: 200,
  data: {
    token: 'T'.repeat(43),
    uid: 'kopi123',
    fullName: 'Ah Meng',
    tgBind: false,
    tgRegister: false,
    role: 'player',
  },
};

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
});
afterEach(cleanup);

const uid = () => screen.getByLabelText<HTMLInputElement>('UID');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const enterUid = async (value: string) => {
  type(uid(), value);
  press('Continue');
  return screen.findByLabelText<HTMLInputElement>('Password');
};

describe('login', () => {
  it('[route-login] shows a welcome, the UID, remember-me and the way to register', async () => {
    answering({ 'GET vips': VIPS });
    await show(<LoginScreen />, '/login');
    screen.getByRole('heading', { name: 'Welcome back' });
    expect(uid().autocomplete).toBe('username');
    screen.getByRole('checkbox', { name: /Remember my UID/ });
    expect(screen.getByRole('link', { name: 'Join now' }).getAttribute('href')).toBe('/register');
  });

  it('[valid-uid] a UID of the wrong shape is refused beside its field', async () => {
    const made = answering({ 'GET vips': VIPS });
    await show(<LoginScreen />, '/login');
    type(uid(), 'short');
    press('Continue');
    await screen.findByText('Invalid UID');
    expect(uid().getAttribute('aria-invalid')).toBe('true');
    expect(made).not.toContain('POST login');
  });

  it('[login-remember] a ticked box keeps the UID and fills it in next time', async () => {
    answering({ 'GET vips': VIPS, 'POST login': LOGIN });
    const { whereNow } = await show(<LoginScreen />, '/login');
    fireEvent.click(screen.getByRole('checkbox'));
    type(await enterUid('kopi123'), 'kopi0peng');
    press('Log in');
    await waitFor(() => expect(whereNow()).toBe('/'));
    expect(stored.rememberedUid.get()).toBe('kopi123');
    cleanup();
    await show(<LoginScreen />, '/login');
    expect(uid().value).toBe('kopi123');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it.each([
    ['qa', null, '/replay'],
    ['qa', '/replay?report=12&at=345', '/replay?report=12&at=345'],
    ['designer', null, '/inspector'],
    ['designer', '/inspector?game=fto', '/inspector?game=fto'],
    ['designer', '/replay?report=12', '/inspector'],
    ['designer', '/redeem', '/inspector'],
  ])(
    '[roles] somebody of the staff, %s, who wanted %s, lands on their tool and is no player: %s',
    async (role, wanted, tool) => {
      if (wanted) rememberPath(wanted);
      answering({ 'GET vips': VIPS, 'POST login': { ...LOGIN, data: { ...LOGIN.data, role } } });
      const { address } = await show(<LoginScreen />, '/login');
      type(await enterUid('kopi123'), 'kopi0peng');
      press('Log in');
      await waitFor(() => expect(address()).toBe(tool));
      expect([stored.staffToken.get(), stored.staffRole.get()]).toEqual([LOGIN.data.token, role]);
      expect(stored.token.get()).toBeNull();
    },
  );

  it('a user of the normal platform reads whom to ask, and how, in place of an error', async () => {
    const options = [
      { name: 'whatsapp_link', value: 'https://wa.example' },
      { name: 'telegram_link', value: '#' },
    ];
    answering({
      'GET vips': { status: 200, data: { options, banners: [], promotions: [] } },
      'POST login': { status: 409, data: { message: 'msg.notVip', typ: 'login' } },
    });
    const { whereNow } = await show(<LoginScreen />, '/login');
    const password = await enterUid('kopi123');
    type(password, 'kopi0peng');
    press('Log in');
    const said = within(await screen.findByRole('alert'));
    said.getByText(/ask support to upgrade it to the VIP club/);
    const ways = () => said.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(ways()).toEqual(['https://wa.example', '/helpdesk']));
    expect(password.getAttribute('aria-invalid')).toBeNull();
    expect([whereNow(), stored.token.get()]).toEqual(['/login', null]);
  });

  it('a link of a normal user leads here with the same words', async () => {
    answering({
      'GET vips': VIPS,
      'POST player/login': { status: 409, data: { message: 'msg.notVip', typ: 'login' } },
    });
    await expect(tokenLogin('T'.repeat(43))).rejects.toThrow('msg.notVip');
    await show(<LoginScreen />, '/login', 'zh');
    within(screen.getByRole('alert')).getByText(/请联系客服升级至 VIP 俱乐部/);
  });

  it('a refused password is said beside it, and what was typed stays', async () => {
    const refusal = { status: 400, data: { message: 'msg.wrongLogin', typ: 'login' } };
    const made = answering({ 'GET vips': VIPS, 'POST login': refusal });
    await show(<LoginScreen />, '/login');
    const password = await enterUid('kopi123');
    type(password, 'wrong123');
    press('Log in');
    press('Log in');
    await screen.findByText(/The UID or password is wrong/);
    expect(password.value).toBe('wrong123');
    expect(made.filter((name) => name === 'POST login')).toHaveLength(1);
  });
});

it.each([
  ['en', 'Too many tries. Try again in 15 minutes, or set a new password.', 'Continue', 'Log in'],
  ['zh', '尝试次数过多。请在 15 分钟后再试，或设置新密码。', '继续', '登录'],
  [
    'ms',
    'Terlalu banyak percubaan. Cuba lagi dalam 15 minit, atau tetapkan kata laluan baharu.',
    'Teruskan',
    'Log masuk',
  ],
] as const)(
  '[error-http] too many wrong passwords turn the button off, over a reload, for that UID alone (%s)',
  async (language, words, next, submit) => {
    const data = {
      message: 'msg.tooFrequent',
      typ: 'login',
      seconds: 900,
      params: ['900'],
    } as const;
    answering({ 'GET vips': VIPS, 'POST login': { status: 429, data } });
    const toPassword = async (of: string) => {
      await show(<LoginScreen />, '/login', language);
      type(uid(), of);
      press(next);
      await waitFor(() => expect(document.getElementById('login-password')).not.toBeNull());
      return document.getElementById('login-password') ?? document.body;
    };
    const button = () => screen.getByRole('button', { name: submit });
    type(await toPassword('kopi123'), 'wrong123');
    press(submit);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    const reset = within(screen.getByRole('alert')).getByRole('link');
    expect(reset.getAttribute('href')).toBe('/login?step=reset');
    expect(button()).toHaveProperty('disabled', true);
    cleanup();
    await toPassword('KOPI123');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(button()).toHaveProperty('disabled', true);
    cleanup();
    await toPassword('teh1tarik');
    expect(button()).toHaveProperty('disabled', false);
  },
);

describe('login by Telegram', () => {
  const BOT = { status: 200, data: { ...VIPS.data, telegramBot: '123456789' } };
  const POST = 'POST login/telegram';
  const button = () => screen.findByRole('button', { name: 'Log in with Telegram' });

  it('[settings-telegram] is offered where the club has a bot, and opens its page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    answering({ 'GET vips': BOT });
    await show(<LoginScreen />, '/login');
    fireEvent.click(await button());
    const page = new URL(String(assign.mock.calls[0]?.[0]));
    const back = new URL(page.searchParams.get('return_to') ?? '');
    expect([page.host, back.pathname]).toEqual(['oauth.telegram.org', '/login']);
    assign.mockRestore();
    cleanup();
    const made = answering({ 'GET vips': VIPS });
    await show(<LoginScreen />, '/login');
    await answered(made, 'GET vips');
    expect(screen.queryByRole('button', { name: 'Log in with Telegram' })).toBeNull();
  });

  it('[settings-telegram] what it answers logs in, and leads on', async () => {
    const made = answering({ 'GET vips': BOT, [POST]: LOGIN });
    stored.redirect.set('/redeem');
    const { whereNow } = await show(<LoginScreen />, '/login', 'en', telegramAnswer());
    await waitFor(() => expect(whereNow()).toBe('/redeem'));
    expect(useSession.getState()).toMatchObject({ isAuth: true, player: { uid: 'kopi123' } });
    expect(made.filter((name) => name === POST)).toHaveLength(1);
  });

  it('a Telegram nobody bound is told what to do first', async () => {
    const data = { message: 'msg.telegramNotBound', typ: 'login' };
    answering({ 'GET vips': BOT, [POST]: { status: 409, data } });
    const { address } = await show(<LoginScreen />, '/login', 'en', telegramAnswer());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Log in with your UID and bind it in the settings, or join the club/,
    );
    expect([address(), useSession.getState().isAuth]).toEqual(['/login', false]);
  });

  it('an answer to somebody else logs nobody in', async () => {
    const made = answering({ 'GET vips': BOT, [POST]: LOGIN });
    const { address } = await show(<LoginScreen />, '/login', 'en', telegramAnswer('theirs'));
    await button();
    expect([made.includes(POST), address()]).toEqual([false, '/login']);
  });
});
