import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Faq } from '#contract/helpdesk.ts';
import { answering, show } from '#src/testing/screen.tsx';
import { FaqList } from './FaqList.tsx';

const faq = (id: number, topic: Faq['topic'], question: string, answer: string): Faq => ({
  id,
  topic,
  question: { en: question, zh: `问题${id}`, ms: `Soalan ${id}` },
  answer: { en: answer, zh: `解答${id}`, ms: `Jawapan ${id}` },
});
const FAQS = [
  faq(3, 'redeem', 'When does my credit come?', 'Within 24 hours.'),
  faq(1, 'coins', 'Do coins expire?', 'After 90 days.'),
  faq(2, 'coins', 'Are coins money?', 'They are not.'),
];

beforeEach(() => {
  answering({});
});
afterEach(cleanup);

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

it('stand by topic, closed; a press opens one and closes it again', async () => {
  await show(<FaqList faqs={FAQS} query="" />);
  expect(headings()).toEqual(['Coins', 'Redeeming']);
  const coins = screen.getByRole('region', { name: 'Coins' });
  expect(within(coins).getAllByRole('listitem')).toHaveLength(2);
  const question = screen.getByRole('button', { name: 'Do coins expire?' });
  expect(isOpen('Do coins expire?')).toBe(false);
  fireEvent.click(question);
  expect(isOpen('Do coins expire?')).toBe(true);
  expect(isOpen('Are coins money?')).toBe(false);
  const answer = document.getElementById(question.getAttribute('aria-controls') ?? '');
  expect(answer?.textContent).toBe('After 90 days.');
  expect(answer?.inert).toBe(false);
  fireEvent.click(question);
  expect(answer?.inert).toBe(true);
});

it('a search keeps what fits, marks the hits, and opens answers that hold one', async () => {
  await show(<FaqList faqs={FAQS} query="hours" />);
  expect(headings()).toEqual(['Redeeming']);
  expect(isOpen('When does my credit come?')).toBe(true);
  expect(document.querySelector('mark')?.textContent).toBe('hours');
  expect(screen.getByRole('status').textContent).toBe('1 answer found');
});

it('says that nothing was found and where to ask, in three languages', async () => {
  await show(<FaqList faqs={FAQS} query="zzz" />);
  screen.getByText('Nothing found');
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe(
    '/helpdesk#contact',
  );
  cleanup();
  await show(<FaqList faqs={FAQS} query="zzz" />, '/', 'zh');
  screen.getByText('没有找到');
  cleanup();
  await show(<FaqList faqs={FAQS} query="zzz" />, '/', 'ms');
  screen.getByText('Tiada padanan');
});

it('reads in the language of the page', async () => {
  await show(<FaqList faqs={FAQS} query="" />, '/', 'zh');
  fireEvent.click(screen.getByRole('button', { name: '问题1' }));
  screen.getByText('解答1');
});
