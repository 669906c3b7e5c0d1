import { beforeEach, expect, it } from 'vitest';
import type { InboxAnswer } from '#contract/inbox.ts';
import { stored, wipeStored } from '#src/base/stored.ts';
import { leave, logout } from '#src/session/leave.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { keepInbox, lastInbox } from './lastInbox.ts';

const answer: InboxAnswer = {
  messages: [
    { id: '7', payload: { coin: 500 }, createdAt: '2026-11-20T04:00:00.000Z', isRead: false },
  ],
  next: null,
  unreadCount: 1,
};
const enter = (uid: string) => useSession.setState({ isAuth: true, player: { ...NO_PLAYER, uid } });

beforeEach(() => {
  wipeStored();
  useSession.setState(loggedOut('en'), true);
});

it('[pwa] the newest messages are kept for their player alone, with their time', () => {
  enter('kopi123');
  const before = Date.now();
  keepInbox('kopi123', answer);
  expect(lastInbox()?.answer).toEqual(answer);
  expect(lastInbox()?.at).toBeGreaterThanOrEqual(before);
  enter('teh1tarik');
  expect(lastInbox()).toBeUndefined();
});

it.each([logout, leave])(
  '[pwa] nothing of them stays after a logout, nor comes late (%o)',
  (end) => {
    enter('kopi123');
    keepInbox('kopi123', answer);
    end();
    expect(stored.inbox.get()).toBeNull();
    keepInbox('kopi123', answer);
    expect(stored.inbox.get()).toBeNull();
  },
);

it.each(['', '{', '{"uid":"kopi123"}', 'null'])('what is no inbox is none: %s', (text) => {
  enter('kopi123');
  stored.inbox.set(text);
  expect(lastInbox()).toBeUndefined();
});
