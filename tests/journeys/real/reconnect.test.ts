import type { Page, WebSocketRoute } from 'playwright/test';
import { entered, expectLeft } from '../session.ts';
import { expect, test } from '../test.ts';

// What only real time shows: socket.io's own pause of two seconds between a lost connection and the
// next one. Nothing here has to be quick, so nothing can be too slow.

/** The live connections of a page, in the order in which they came up; each can be cut. */
const connections = async (page: Page): Promise<WebSocketRoute[]> => {
  const live: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      socket.send(frame);
      if (String(frame).startsWith('40')) live.push(socket);
    });
  });
  return live;
};

test('[call-realtime] a lost connection comes back by itself, and what happened meanwhile is shown', async ({
  page,
  club,
}) => {
  const live = await connections(page);
  const { uid } = await entered(page, club);
  await expect.poll(() => live.length).toBe(1);
  await page.goto('/redeem');
  await expect.poll(() => live.length).toBe(2);
  await expect(page.getByText('0.00').first()).toBeVisible();
  const cutAt = performance.now();
  await live[1]?.close();
  // Nobody hears of these coins but by asking again.
  await club.operator('coins', 'adjust', uid, '25', '--reason', 'A welcome gift');
  await expect.poll(() => live.length).toBe(3);
  expect(performance.now() - cutAt).toBeGreaterThan(1_000);
  await expect(page.getByText('25.00').first()).toBeVisible();
});

test('[forced-logout] no token is there when the live connection begins anew', async ({
  page,
  club,
  context,
}) => {
  const live = await connections(page);
  await entered(page, club);
  await expect.poll(() => live.length).toBe(1);
  await context.clearCookies({ name: 'swToken' });
  await live[0]?.close();
  await expectLeft(page);
});
