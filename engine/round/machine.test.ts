import { expect, test } from 'vitest';
import { type BetEvent, betGame, open, setUp, tableAnswer, taken } from './testTable.ts';

/** A round gone on with whose first move is answered by two events, of which the first is shown. */
const setUpQueue = async (game = betGame) => {
  const table = setUp(open, game);
  const { link, clock, server, stage } = table;
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  let isPlayed = () => {};
  stage.paid = () => new Promise((resolve) => (isPlayed = resolve));
  const events: BetEvent[] = [
    { kind: 'paid', coins: 1 },
    { kind: 'paid', coins: 2 },
  ];
  server.answer = tableAnswer({ ...open, step: 1 }, events);
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  const next = async () => {
    isPlayed();
    await clock.settle();
  };
  return { ...table, next };
};

test('an open round is offered, not entered, where the game asks first', async () => {
  const { link, clock, shown, moves } = setUp(open);
  await clock.settle();
  expect(link.state()).toMatchObject({ phase: 'resumable', round: { id: 'r1' } });
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(moves).toEqual([]);
  link.send({ type: 'resume' });
  await clock.settle();
  expect(shown).toEqual(['restore false']);
  expect(link.state().phase).toBe('deciding');
});

test('a bet is taken from the balance when the round opens, and the win comes when it was shown', async () => {
  const { link, clock, shown, balances, moves } = setUp(null);
  await clock.settle();
  expect(link.state().phase).toBe('idle');
  link.send({ type: 'bet', bet: 500 });
  link.send({ type: 'open' });
  await clock.settle();
  expect(link.state()).toMatchObject({ phase: 'deciding', round: { bet: 500 } });
  expect(balances).toEqual([500]);
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(moves).toEqual([
    { requestId: '00000000-0000-4000-8000-000000000002', step: 0, move: { kind: 'take' } },
  ]);
  expect(shown).toEqual(['paid 1000']);
  expect(balances).toEqual([500, 1500]);
  expect(link.state().phase).toBe('settled');
});

test('a round this player ended elsewhere is shown as ended', async () => {
  const { link, clock, shown, server } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  server.round = taken;
  const refusal = { kind: 'refused', message: 'msg.invalidRequest', params: [] } as const;
  server.answer = { isOk: false, failure: refusal };
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(shown).toEqual(['restore false', 'restore true']);
  expect(link.state()).toMatchObject({
    phase: 'settled',
    message: { key: 'msg.invalidRequest' },
  });
});

test('an answer the game can not read ends in `failed`, is reported, and can be retried', async () => {
  const { link, clock, problems, server } = setUp({ ...open, view: { isTaken: 'perhaps' } });
  await clock.settle();
  expect(link.state()).toMatchObject({ phase: 'failed', message: { key: 'msg.systemError' } });
  expect(problems).toHaveLength(1);
  server.round = null;
  link.send({ type: 'retry' });
  await clock.settle();
  expect(link.state().phase).toBe('idle');
});

test('a call without an answer in 8 s counts as lost', async () => {
  const { link, clock, server } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  const answer = server.answer;
  Object.defineProperty(server, 'answer', {
    get: () => new Promise(() => {}),
    configurable: true,
  });
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.advance(7_999);
  expect(link.state().phase).toBe('sending');
  await clock.advance(1);
  expect(link.state().phase).toBe('reconnecting');
  Object.defineProperty(server, 'answer', { value: answer });
  await clock.advance(500);
  expect(link.state().phase).toBe('settled');
});

test('the state is told on each change, and no more after leaving', async () => {
  const { link, clock } = setUp(null);
  const phases: string[] = [];
  link.subscribe(({ phase }) => phases.push(phase));
  await clock.settle();
  expect(phases).toEqual(['loading', 'idle']);
  link.leave();
  link.send({ type: 'open' });
  await clock.settle();
  expect(phases).toEqual(['loading', 'idle', 'left']);
});

test('while events are queued no move is taken: it would pass over what was not shown', async () => {
  const { link, clock, shown, moves, next } = await setUpQueue();
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(moves).toHaveLength(1);
  expect([link.state().phase, shown.at(-1)]).toEqual(['presenting', 'paid 1']);
  await next();
  expect(shown.at(-1)).toBe('paid 2');
  // The last one may be cut short by a move.
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(moves.map(({ step }) => step)).toEqual([0, 1]);
});

test('while events are queued the round is not given up either', async () => {
  const { link, clock, moves, next } = await setUpQueue({ ...betGame, quit: { kind: 'take' } });
  link.send({ type: 'quit' });
  await clock.settle();
  expect([link.state().phase, moves.length]).toEqual(['presenting', 1]);
  await next();
  link.send({ type: 'quit' });
  await clock.settle();
  expect(moves).toHaveLength(2);
});
