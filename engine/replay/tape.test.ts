import { expect, it } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { exchangeAt, stepOf } from './tape.ts';

const call = (id: number) => ({ kind: 'call', at: 10, call: id, name: 'move', request: { id } });
const answer = (id: number) => ({ kind: 'answer', at: 150, call: id, answer: `to ${id}` });
const news = { kind: 'event', at: 20, event: { type: 'news' } };

const segments = [
  [news, call(1), news, answer(1), news, call(2)],
  [news, call(1), { kind: 'failure', at: 90, call: 1, failure: { kind: 'network' } }, news],
] as Entry[][];
const steps = segments.flatMap((entries, segment) =>
  entries.map((entry, index) => stepOf(entry, segment, index)),
);
const told = (at: number) => {
  const exchange = exchangeAt(steps, at);
  return exchange && [exchange.asked.call, exchange.ended?.kind ?? null];
};

it('[replay] from its request to its answer a call is told with both, within its segment', () => {
  const first = [1, 'answer'];
  expect([0, 1, 2, 3, 4].map(told)).toEqual([null, first, first, first, null]);
  // Nothing came of it before the page was gone.
  expect(told(5)).toEqual([2, null]);
  const second = [1, 'failure'];
  expect([6, 7, 8, 9].map(told)).toEqual([null, second, second, null]);
  expect(exchangeAt(steps, 99)).toBeNull();
});
