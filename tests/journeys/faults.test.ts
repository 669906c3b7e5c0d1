import { Club } from './club.ts';
import { enterAs, registered } from './steps.ts';
import { answer, asked, balance, startPlay } from './table.ts';
import { expect, test } from './test.ts';

const sound = /sound/i;

test('[fto-rules] the server is killed in the middle of a question and comes back: the player goes on', async ({
  browser,
}, { project }) => {
  test.slow();
  const club = await Club.open(project.metadata.database);
  try {
    const { token } = await registered(club);
    const context = await browser.newContext({
      baseURL: club.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await enterAs(page, token, '/games/fto/play?lang=en');
    await startPlay(page);
    await answer(page, 'right');
    await asked(page, 2);
    await club.kill();
    // The touch finds nobody; it is kept and repeated, once.
    await answer(page, 'right');
    await club.start();
    await expect(balance(page)).toHaveText('2.00');
    await asked(page, 3);
    await answer(page, 'right');
    await expect(balance(page)).toHaveText('3.00');
    expect(await club.operator('ledger', 'check')).toMatch(sound);
    await context.close();
  } finally {
    await club.close();
  }
});

test('[fto-rules] a reload in the middle of a question goes on at the same question with the time that is left', async ({
  page,
  club,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await answer(page, 'right');
  await asked(page, 2);
  const before = await page
    .getByRole('group', { name: 'The cards on the table' })
    .getByRole('button')
    .allTextContents();
  const stateOf = page.waitForResponse((response) => response.url().endsWith('/games/fto/round'));
  await page.reload();
  const { round, serverNow } = await (await stateOf).json();
  // Fifteen seconds were given; the reload has cost some of them.
  expect(round.deadlineAt - serverNow).toBeLessThan(15_000);
  await asked(page, 2);
  expect(
    await page
      .getByRole('group', { name: 'The cards on the table' })
      .getByRole('button')
      .allTextContents(),
  ).toEqual(before);
  await answer(page, 'right');
  await expect(balance(page)).toHaveText('2.00');
});

test('[fto-rules] the network is off for ten seconds: nothing is lost, nothing counted twice', async ({
  page,
  club,
  context,
}) => {
  const { token } = await registered(club);
  await enterAs(page, token, '/games/fto/play?lang=en');
  await startPlay(page);
  await context.setOffline(true);
  await answer(page, 'right');
  await page.waitForTimeout(10_000); // The spell without network is what is tried here.
  await context.setOffline(false);
  await expect(balance(page)).toHaveText(/^[01]\.00$/);
  await asked(page, 2);
  const shown = await balance(page).textContent();
  await answer(page, 'right');
  await expect(balance(page)).toHaveText(shown === '0.00' ? '1.00' : '2.00');
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
  await expect(balance(page)).toHaveText('1.00');
  await asked(page, 2);
  // One answer, and the move to the next question.
  expect(moves).toHaveLength(2);
});
