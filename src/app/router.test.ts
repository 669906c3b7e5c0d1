import { matchRoutes } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { takeLinkToken } from '#src/base/linkToken.ts';
import { paths } from '#src/base/paths.ts';
import { stored } from '#src/base/stored.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering } from '#src/testing/screen.tsx';
import { createRouter } from './router.ts';
import { ROUTES } from './routes.ts';
import { restoreSession } from './start.ts';

it('a path is one of the club’s only as it is written', () => {
  answering({});
  const router = createRouter();
  onTestFinished(() => router.dispose());
  const pathOf = (at: string) => matchRoutes(router.routes, at)?.at(-1)?.route.path;
  for (const { path } of Object.values(paths)) {
    // A deep link: the loader before all screens leads on from it.
    if (path === paths.launch.path) continue;
    const at = path.replace(/:\w+/g, 'x');
    expect(pathOf(at)).toBe(path);
    if (at !== at.toUpperCase()) expect(pathOf(at.toUpperCase())).not.toBe(path);
  }
});

it.each(['//elsewhere.example/x?notifiid=1', '/x/..//elsewhere.example/x?notifiid=1', '/inbox/%'])(
  'a player at %s is told that there is no such page, and goes nowhere else',
  async (address) => {
    answering({ 'GET maintenance': { status: 200, data: { maintenance: 0, mDateTime: null } } });
    useSession.setState({ ...loggedOut('en'), isAuth: true }, true);
    window.history.replaceState(null, '', window.location.origin + address);
    const router = createRouter();
    onTestFinished(() => {
      router.dispose();
      window.history.replaceState(null, '', '/');
      useSession.setState(loggedOut('en'), true);
    });
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
    });
    const errors = Object.values(router.state.errors ?? {});
    expect([...new Set(errors.map(({ status }) => status))]).toEqual([404]);
    expect(window.location.origin + address).toContain(router.state.location.pathname);
  },
);

it('[guard-token] a link’s token is out of the address before anything is asked for', () => {
  const address = '/redeem?token=secret&x=1#top';
  window.history.replaceState(null, '', address);
  const made = answering({});
  restoreSession();
  expect(window.location.href).toBe(`${window.location.origin}/redeem?x=1#top`);
  expect([takeLinkToken(), takeLinkToken(), made]).toEqual(['secret', null, []]);
  window.history.replaceState(null, '', '/');
});

it('[roles] a tool of the staff is there for its own role alone', async () => {
  onTestFinished(() => {
    stored.staffToken.set(null);
    stored.staffRole.set(null);
  });
  const opens = async (path: string, token: string | null, role: string | null) => {
    stored.staffToken.set(token);
    stored.staffRole.set(role);
    const { loader } = matchRoutes([...ROUTES], path)?.at(-1)?.route ?? {};
    if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
    const args = {} as Parameters<typeof loader>[0];
    try {
      await loader(args, undefined);
      return 200;
    } catch (refused) {
      return (refused as { init: ResponseInit }).init.status;
    }
  };
  const token = 'T'.repeat(43);
  expect(await opens('/replay', token, 'qa')).toBe(200);
  expect(await opens('/inspector', token, 'designer')).toBe(200);
  for (const path of ['/replay', '/inspector']) {
    const other = path === '/replay' ? 'designer' : 'qa';
    for (const [own, role] of [
      [token, other],
      [token, null],
      [null, null],
    ] as const)
      expect(await opens(path, own, role)).toBe(404);
  }
});
