import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Club } from '../club.ts';
import { expectSound, newSeat, picture, seatAt } from '../seat.ts';
import { skipGuide } from '../table.ts';
import { drawnTest, expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

const deposit = (club: Club, uid: string, ringgit: number) =>
  club.operator('deposit', 'record', uid, String(ringgit), '--reference', randomUUID());

const spin = (page: Page) => page.getByRole('button', { name: /^Spin( again)?\b(?! the| all)/ });
const told = (page: Page) =>
  page.getByText(/The kite stands on RM[\d.]+|The kite stands on a rib without a prize/).first();

drawnTest(
  '[wheel-rules] [route-play] [shape-machine] verified, RM60 paid in: two spins, their prizes for the club to pay, then no more',
  async ({ page, club }) => {
    const { uid, token } = await seatAt(page, club, 'spin-wheel', 0);
    await test.step('not verified: told so, with a way forward', async () => {
      await soon(page.getByText('Verify your account to spin the kite').first()).toBeVisible();
      const way = page.getByRole('link', { name: 'Verify my account' });
      await expect(way).toHaveAttribute('href', '/setting/verification');
      await expect(spin(page)).toHaveCount(0);
    });
    await test.step('verified but without a deposit: no more chances', async () => {
      await club.operator('player', 'verify', uid);
      await page.reload();
      await soon(page.getByText('No more chances to spin').first()).toBeVisible();
      await expect(page.getByText(/Each deposit of RM30/).first()).toBeVisible();
    });
    await test.step('two spins', async () => {
      await deposit(club, uid, 60);
      await page.reload();
      await skipGuide(page);
      await soon(spin(page).first()).toBeVisible();
      const before = await picture(page);
      for (const name of ['Spin', 'Spin again']) {
        await press(page.getByRole('button', { name, exact: true }));
        await soon(told(page)).toBeAttached();
      }
      expect((await picture(page)).equals(before)).toBe(false);
      await page.reload();
      await soon(page.getByText('No more chances to spin').first()).toBeVisible();
    });
    await test.step('what was won waits for the operator', async () => {
      const response = await page.request.get('/api/rounds', {
        headers: { authorization: `Bearer ${token}` },
      });
      const { rounds } = await response.json();
      expect(rounds).toHaveLength(2);
      const list = await club.operator('reward', 'list');
      const won = rounds.filter((round: { prize: unknown }) => round.prize !== null);
      expect(list.split('\n').filter((line) => line.includes(uid))).toHaveLength(won.length);
    });
    await expectSound(club);
  },
);

test('[wheel-rules] an event that has not begun, or is over, says so', async ({
  browser,
  ownClub: club,
}) => {
  await club.operator('game', 'dates', 'spin-wheel', '--from', '2999-01-01');
  const { page } = await newSeat(browser, club, 'spin-wheel', 0);
  await soon(page.getByText('Event not start yet').first()).toBeVisible();
  await club.operator('game', 'dates', 'spin-wheel', '--clear');
  await club.operator('game', 'dates', 'spin-wheel', '--to', '2025-01-31');
  await page.reload();
  await soon(page.getByText('This event is over').first()).toBeVisible();
});

test('[wheel-rules] the server is killed as the kite begins to spin: one spin is used, once', async ({
  browser,
  ownClub: club,
}) => {
  const { page, uid, token } = await newSeat(browser, club, 'spin-wheel', 0);
  await club.operator('player', 'verify', uid);
  await deposit(club, uid, 90);
  await page.reload();
  await skipGuide(page);
  await soon(spin(page).first()).toBeVisible();
  await club.kill();
  await press(spin(page));
  await club.start();
  await soon(told(page)).toBeAttached();
  const state = await page.request.get('/api/games/spin-wheel/round', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await state.json()).remain).toBe(2);
  await expectSound(club);
});
