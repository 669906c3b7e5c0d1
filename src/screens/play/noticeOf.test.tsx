import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '#src/testing/screen.tsx';
import { noticeOf } from './noticeOf.ts';
import { PlayNotice } from './PlayNotice.tsx';

afterEach(cleanup);

it.each([
  ['idle', 'msg.eventNotStarted', false, 'upcoming'],
  ['idle', 'msg.eventEnded', false, 'ended'],
  ['waiting', 'msg.eventEnded', false, 'ended'],
  ['idle', 'msg.dailyPlayUsed', false, null],
  ['idle', null, false, null],
  // The desk says it itself.
  ['idle', 'msg.eventEnded', true, null],
  // A round that is open goes on after the last day.
  ['deciding', 'msg.eventEnded', false, null],
  ['maintenance', null, true, 'maintenance'],
  ['failed', null, true, 'failed'],
] as const)(
  '[catalogue] %s, refused by %s, with a desk %s: %s',
  (phase, refusal, hasDesk, kind) => {
    expect(noticeOf({ phase, refusal }, hasDesk)).toBe(kind);
  },
);

it.each([
  ['en', 'This game has not begun yet', 'This game has ended', 'Back to the games'],
  ['zh', '此游戏尚未开始', '此游戏已结束', '返回游戏列表'],
  [
    'ms',
    'Permainan ini belum bermula',
    'Permainan ini telah tamat',
    'Kembali ke senarai permainan',
  ],
] as const)(
  '[catalogue] the notice of a date in %s, with a way on',
  async (language, upcoming, ended, leave) => {
    const notices = (
      <>
        <PlayNotice kind="upcoming" />
        <PlayNotice kind="ended" />
      </>
    );
    await show(notices, '/', language);
    screen.getByText(upcoming);
    screen.getByText(ended);
    const ways = screen.getAllByRole('link', { name: leave });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/games', '/games']);
  },
);
