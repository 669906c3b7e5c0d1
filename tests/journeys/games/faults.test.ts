import { expectSound, newPhone } from '../seat.ts';
import { enterAs, registered } from '../steps.ts';
import { answer, asked, balance, cards, startPlay } from '../table.ts';
import { expect, test } from '../test.ts';
import { soon } from '../time/soon.ts';

test('[fto-rules] the server is killed in the middle of a question and comes back: the player goes on', async ({
  browser,
  ownClub: club,
}) => {
  const { token } = await registered(club);
  const context = await newPhone(browser, club);
  const page = await context.newPage();
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await answer(page, 'right');
  await asked(page, 2);
  await club.kill();
  // The touch finds nobody; it is kept and repeated, once.
  await answer(page, 'right');
  await club.start();
  await soon(balance(page)).toHaveText('2.00');
  await asked(page, 3);
  await answer(page, 'right');
  await soon(balance(page)).toHaveText('3.00');
  await expectSound(club);
});

test('[fto-rules] a reload in the middle of a question goes on at the same question with the time that is left', async ({
  page,
  club,
  time,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await answer(page, 'right');
  await asked(page, 2);
  const before = await cards(page).allTextContents();
  await time.pass(5_000);
  const stateOf = page.waitForResponse((response) => response.url().endsWith('/games/fto/round'));
  await page.reload();
  const { round, serverNow } = await (await stateOf).json();
  // Fifteen seconds were given.
  expect(round.deadlineAt - serverNow).toBeLessThanOrEqual(10_000);
  await asked(page, 2);
  await soon(cards(page)).toHaveCount(before.length);
  expect(await cards(page).allTextContents()).toEqual(before);
  await answer(page, 'right');
  await soon(balance(page)).toHaveText('2.00');
});

test('[fto-rules] the network is off for ten seconds: nothing is lost, nothing counted twice', async ({
  page,
  club,
  context,
  time,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await context.setOffline(true);
  await answer(page, 'right');
  await time.pass(10_000);
  await context.setOffline(false);
  await soon(balance(page)).toHaveText(/^[01]\.00$/);
  await asked(page, 2);
  const shown = await balance(page).textContent();
  await answer(page, 'right');
  await soon(balance(page)).toHaveText(shown === '0.00' ? '1.00' : '2.00');
});

test('[double-tap] two quick touches answer once', async ({ page, club }) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/moves')) moves.push(request.url());
  });
  await answer(page, 'right', 2);
  await soon(balance(page)).toHaveText('1.00');
  await asked(page, 2);
  // One answer, and the move to the next question.
  expect(moves).toHaveLength(2);
});
