import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, show } from '#src/testing/screen.tsx';
import { FaqScreen } from './FaqScreen.tsx';

afterEach(cleanup);

const faq = (id: number, question: string, answer: string) => ({
  id,
  topic: 'coins',
  question: { en: question, zh: `问题${id}`, ms: `Soalan ${id}` },
  answer: { en: answer, zh: `解答${id}`, ms: `Jawapan ${id}` },
});
const HELPDESK = {
  status: 200,
  data: { faqs: [faq(1, 'Do coins expire?', 'After 90 days.'), faq(2, 'Are coins money?', 'No.')] },
};

it('[route-setting-faq] shows the club’s answers, and those that fit a search', async () => {
  answering({ 'GET helpdesk': HELPDESK });
  await show(<FaqScreen />, '/setting/faq');
  const first = await screen.findByRole('button', { name: 'Do coins expire?' });
  fireEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'money' } });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Do coins expire?' })).toBeNull(),
  );
  screen.getByRole('button', { name: /Are coins money/ });
});

it('[route-setting-faq] reads in the language of the page', async () => {
  answering({ 'GET helpdesk': HELPDESK });
  await show(<FaqScreen />, '/setting/faq', 'ms');
  screen.getByRole('heading', { name: 'Soalan lazim' });
  await screen.findByText('Soalan 1');
});

it('a helpdesk that does not answer is said, and asked again at a tap', async () => {
  const made = answering({ 'GET helpdesk': { status: 500, data: null } });
  await show(<FaqScreen />, '/setting/faq');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(made.filter((name) => name === 'GET helpdesk')).toHaveLength(2));
});
