import { expect, test } from 'vitest';
import { betGame, open, setUp, tableAnswer, taken } from './testTable.ts';

/** A game that takes by itself, as find-the-odd asks its next question. */
const selfMoving: typeof betGame = {
  ...betGame,
  resume: 'straight',
  autoMove: ({ isTaken }) => (isTaken ? null : { kind: 'take' }),
};

const covered = { type: 'cover', isCovered: true } as const;
const seen = { type: 'cover', isCovered: false } as const;

test('a game makes no move of its own while something lies over the stage, and makes it after that', async () => {
  const { link, clock, moves } = setUp(open, selfMoving);
  link.send(covered);
  await clock.advance(600_000);
  expect([moves.length, link.state().phase]).toEqual([0, 'presented']);
  link.send(seen);
  await clock.settle();
  expect([moves.length, link.state().phase]).toEqual([1, 'settled']);
});

test('a move of the game’s own that got lost is not repeated meanwhile', async () => {
  const { link, clock, server, moves } = setUp(open, selfMoving);
  const good = server.answer;
  server.answer = { isOk: false, failure: { kind: 'network' } };
  await clock.settle();
  expect([moves.length, link.state().phase]).toEqual([1, 'reconnecting']);
  server.answer = good;
  link.send(covered);
  await clock.advance(600_000);
  expect([moves.length, link.state().phase]).toEqual([1, 'repeating']);
  link.send(seen);
  await clock.settle();
  expect(link.state().phase).toBe('settled');
  expect(new Set(moves.map(({ requestId }) => requestId)).size).toBe(1);
});

test('the player’s own move is repeated until it arrives, and told when the stage is seen', async () => {
  const { link, clock, server, moves, shown, balances } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  const good = server.answer;
  server.answer = { isOk: false, failure: { kind: 'network' } };
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  link.send(covered);
  server.answer = good;
  await clock.advance(600_000);
  expect(moves).toHaveLength(2);
  expect([shown, link.state().phase]).toEqual([['restore false'], 'answered']);
  expect(balances).toEqual([]);
  link.send(seen);
  await clock.settle();
  expect([shown.at(-1), balances.at(-1)]).toEqual(['paid 1000', 1500]);
});

test('an animation is cut after eight seconds that it was seen', async () => {
  const { link, clock, stage } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  stage.paid = () => new Promise(() => {});
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.advance(5_000);
  link.send(covered);
  await clock.advance(600_000);
  expect(link.state().phase).toBe('presenting');
  link.send(seen);
  await clock.advance(7_999);
  expect(link.state().phase).toBe('presenting');
  await clock.advance(1);
  expect(link.state().phase).toBe('settled');
  expect(clock.waiting()).toBe(0);
});

test('what the server’s clock did meanwhile is told when the stage is seen', async () => {
  const running = { ...open, deadlineAt: 10_000 };
  const game = { ...betGame, eventsBetween: () => [{ kind: 'paid', coins: 0 } as const] };
  const { link, clock, server, shown, loads } = setUp(running, game);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  link.send(covered);
  const before = loads();
  server.round = taken;
  await clock.advance(600_000);
  // It is asked once what became of it, and not again.
  expect([loads() - before, shown.length]).toEqual([1, 1]);
  link.send(seen);
  await clock.settle();
  expect([shown.at(-1), link.state().phase]).toEqual(['paid 0', 'settled']);
});

test('a stage that is covered twice, or seen twice, is so once', async () => {
  const { link, clock, server, moves } = setUp(open, selfMoving);
  server.answer = tableAnswer(taken, []);
  for (const input of [covered, covered]) link.send(input);
  await clock.settle();
  for (const input of [seen, seen]) link.send(input);
  await clock.settle();
  expect(moves).toHaveLength(1);
});
