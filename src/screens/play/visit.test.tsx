import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '#games/index.ts';
import { NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { useVisit } from '#src/session/visit.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { HourNote } from './HourNote.tsx';
import { PauseMenu } from './PauseMenu.tsx';
import { PlayPopup } from './PlayPopup.tsx';

const HOUR = 3_600_000;
const ANSWER = {
  status: 200,
  data: {
    dailyLimit: null,
    coming: null,
    stakedToday: 0,
    pausedUntil: null,
    months: [],
    minutesHere: { today: 0, week: 0 },
  },
};
const menu = {
  onClose: () => {},
  fullscreen: { isOffered: false, isOn: false, toggle: () => {} },
  giveUp: null,
};
const played = (playedMs: number, net: number) =>
  useVisit.setState({
    uid: 'kopi123',
    playedMs,
    hoursTold: 0,
    rounds: { 1: { base: 0, now: net } },
  });

beforeEach(() => useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid: 'kopi123' } }));
afterEach(cleanup);

it('the pause menu says how long this visit is and how it went, and leads to limits and pauses', async () => {
  played(72 * 60_000, -3_50);
  const onView = vi.fn();
  await show(<PauseMenu {...menu} onView={onView} />);
  screen.getByText('1 h 12 min');
  screen.getByText('−3.50 coins');
  fireEvent.click(screen.getByRole('button', { name: 'Limits and pauses' }));
  expect(onView).toHaveBeenCalledWith('responsibleGaming');
});

it('limits and pauses open over the table, which stays where it is', async () => {
  answering({ 'GET responsible-gaming': ANSWER });
  const { whereNow } = await show(
    <PlayPopup
      {...menu}
      game={GAMES.fto}
      link={null}
      view="responsibleGaming"
      onView={() => {}}
      tuning={null}
    />,
    '/games/fto/play',
  );
  await screen.findByRole('heading', { name: 'Daily limit' });
  screen.getByRole('heading', { name: 'Take a break' });
  screen.getByRole('button', { name: 'Continue playing' });
  expect(whereNow()).toBe('/games/fto/play');
});

it.each([
  ['en', /You have played for 1 h 0 min on this visit\. Your result: \+2\.00 coins\./, 'Go on'],
  ['zh', /您这次已玩 1 小时 0 分钟，净输赢：\+2\.00 金币。/, '继续玩'],
  ['ms', /Anda sudah bermain selama 1 jam 0 min/, 'Teruskan'],
] as const)(
  'after an hour a note says so, quietly, until it is answered: %s',
  async (language, text, goOn) => {
    played(HOUR - 1, 2_00);
    const note = <HourNote onBreak={() => {}} />;
    await show(note, '/', language);
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    played(HOUR, 2_00);
    await show(note, '/', language);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(text);
    fireEvent.click(screen.getByRole('button', { name: goOn }));
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('a break leads to limits and pauses, and the hour is told', async () => {
  played(2 * HOUR, 0);
  const onBreak = vi.fn();
  await show(<HourNote onBreak={onBreak} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
  expect(onBreak).toHaveBeenCalledOnce();
  expect([screen.queryByRole('status'), useVisit.getState().hoursTold]).toEqual([null, 2]);
});
