import { playButton, seatAt } from '../seat.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

test('[inbox-popup] waits while a round is on, and comes in the lobby', async ({
  page,
  club,
  time,
}) => {
  const { uid } = await seatAt(page, club, 'squidgame', 20);
  await press(playButton(page));
  await soon(page.getByRole('button', { name: /^Step 1, left/ })).toBeVisible();
  let isHeard = false;
  page.on('response', (response) => {
    isHeard ||= response.url().endsWith('/api/player');
  });
  await club.operator('inbox', 'send', uid, '--kind', 'redeem', '--credit', '8');
  await time.until(async () => expect(isHeard).toBe(true));
  // Well beyond its two seconds.
  await time.pass(5_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Pause' }));
  await press(page.getByRole('button', { name: 'Give up this round' }));
  await press(page.getByRole('button', { name: /^Give up \d/ }));
  await soon(page.getByRole('dialog')).toContainText('RM8.00');
});
