import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#contract/day.ts';
import { collectPath, ProgressAnswer, progressPath, standingPath } from '#contract/progress.ts';
import { PROGRESS } from '#contract/terms.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { coinBalance } from '../ledger/balance.ts';
import { dayAfter } from './streak.ts';
import { testRounds } from './testRounds.ts';

let club: TestApp;
beforeAll(async () => {
  club = await openTestApp();
});
afterAll(() => club.close());

test('what is due is collected once, however often it is asked for', async () => {
  const token = await registerPlayer(club, 'kawan01', '+60121230001');
  const { id } = await playerOf(club.deps.store, 'kawan01');
  const today = dayOf(club.deps.clock.now());
  const days = Array.from({ length: PROGRESS.streakDays }, (_, i) => dayAfter(today, -i));
  await testRounds(
    club.deps.store,
    id,
    days.map((day) => ({ day })),
  );
  const read = async () =>
    ProgressAnswer.parse((await club.get(progressPath, token)).json()).progress;
  expect(await read()).toMatchObject({
    streak: { days: PROGRESS.streakDays },
    // Of the week before, six days were played.
    due: PROGRESS.streakCoins + PROGRESS.goalCoins,
  });
  const answers = await Promise.all([1, 2].map(() => club.post(collectPath, {}, token)));
  expect(answers.map((answer) => answer.json().progress.due)).toEqual([0, 0]);
  const { balance } = await coinBalance(club.deps.store.db, id, club.deps.clock.now());
  expect(balance).toBe(PROGRESS.streakCoins + PROGRESS.goalCoins);
});

test('it is turned off and on by its player alone', async () => {
  const token = await registerPlayer(club, 'kawan02', '+60121230002');
  const standing = async (isOn: unknown) => (await club.put(standingPath, { isOn }, token)).json();
  expect(await standing(false)).toEqual({ standing: 'off', openIn: [], progress: null });
  expect((await club.get(progressPath, token)).json().standing).toBe('off');
  expect((await club.post(collectPath, {}, token)).json().standing).toBe('off');
  expect((await standing(true)).standing).toBe('on');
  expect(await standing('yes')).toMatchObject({ message: 'msg.invalidRequest' });
  expect((await club.get(progressPath)).statusCode).toBe(401);
  expect((await club.post(collectPath, {})).statusCode).toBe(401);
});
