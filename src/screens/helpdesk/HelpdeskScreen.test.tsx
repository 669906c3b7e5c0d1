import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSession } from '#src/session/store.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { HelpdeskScreen } from './HelpdeskScreen.tsx';

const FAQ = {
  id: 1,
  topic: 'coins',
  question: { en: 'Do coins expire?', zh: '金币会过期吗？', ms: 'Adakah syiling luput?' },
  answer: { en: 'After 90 days.', zh: '90 天后。', ms: 'Selepas 90 hari.' },
};
const club = (options: Record<string, string>) => ({
  status: 200,
  data: {
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
    banners: [],
    promotions: [],
  },
});

beforeEach(() => useSession.setState({ isAuth: false }));
afterEach(cleanup);

const contacts = () => within(screen.getByRole('region', { name: 'Talk to us' }));

it('[route-helpdesk] shows the answers, and the contact links that are set, with icon and words', async () => {
  answering({
    'GET helpdesk': { status: 200, data: { faqs: [FAQ] } },
    'GET vips': club({
      whatsapp_link: 'https://wa.example',
      telegram_link: '#',
      live_chat_link: '',
    }),
  });
  await show(<HelpdeskScreen />, '/helpdesk');
  await screen.findByRole('button', { name: 'Do coins expire?' });
  const link = await contacts().findByRole('link', { name: /WhatsApp us/ });
  expect(link.getAttribute('href')).toBe('https://wa.example');
  expect(link.querySelector('[aria-hidden]')).not.toBeNull();
  expect(contacts().getAllByRole('link')).toHaveLength(1);
});

it('[route-helpdesk] says so where no way is set', async () => {
  answering({ 'GET helpdesk': { status: 200, data: { faqs: [FAQ] } }, 'GET vips': club({}) });
  await show(<HelpdeskScreen />, '/helpdesk');
  await contacts().findByText(/There is no way to reach us/);
});

it('[route-helpdesk] while somebody searches, what was found comes before the ways to us', async () => {
  answering({ 'GET helpdesk': { status: 200, data: { faqs: [FAQ] } }, 'GET vips': club({}) });
  await show(<HelpdeskScreen />, '/helpdesk');
  await screen.findByRole('button', { name: 'Do coins expire?' });
  const search = screen.getByRole('searchbox', { name: 'Search the answers' });
  fireEvent.change(search, { target: { value: '90' } });
  const answer = await screen.findByText('90', { selector: 'mark' });
  const place = screen.getByRole('region', { name: 'Talk to us' });
  expect(answer.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(document.querySelector('mark')).toBeNull();
  expect(document.activeElement).toBe(search);
});

it('[route-helpdesk] no answers is an empty state in the catalogue’s words, not an error', async () => {
  answering({
    'GET helpdesk': { status: 404, data: { message: 'msg.noHelpdeskFound', typ: 'helpdesk' } },
    'GET vips': club({}),
  });
  await show(<HelpdeskScreen />, '/helpdesk');
  await screen.findByText('No helpdesk found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
