import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProgressAnswer } from '#contract/progress.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answered, answering, show } from '#src/testing/screen.tsx';
import { MembersPart } from './MembersPart.tsx';
import { ProgressTile } from './ProgressTile.tsx';

const goal = { kind: 'days', game: null, target: 3, isPaid: false } as const;
const ON: ProgressAnswer = {
  standing: 'on',
  openIn: [],
  progress: {
    streak: { days: 4, isPlayedToday: true, best: 9, hasPass: true },
    goals: [
      { ...goal, done: 3 },
      { ...goal, done: 1 },
    ],
    weekEnds: '2026-11-29T16:00:00.000Z',
    bests: [],
    finds: [],
    due: 1_00,
  },
};
const answer = (data: ProgressAnswer) => answering({ 'GET progress': { status: 200, data } });

beforeEach(() => useSession.setState({ ...loggedOut('en'), isAuth: true }, true));
afterEach(cleanup);

it.each([
  ['en', '4 days in a row', '1 of 2 goals this week'],
  ['zh', '连续 4 天', '本周目标 1 / 2'],
  ['ms', '4 hari berturut-turut', '1 daripada 2 matlamat minggu ini'],
] as const)(
  'leads to the days and goals, with how many there are, in %s',
  async (language, ...words) => {
    answer(ON);
    await show(<ProgressTile />, '/', language);
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe('/progress');
    for (const text of words) screen.getByText(text);
  },
);

it.each(['off', 'resting'] as const)('is not there while they are %s', async (standing) => {
  const made = answer({ standing, openIn: [], progress: null });
  await show(<ProgressTile />);
  await answered(made, 'GET progress');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is not there where they could not be asked for, and nothing is asked of a visitor', async () => {
  const failed = answering({ 'GET progress': { status: 500, data: {} } });
  await show(<ProgressTile />);
  await answered(failed, 'GET progress');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  useSession.setState({ isAuth: false });
  const made = answer(ON);
  await show(<ProgressTile />);
  expect([made, screen.queryByRole('link')]).toEqual([[], null]);
});

it('a round that is open has its way back, whatever else is told', async () => {
  answer({ standing: 'off', openIn: ['squidgame', 'lucky-egg'], progress: null });
  await show(<MembersPart />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/games/squidgame/play',
    '/games/lucky-egg/play',
  ]);
  screen.getAllByText('Your round is open: go on');
});
