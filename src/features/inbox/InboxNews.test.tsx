import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAME_KEYS } from '#contract/facts.ts';
import type { InboxMessage } from '#contract/inbox.ts';
import { loggedOut, NO_PLAYER } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, askAnew, show } from '#src/testing/screen.tsx';
import { Popup } from '#src/ui/popup/Popup.tsx';
import { holdMessages } from './calm.ts';
import { InboxNews } from './InboxNews.tsx';
import './ManyPopup.tsx';
import './MessagePopup.tsx';

const same = (text: string) => ({ en: text, zh: text, ms: text });
const message = (id: string, title: string): InboxMessage => ({
  id,
  payload: { title: same(title), desc: same('Come and see') },
  createdAt: '2026-11-20T04:00:00.000Z',
  isRead: false,
});
const flags = { maintenance: false };
const player = (...inbox: InboxMessage[]) => ({
  status: 200,
  data: {
    ...NO_PLAYER,
    options: [],
    banners: [],
    promotions: [],
    language: 'en',
    inboxs: {
      unreadCount: inbox.length,
      inbox: inbox.slice(0, 5),
      waiting: { count: inbox.length, upTo: inbox.at(-1)?.id ?? null },
    },
    playRec: Object.fromEntries(GAME_KEYS.map((key) => [key, flags])),
  },
});
const ok = { status: 200, data: { unreadCount: 0 } };

beforeEach(() => {
  vi.useFakeTimers();
  useSession.setState({ ...loggedOut('en'), isAuth: true }, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets the clock go on, and what it set off come to its end. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
/** A change reaches the page, which asks for the newest state. */
const hear = () => act(askAnew);
/** The answer that brings the messages is read in the same tick. */
const arrive = () => pass(0);
const titles = () =>
  screen.queryAllByRole('heading', { level: 2, hidden: true }).map((each) => each.textContent);
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await pass(0);
};

it('[inbox-popup] a message pops up two seconds after it arrived', async () => {
  answering({ 'GET player': player(message('7', 'Raya')) });
  await show(<InboxNews />);
  await arrive();
  await pass(1900);
  expect(titles()).toEqual([]);
  await pass(100);
  expect(titles()).toEqual(['Raya']);
  screen.getByText('Come and see');
});

it('[inbox-popup] confirmed it is read, closed it stays unread; one that came meanwhile has waited', async () => {
  const first = message('7', 'First');
  const second = message('8', 'Second');
  answering({ 'GET player': player(first) });
  await show(<InboxNews />);
  await arrive();
  await pass(2000);
  expect(titles()).toEqual(['First']);
  answering({ 'GET player': player(first, second) });
  await hear();
  expect(titles()).toEqual(['First']);
  await pass(2000);
  const made = answering({ 'GET player': player(second), 'PUT notifications/7': ok });
  await press('Got it');
  expect(made).toEqual(['PUT notifications/7']);
  expect(titles()).toEqual(['Second']);
  const after = answering({ 'GET player': player(), 'PUT inbox/8/shown': ok });
  await press('Close');
  expect(titles()).toEqual([]);
  expect(after).toEqual(['PUT inbox/8/shown']);
});

it.each([
  ['en', '8 new messages', 'Open the inbox'],
  ['zh', '8 条新消息', '打开收件箱'],
  ['ms', '8 mesej baharu', 'Buka peti masuk'],
] as const)(
  '[inbox-popup] eight come as one, which leads to the inbox, in %s',
  async (language, title, way) => {
    const eight = Array.from({ length: 8 }, (_, at) => message(String(at + 1), `No. ${at + 1}`));
    const made = answering({ 'GET player': player(...eight), 'PUT inbox/shown': ok });
    // It stands over every page.
    const { whereNow } = await show(<InboxNews />, '*', language, '', '/');
    await arrive();
    await pass(1900);
    expect(titles()).toEqual([]);
    await pass(100);
    expect(titles()).toEqual([title]);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: way })));
    await pass(10_000);
    expect([whereNow(), titles()]).toEqual(['/inbox', []]);
    expect(made.slice(1)).toEqual(['PUT inbox/shown']);
  },
);

it('[inbox-popup] several are put aside together, and the next is told alone', async () => {
  answering({
    'GET player': player(message('7', 'First'), message('8', 'Second')),
    'PUT inbox/shown': ok,
  });
  await show(<InboxNews />);
  await arrive();
  await pass(2000);
  expect(titles()).toEqual(['2 new messages']);
  // Told of two, however many there are when it is closed.
  answering({ 'GET player': player(message('9', 'Third')), 'PUT inbox/shown': ok });
  await press('Later');
  expect(titles()).toEqual([]);
  await hear();
  await pass(2000);
  expect(titles()).toEqual(['Third']);
});

it('[inbox-popup] a popup that could not be settled does not come again in this visit', async () => {
  answering({ 'GET player': player(message('7', 'Raya')), 'PUT notifications/7': 'unreachable' });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await show(<InboxNews />);
  await arrive();
  await pass(2000);
  await press('Got it');
  await pass(60_000);
  expect(titles()).toEqual([]);
});

it('[inbox-popup] waits while a round is on', async () => {
  answering({ 'GET player': player(message('7', 'Raya')) });
  const release = holdMessages();
  await show(<InboxNews />);
  await arrive();
  await pass(10_000);
  expect(titles()).toEqual([]);
  await act(async () => release());
  expect(titles()).toEqual(['Raya']);
});

/** A popup that is open until the player is somebody. */
const Menu = () => {
  const isOpen = useSession((state) => state.player.uid === '');
  return (
    <Popup isOpen={isOpen} onClose={() => {}} title="Menu">
      {'menu'}
    </Popup>
  );
};

it('[inbox-popup] never comes over another popup', async () => {
  answering({ 'GET player': player(message('7', 'Raya')) });
  await show(
    <>
      <Menu />
      <InboxNews />
    </>,
  );
  await arrive();
  await pass(10_000);
  expect(titles()).toEqual(['Menu']);
  await act(async () => useSession.setState({ player: { ...NO_PLAYER, uid: 'kopi123' } }));
  await pass(1000);
  expect(titles()).toEqual(['Raya']);
});
