import { playButton, seatAt } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { answer, asked, bridgePanels, startPlay } from '../table.ts';
import { expect, test } from '../test.ts';
import { press, soon } from '../time/soon.ts';

test('a pause between two questions asks for none, under the report form too, and then the next has its whole time', async ({
  page,
  club,
  time,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  let moves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/moves')) moves += 1;
  });
  await answer(page, 'right');
  await time.until(async () => expect(moves).toBe(1));
  await page.getByRole('button', { name: 'Pause' }).click();
  const popup = page.getByRole('dialog');
  await soon(popup).toContainText('asks for nothing until you continue');
  await time.pass(30_000);
  await press(popup.getByRole('button', { name: 'Report a problem' }));
  await soon(popup.getByRole('textbox')).toBeVisible();
  await time.pass(30_000);
  expect(moves).toBe(1);
  await press(popup.getByRole('button', { name: 'Continue playing' }));
  await asked(page, 2);
  await answer(page, 'right');
  await asked(page, 3);
});

test('a pause in the middle of a round says how long its clock has left', async ({
  page,
  club,
  time,
}) => {
  await seatAt(page, club, 'squidgame', 20);
  await press(playButton(page));
  await soon(bridgePanels(page).first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Pause' }));
  const popup = page.getByRole('dialog');
  await soon(popup).toContainText(/runs at the club: 1:[0-2]\d left/);
  await time.pass(60_000);
  await soon(popup).toContainText(/runs at the club: 0:[0-2]\d left/);
  await time.pass(60_000);
  await soon(popup).toContainText('The round’s time is up.');
  await press(popup.getByRole('button', { name: 'Continue playing' }));
  await soon(playButton(page)).toBeVisible();
});
