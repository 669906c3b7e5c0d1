import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InboxMessage, InboxPayload } from '#contract/inbox.ts';
import { queryClient } from '#src/base/calls/queryClient.ts';
import { wipeStored } from '#src/base/stored.ts';
import { loggedOut } from '#src/session/state.ts';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { InboxScreen } from './InboxScreen.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const title = { en: 'Happy Raya', zh: '佳节愉快', ms: 'Selamat Hari Raya' };
const message = (id: string, payload: InboxPayload, isRead = false): InboxMessage => ({
  id,
  payload,
  createdAt: '2026-11-20T04:00:00.000Z',
  isRead,
});
const page = (messages: InboxMessage[], next: string | null = null) => ({
  status: 200,
  data: { messages, next, unreadCount: messages.filter(({ isRead }) => !isRead).length },
});

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  queryClient.clear();
  wipeStored();
  useSession.setState({ ...loggedOut('en'), isAuth: true, unreadCount: 2 }, true);
});
afterEach(cleanup);

it('[route-inbox] lists messages with title, amount and date; a new one says so', async () => {
  answering({
    'GET inbox': page([
      message('3', { title, coin: 5_00 }),
      message('2', { redeem_credit: 10_00 }),
      message('1', { title, others: title }, true),
    ]),
  });
  await show(<InboxScreen />, '/inbox');
  screen.getByText('2 unread');
  const rows = within(await screen.findByRole('list')).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/inbox/3', '/inbox/2', '/inbox/1']);
  const parts = ['New', '+5.00', 'coins', 'Happy Raya', '20/11/2026'];
  for (const part of parts) expect(rows[0]?.textContent).toContain(part);
  expect(rows[1]?.textContent).toMatch(/New.*Congratulations!.*RM10\.00free credit/);
  expect(rows[2]?.textContent).not.toContain('New');
});

it('[pwa] without the server shows what was last known, and of when it is', async () => {
  answering({ 'GET inbox': page([message('3', { title, coin: 5_00 })]) });
  await show(<InboxScreen />, '/inbox');
  await screen.findByText('Happy Raya');
  expect(screen.queryByText(/^As of/)).toBeNull();
  cleanup();
  answering({ 'GET inbox': 'unreachable' });
  await show(<InboxScreen />, '/inbox');
  screen.getByText('Happy Raya');
  await screen.findByText(/^As of \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

it.each([
  ['zh', '佳节愉快', '2 条未读'],
  ['ms', 'Selamat Hari Raya', '2 belum dibaca'],
] as const)('[route-inbox] speaks the player’s language: %s', async (language, words, unread) => {
  answering({ 'GET inbox': page([message('3', { title, coin: 5_00 })]) });
  await show(<InboxScreen />, '/inbox', language);
  await screen.findByText(words);
  screen.getByText(unread);
});

it('[route-inbox] has nothing to show, an error with another try, and an end', async () => {
  answering({ 'GET inbox': page([]) });
  await show(<InboxScreen />, '/inbox');
  await screen.findByText('No messages yet');
  cleanup();
  answering({ 'GET inbox': { status: 500, data: null } });
  await show(<InboxScreen />, '/inbox');
  await screen.findByRole('alert');
  answering({ 'GET inbox': page([message('1', { title })]) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Those are all your messages');
});

// The address is its own pattern here: the message asked for is ':id'.
it('[route-inbox-id] shows a message, and marks it read', async () => {
  const desc = { ...title, en: 'Two lines\nof words' };
  const made = answering({
    'GET inbox/:id': { status: 200, data: message('5', { title, desc, credit: 8_00 }) },
    'PUT notifications/5': { status: 200, data: { unreadCount: 1 } },
  });
  await show(<MessageScreen />, '/inbox/:id');
  await screen.findByRole('heading', { level: 1, name: 'Happy Raya' });
  screen.getByText('RM8.00');
  screen.getByText(/Two lines\s+of words/);
  await screen.findByText(/20\/11\/2026/);
  await expect.poll(() => useSession.getState().unreadCount).toBe(1);
  expect(made).toEqual(expect.arrayContaining(['GET inbox/:id', 'PUT notifications/5']));
  // Without an address of the H5 account the help desk knows more.
  screen.getByRole('link', { name: 'Ask the helpdesk' });
});

it('[route-inbox-id] a message that did not load can be asked for again', async () => {
  answering({ 'GET inbox/:id': { status: 500, data: null } });
  await show(<MessageScreen />, '/inbox/:id');
  await screen.findByRole('alert');
  answering({ 'GET inbox/:id': { status: 200, data: message('5', { title }, true) } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Happy Raya' });
});
