import { expect, test } from 'vitest';
import type { Round } from '#contract/rounds.ts';
import { liveGame, open, setUp, tableAnswer, tableState, taken } from './testTable.ts';

const openLive: Round = { ...open, mode: 'live' };
const takenLive: Round = { ...taken, mode: 'live' };

/** A round found open and gone on with, in which the other side can do something. */
const setUpLive = async () => {
  const live = setUp(openLive, liveGame);
  await live.clock.settle();
  live.link.send({ type: 'resume' });
  await live.clock.settle();
  return live;
};

test('news while the player decides are asked for, played, and only then paid', async () => {
  const { link, clock, shown, balances, server, stage } = await setUpLive();
  let isPlayed = () => {};
  stage.paid = () => new Promise((resolve) => (isPlayed = resolve));
  server.round = takenLive;
  link.send({ type: 'news' });
  await clock.settle();
  expect(shown).toEqual(['restore false', 'paid 1000']);
  expect(balances).toEqual([]);
  isPlayed();
  await clock.settle();
  expect(balances).toEqual([1500]);
  expect(link.state()).toMatchObject({ phase: 'settled', round: { status: 'settled' } });
});

test('news in which nothing happened leave the scene as it is', async () => {
  const { link, clock, shown, loads } = await setUpLive();
  link.send({ type: 'news' });
  await clock.settle();
  expect(loads()).toBe(2);
  expect(shown).toEqual(['restore false']);
  expect(link.state().phase).toBe('deciding');
});

test('news while something is shown wait until it was', async () => {
  const { link, clock, shown, server, stage, loads } = await setUpLive();
  let isPlayed = () => {};
  stage.paid = () => new Promise((resolve) => (isPlayed = resolve));
  const half: Round = { ...openLive, step: 1 };
  server.round = half;
  server.answer = tableAnswer(half, [{ kind: 'paid', coins: 0 }]);
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  expect(link.state().phase).toBe('presenting');
  server.round = { ...takenLive, step: 2 };
  link.send({ type: 'news' });
  await clock.settle();
  expect(loads()).toBe(1);
  isPlayed();
  stage.paid = async () => {};
  await clock.settle();
  expect(shown).toEqual(['restore false', 'paid 0', 'paid 1000']);
  expect(link.state().phase).toBe('settled');
});

test('news younger than the answer under way are asked for again', async () => {
  const { link, clock, shown, server, loads } = await setUpLive();
  let answerIt = () => {};
  const { load } = server;
  server.load = () => new Promise((resolve) => (answerIt = () => resolve(tableState(openLive))));
  link.send({ type: 'news' });
  await clock.settle();
  expect(link.state().phase).toBe('loading');
  // The other side moves after the server has answered, and before the answer is here.
  server.round = takenLive;
  server.load = load;
  link.send({ type: 'news' });
  answerIt();
  await clock.settle();
  expect(loads()).toBe(3);
  expect(shown).toEqual(['restore false', 'paid 1000']);
  expect(link.state().phase).toBe('settled');
});

test('news that come with the network gone are asked for when it is back', async () => {
  const { link, clock, shown, server } = await setUpLive();
  const { load } = server;
  server.load = async () => ({ isOk: false, failure: { kind: 'network' } });
  link.send({ type: 'news' });
  await clock.settle();
  expect(link.state().phase).toBe('reconnecting');
  server.round = takenLive;
  server.load = load;
  await clock.advance(500);
  expect(shown).toEqual(['restore false', 'paid 1000']);
});

test('news about a round the player has not gone on with wait for the player', async () => {
  const { link, clock, shown, server, loads } = setUp(openLive, liveGame);
  await clock.settle();
  server.round = takenLive;
  link.send({ type: 'news' });
  await clock.settle();
  expect(link.state().phase).toBe('resumable');
  expect(loads()).toBe(1);
  link.send({ type: 'resume' });
  await clock.settle();
  expect(shown).toEqual(['restore false', 'paid 1000']);
});

test('against the house no news take the table away from under a tap', async () => {
  const { link, clock, loads } = setUp(open, liveGame);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  link.send({ type: 'news' });
  expect(link.state().phase).toBe('deciding');
  await clock.settle();
  expect(loads()).toBe(1);
});

test('what another tab plays in a round against the house is told by the scene here', async () => {
  const { link, clock, shown, balances, server, loads } = setUp(open, liveGame);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  // Told of what is here already, or of what was: nothing is asked.
  link.send({ type: 'news', round: { id: 'r1', step: 0 } });
  await clock.settle();
  expect(loads()).toBe(1);
  server.round = taken;
  link.send({ type: 'news', round: { id: 'r1', step: 1 } });
  await clock.settle();
  expect(shown).toEqual(['restore false', 'paid 1000']);
  expect(balances).toEqual([1500]);
  expect(link.state()).toMatchObject({ phase: 'settled', round: { status: 'settled' } });
});

test('a round that another tab opens is offered here', async () => {
  const { link, clock, server } = setUp(null);
  await clock.settle();
  expect(link.state().phase).toBe('idle');
  server.round = open;
  link.send({ type: 'news', round: { id: 'r1', step: 0 } });
  await clock.settle();
  expect(link.state()).toMatchObject({ phase: 'resumable', round: { id: 'r1' } });
});

test('between two rounds a retry asks how things stand; in a round it asks nothing', async () => {
  const { link, clock, server, loads } = setUp(null);
  await clock.settle();
  expect(link.state()).toMatchObject({ phase: 'idle', refusal: null });
  const load = server.load;
  server.load = async () => {
    const state = await load();
    return state.isOk
      ? { ...state, answer: { ...state.answer, refusal: 'msg.gameMaintenance' } }
      : state;
  };
  link.send({ type: 'retry' });
  await clock.settle();
  expect(link.state().phase).toBe('maintenance');
  server.load = load;
  link.send({ type: 'retry' });
  await clock.settle();
  expect(link.state().phase).toBe('idle');
  expect(loads()).toBe(3);
  link.send({ type: 'open' });
  await clock.settle();
  link.send({ type: 'retry' });
  await clock.settle();
  expect(loads()).toBe(3);
});
