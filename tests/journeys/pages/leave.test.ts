import type { Page } from 'playwright/test';
import { loginPath } from '#contract/session.ts';
import type { Club } from '../club.ts';
import { entered, expectLeft } from '../session.ts';
import { call, PASSWORD } from '../steps.ts';
import { expect, test } from '../test.ts';

// Each way a session ends without the player's wish (spec 4): all lead to /login, nothing stays behind.

/** Nobody tells the page anything: it hears of it by its next call. */
const withoutSocket = (page: Page) => page.routeWebSocket(/\/api\/socket/, () => {});

/** Somebody new with no page open: one that is, is still asking, and would hear of the end before the next one. */
const wasHere = async (page: Page, club: Club) => {
  const player = await entered(page, club);
  await page.goto('about:blank');
  return player;
};

test('[guard-401-403] [forced-logout] a login on another device ends this one, which says so', async ({
  page,
  club,
}) => {
  await withoutSocket(page);
  const { uid } = await wasHere(page, club);
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
  await wasHere(page, club);
  await page.route('**/api/inbox*', (route) =>
    route.fulfill({ status: 403, json: { message: 'msg.forbidden', typ: 'inbox' } }),
  );
  await page.goto('/inbox');
  await expectLeft(page);
});

for (const message of ['msg.sessionExpired', 'msg.invalidAccount'])
  test(`[forced-logout] ${message} in a refresh, under whatever status`, async ({ page, club }) => {
    await withoutSocket(page);
    await wasHere(page, club);
    await page.route('**/api/player', (route) =>
      route.fulfill({ status: 400, json: { message, typ: 'player' } }),
    );
    await page.goto('/setting');
    await expectLeft(page);
  });

for (const refusal of ['pleaseLoginToContinue', 'accessBlock', 'sessionConflict', 'forbidden'])
  test(`[forced-logout] the live connection is refused with ${refusal}`, async ({ page, club }) => {
    await wasHere(page, club);
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      socket.send('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
      socket.onMessage((frame) => {
        // A packet that asks for a namespace is answered with the refusal of just that namespace.
        const namespace = /^40(\/[\w-]+)?,?/.exec(String(frame))?.[1] ?? '';
        if (String(frame).startsWith('40'))
          socket.send(`44${namespace}${namespace && ','}{"message":"${refusal}"}`);
      });
    });
    await page.goto('/setting');
    await expectLeft(page);
  });
