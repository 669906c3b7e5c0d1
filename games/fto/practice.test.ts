import { expect, test } from 'vitest';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { createPractice } from './practice.ts';
import type { FtoView } from './shapes.ts';

const never = new AbortController().signal;

test('a practice asks all questions, pays nothing for right ones, and may be begun again at once', async () => {
  const clock = createSteppingClock(1_700_000_000_000);
  const calls = createPractice(clock);
  const answerOf = async (call: ReturnType<typeof calls.open>) => {
    await clock.advance(100);
    const result = await call;
    if (!result.isOk) throw new Error(JSON.stringify(result.failure));
    return result.answer;
  };
  const open = (requestId: string) =>
    answerOf(calls.open({ requestId, clientSeed: 'me', bet: 0, mode: 'house' }, never));
  let { round } = await open('first');
  const { of } = round.view as FtoView;
  for (let question = 1; question <= of; question += 1) {
    for (const move of [{ kind: 'next' }, { kind: 'answer', question, cell: 0 }]) {
      const request = { requestId: `${question} ${move.kind}`, step: round.step, move };
      const answer = await answerOf(calls.move(round.id, request, never));
      expect(answer.coin.balance + answer.round.won).toBe(0);
      ({ round } = answer);
    }
  }
  expect(round.status).toBe('settled');
  expect((await open('second')).round.status).toBe('open');
});

test('no two pages are asked the same', async () => {
  const hashes = await Promise.all(
    [1, 2].map(async () => {
      const clock = createSteppingClock(0);
      const loaded = createPractice(clock).load(never);
      await clock.advance(100);
      const result = await loaded;
      return result.isOk && result.answer.commitment.serverSeedHash;
    }),
  );
  expect(new Set(hashes).size).toBe(2);
});
