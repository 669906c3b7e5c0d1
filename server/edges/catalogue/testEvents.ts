import { randomUUID } from 'node:crypto';
import {
  eventAnswersPath,
  eventQuestionPath,
  eventSpinPath,
  eventTermsPath,
} from '#contract/event.ts';
import { rightOf, runEvent, testEvent } from '../../domains/events/testEvent.ts';
import type { Causes, World } from './testWorld.ts';

/** Has so many players answer all questions of a new event's week right; answers how the n-th spins. */
const quiz = async (
  { deps, join, post }: World,
  key: string,
  players: number,
  changes: Parameters<typeof testEvent>[1],
) => {
  const now = deps.clock.now();
  await runEvent(deps.store, testEvent(key, { opens: now, ...changes }), now);
  const tokens: string[] = [];
  for (let player = 0; player < players; player += 1) tokens.push((await join()).token);
  // All begin while there is room.
  for (const token of tokens) {
    await post(eventTermsPath(key), {}, token);
    await post(eventQuestionPath(key, 1), {}, token);
  }
  for (const token of tokens) {
    for (let question = 1; question <= 5; question += 1) {
      await post(eventQuestionPath(key, 1), {}, token);
      const given = { requestId: randomUUID(), question, chosen: rightOf(question) };
      await post(eventAnswersPath(key, 1), given, token);
    }
  }
  return (player: number) =>
    post(eventSpinPath(key, 1), { requestId: randomUUID(), clientSeed: 'mine' }, tokens[player]);
};

const { prizes } = testEvent('any');
const ONE = prizes.slice(0, 1).map((prize) => ({ ...prize, winners: 1 }));

/** Tests' own: what is said of the quiz event alone. */
export const eventCauses: Causes = {
  'msg.participantsFull': [
    409,
    async (world) => {
      const spin = await quiz(world, 'quiz-full', 2, { qualifiers: 1 });
      return spin(1);
    },
  ],
  'msg.rewardAlreadySpun': [
    409,
    async (world) => {
      const spin = await quiz(world, 'quiz-spun', 1, {});
      await spin(0);
      return spin(0);
    },
  ],
  'msg.noMoreRewards': [
    409,
    async (world) => {
      const spin = await quiz(world, 'quiz-empty', 2, { prizes: ONE });
      await spin(0);
      return spin(1);
    },
  ],
};
