import { expect, it } from 'vitest';
import type { Entry } from '#contract/recording.ts';
import { changedKeys, exchangeAt, momentAt, stepOf } from './tape.ts';

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

it('[replay] a request that is sent again is told as another attempt, within its segment', () => {
  const sent = (id: number, requestId: string | null) =>
    ({ ...call(id), request: requestId && { requestId } }) as Entry;
  const sends = [sent(1, null), sent(2, 'a'), sent(3, 'b'), sent(4, 'a'), sent(5, 'a')];
  const twice = [0, 1].flatMap((segment) => sends.map((entry, at) => stepOf(entry, segment, at)));
  const attempts = twice.map((_, at) => exchangeAt(twice, at)?.attempt);
  expect(attempts).toEqual([1, 1, 1, 2, 3, 1, 1, 1, 2, 3]);
});

it('[replay] where a segment begins nothing of its memory has changed yet', () => {
  const begin = { value: 'idle', context: { bet: 100 } };
  const { now, before } = momentAt(begin);
  expect(changedKeys(before, now ?? begin)).toEqual([]);
});
