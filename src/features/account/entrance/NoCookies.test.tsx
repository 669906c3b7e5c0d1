import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepsCookies } from '#src/base/stored.ts';
import { tokenLogin } from '#src/features/account/session.ts';
import { enterByLaunch } from '#src/features/telegram/launch.ts';
import { LoginScreen } from '#src/screens/login/LoginScreen.tsx';
import { RegisterScreen } from '#src/screens/register/RegisterScreen.tsx';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { NoCookies } from './NoCookies.tsx';

const VIPS = { status: 200, data: { options: [], banners: [], promotions: [], telegramBot: '1' } };

beforeEach(() => useSession.setState(loggedOut('en'), true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** As a browser whose user blocked them: what is set is not there afterwards. */
const blockCookies = () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
};

it('a browser that keeps cookies is asked for its login, and nothing of the question stays', async () => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).not.toContain('cookie_probe');
  answering({ 'GET vips': VIPS });
  await show(<LoginScreen />, '/login');
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByLabelText('UID');
});

it.each([
  ['en', 'Your browser blocks cookies', /Allow cookies for club\.test/, 'Try again'],
  ['zh', '您的浏览器禁用了 Cookie', /允许 club\.test 使用 Cookie/, '再试一次'],
  ['ms', 'Pelayar anda menyekat kuki', /Benarkan kuki untuk club\.test/, 'Cuba lagi'],
] as const)(
  'one that keeps none is told what to do, in place of a login that leads round, in %s',
  async (language, title, text, again) => {
    blockCookies();
    const made = answering({ 'GET vips': VIPS });
    for (const [at, page] of [
      ['/login', <LoginScreen key="login" />],
      ['/register', <RegisterScreen key="register" />],
    ] as const) {
      await show(page, at, language);
      const said = within(screen.getByRole('alert'));
      said.getByText(title);
      said.getByText(text);
      said.getByRole('button', { name: again });
      expect(screen.queryByRole('textbox')).toBeNull();
      cleanup();
    }
    expect(made.filter((name) => name.startsWith('POST'))).toEqual([]);
  },
);

it('neither a link nor Telegram logs in there: their tokens are not used up', async () => {
  blockCookies();
  const made = answering({});
  await expect(tokenLogin('T'.repeat(43))).rejects.toThrow();
  window.history.replaceState(null, '', '/#tgWebAppData=x');
  await enterByLaunch();
  expect([made, useSession.getState().isAuth]).toEqual([[], false]);
});

it('is tried again by loading the page anew', async () => {
  const reload = vi.fn();
  await show(<NoCookies reload={reload} />, '/login');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
