import type { Page, WebSocketRoute } from 'playwright/test';
import { loginPath } from '#contract/session.ts';
import type { Club } from '../club.ts';
import { call, enterAs, PASSWORD, registered } from '../steps.ts';
import { expect, test } from '../test.ts';

// Each way a session ends without the player's wish (spec 4): all lead to /login, nothing stays behind.

const entered = async (page: Page, club: Club) => {
  const player = await registered(club);
  await enterAs(page, player.token, '/setting?lang=en');
  await expect(page.getByRole('main').getByText(`UID ${player.uid}`)).toBeVisible();
  return player;
};

/** Nobody tells the page anything: it hears of it by its next call. */
const withoutSocket = (page: Page) => page.routeWebSocket(/\/api\/socket/, () => {});

const expectLeft = async (page: Page) => {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('swToken');
};

test('[guard-401-403] [forced-logout] a login on another device ends this one, which says so', async ({
  page,
  club,
}) => {
  await withoutSocket(page);
  const { uid } = await entered(page, club);
  await call(club, loginPath, { uid, password: PASSWORD });
  await page.goto('/inbox');
  await expectLeft(page);
  await expect(page.getByText('You are logged in on other devices')).toBeVisible();
});

test('[forced-logout] an open page hears of the other device at once', async ({ page, club }) => {
  const { uid } = await entered(page, club);
  await call(club, loginPath, { uid, password: PASSWORD });
  await expectLeft(page);
});

test('[guard-401-403] a 403 of any call logs out', async ({ page, club }) => {
  await entered(page, club);
  await page.route('**/api/inbox*', (route) =>
    route.fulfill({ status: 403, json: { message: 'msg.forbidden', typ: 'inbox' } }),
  );
  await page.goto('/inbox');
  await expectLeft(page);
});

for (const message of ['msg.sessionExpired', 'msg.invalidAccount'])
  test(`[forced-logout] ${message} in a refresh, under whatever status`, async ({ page, club }) => {
    await withoutSocket(page);
    await entered(page, club);
    await page.route('**/api/player', (route) =>
      route.fulfill({ status: 400, json: { message, typ: 'player' } }),
    );
    await page.reload();
    await expectLeft(page);
  });

for (const refusal of ['pleaseLoginToContinue', 'accessBlock', 'sessionConflict', 'forbidden'])
  test(`[forced-logout] the live connection is refused with ${refusal}`, async ({ page, club }) => {
    await entered(page, club);
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      socket.send('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
      socket.onMessage((frame) => {
        // A packet that asks for a namespace is answered with the refusal of just that namespace.
        const namespace = /^40(\/[\w-]+)?,?/.exec(String(frame))?.[1] ?? '';
        if (String(frame).startsWith('40'))
          socket.send(`44${namespace}${namespace && ','}{"message":"${refusal}"}`);
      });
    });
    await page.reload();
    await expectLeft(page);
  });

test('[forced-logout] no token is there when the live connection begins anew', async ({
  page,
  club,
  context,
}) => {
  const live: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      socket.send(frame);
      if (String(frame).startsWith('40')) live.push(socket);
    });
  });
  await entered(page, club);
  await expect.poll(() => live.length).toBe(1);
  await context.clearCookies({ name: 'swToken' });
  await live[0]?.close();
  await expectLeft(page);
});
