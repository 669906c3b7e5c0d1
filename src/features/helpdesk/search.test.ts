import { expect, it } from 'vitest';
import type { Faq } from '#contract/helpdesk.ts';
import { found, piecesOf, searchOf } from './search.ts';

const faq = (id: number, question: string, answer: string): Faq => ({
  id,
  topic: 'coins',
  question: { en: question, zh: '金币会到期吗？', ms: 'Adakah syiling luput?' },
  answer: { en: answer, zh: '会，90 天后到期。', ms: 'Ya, selepas 90 hari.' },
});
const FAQS = [
  faq(1, 'Do coins expire?', 'Yes, after 90 days.'),
  faq(2, 'What is a coin?', 'A point (not money).'),
];
const idsOf = (query: string, language: 'en' | 'zh' | 'ms' = 'en') =>
  found(FAQS, searchOf(query), language).map(({ id }) => id);

it('nothing typed finds everything; every word has to stand somewhere', () => {
  expect(idsOf('')).toEqual([1, 2]);
  expect(idsOf('   ')).toEqual([1, 2]);
  expect(idsOf('COIN days')).toEqual([1]);
  expect(idsOf('coin yesterday')).toEqual([]);
});

it('looks in the language that is shown', () => {
  expect(idsOf('到期', 'zh')).toEqual([1, 2]);
  expect(idsOf('expire', 'zh')).toEqual([]);
  expect(idsOf('９０ hari', 'ms')).toEqual([1, 2]);
});

it('signs of a pattern are looked for as they are', () => {
  expect(idsOf('(not')).toEqual([2]);
  expect(idsOf('.*')).toEqual([]);
});

it('every second piece is a hit, as it is written', () => {
  expect(piecesOf('Coins and coin', searchOf('coin'))).toEqual(['', 'Coin', 's and ', 'coin', '']);
  expect(piecesOf('coins', searchOf('coin coins'))).toEqual(['', 'coins', '']);
  expect(piecesOf('coins', null)).toEqual(['coins']);
});
