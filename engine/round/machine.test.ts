import { expect, test } from 'vitest';
import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import type { RoundServices } from './actors.ts';
import type { CallResult, PendingStore, StepRequest } from './calls.ts';
import type { RoundGame } from './game.ts';
import { createRoundLink } from './link.ts';
import { createSteppingClock } from './steppingClock.ts';

/** A game with a bet, as small as one can be: take, and the stake comes back doubled. */
type BetEvent = { kind: 'paid'; coins: number };
type BetView = { isTaken: boolean };
type BetMove = { kind: 'take' };
const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;
const betGame: RoundGame<BetEvent, BetView, BetMove> = {
  parseView: (input) =>
    isObject(input) && typeof input.isTaken === 'boolean' ? { isTaken: input.isTaken } : null,
  parseEvent: (input) =>
    isObject(input) && input.kind === 'paid' ? { kind: 'paid', coins: Number(input.coins) } : null,
  stakes: 'round',
  bounds: () => ({ min: 100, max: 1_000, step: 1 }),
  quit: null,
  resume: 'ask',
  autoMove: () => null,
  mayMove: ({ isTaken }) => !isTaken,
  earnsCoins: () => false,
  eventsBetween: () => [],
};

/** The same game, which can tell what happened without its player. */
const liveGame: typeof betGame = {
  ...betGame,
  earnsCoins: () => true,
  eventsBetween: (before, after) =>
    after?.isTaken && !before.isTaken ? [{ kind: 'paid', coins: 1000 }] : [],
};

const open: Round = {
  id: 'r1',
  game: 'bet',
  mode: 'house',
  step: 0,
  status: 'open',
  bet: 500,
  won: 0,
  seedId: 's1',
  serverSeedHash: '0'.repeat(64),
  clientSeed: 'c',
  nonce: 0,
  tuningVersion: 1,
  tuning: {},
  openedAt: 0,
  deadlineAt: null,
  view: { isTaken: false },
};
const taken: Round = { ...open, step: 1, status: 'settled', won: 1000, view: { isTaken: true } };

const coinOf = (balance: number, pending: number) => ({
  balance,
  pending,
  redeemed: 0,
  expire: { balance: 0, date: null },
});
const answerOf = (round: Round, events: BetEvent[]): CallResult<RoundAnswer> => ({
  isOk: true,
  answer: {
    serverNow: 0,
    round,
    events,
    coin: round.status === 'open' ? coinOf(1000, 500) : coinOf(1500, 0),
    nextAt: null,
    remain: null,
  },
});
const stateOf = (round: Round | null): CallResult<GameStateAnswer> => ({
  isOk: true,
  answer: {
    serverNow: 0,
    round: round?.status === 'open' ? round : null,
    last: round?.status === 'open' ? null : round,
    commitment: { seedId: 's1', serverSeedHash: '0'.repeat(64), nonce: 1 },
    tuningVersion: 1,
    tuning: {},
    nextAt: null,
    remain: null,
    refusal: null,
    isLive: false,
    coin: round?.status === 'settled' ? coinOf(1500, 0) : coinOf(1000, round?.bet ?? 0),
  },
});

const KEEPS_NOTHING: PendingStore = { load: () => null, save: () => {}, clear: () => {} };
const keeping = (): PendingStore => {
  let kept: unknown = null;
  return {
    load: () => kept,
    save: (call) => {
      kept = call;
    },
    clear: () => {
      kept = null;
    },
  };
};

const setUp = (found: Round | null, game = betGame, pending = KEEPS_NOTHING) => {
  const clock = createSteppingClock();
  const shown: string[] = [];
  const balances: number[] = [];
  const moves: StepRequest[] = [];
  const problems: unknown[] = [];
  const server = {
    round: found,
    load: async () => stateOf(server.round),
    answer: answerOf(taken, [{ kind: 'paid', coins: 1000 }]),
  };
  let made = 0;
  let loads = 0;
  /** What the scene takes its time for, if it does. */
  const stage = { paid: async () => {} };
  const services: RoundServices = {
    calls: {
      load: async () => {
        loads += 1;
        return server.load();
      },
      open: async ({ bet }) => {
        server.round = { ...open, bet };
        return answerOf(server.round, []);
      },
      move: async (_roundId, request) => {
        moves.push(request);
        return server.answer;
      },
    },
    pending,
    clock,
    newRequestId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    newClientSeed: () => 'c',
    applyCoins: ({ balance, pending }) => balances.push(balance - pending),
    report: (error) => problems.push(error),
  };
  const link = createRoundLink(game, services);
  link.attach({
    restore: ({ isTaken }) => {
      shown.push(`restore ${isTaken}`);
    },
    play: {
      paid: ({ coins }) => {
        shown.push(`paid ${coins}`);
        return stage.paid();
      },
    },
  });
  return { link, clock, shown, balances, moves, problems, server, stage, loads: () => loads };
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
  server.answer = answerOf({ ...open, step: 1 }, events);
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.settle();
  const next = async () => {
    isPlayed();
    await clock.settle();
  };
  return { ...table, next };
};

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
  server.answer = answerOf(half, [{ kind: 'paid', coins: 0 }]);
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
  server.load = () => new Promise((resolve) => (answerIt = () => resolve(stateOf(openLive))));
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

test('a time to wait for that has passed by a clock of its own is asked about once a second', async () => {
  const { link, clock, server, loads } = setUp(null);
  const load = server.load;
  server.load = async () => {
    const state = await load();
    return state.isOk ? { ...state, answer: { ...state.answer, nextAt: -60_000 } } : state;
  };
  await clock.settle();
  expect(link.state().phase).toBe('waiting');
  expect(loads()).toBe(1);
  await clock.advance(999);
  expect(loads()).toBe(1);
  await clock.advance(1);
  expect(loads()).toBe(2);
  await clock.advance(3_000);
  expect(loads()).toBe(5);
});

test('a deadline that has passed is asked about at once, then ever more seldom, up to every five seconds', async () => {
  const { link, clock, loads } = setUp({ ...open, deadlineAt: -60_000 });
  await clock.settle();
  link.send({ type: 'resume' });
  const asked: number[] = [];
  for (let second = 0; second < 30; second += 1) {
    const before = loads();
    await clock.advance(1_000);
    if (loads() > before) asked.push(second);
  }
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(gaps.slice(0, 4)).toEqual([...gaps.slice(0, 4)].sort((a, b) => a - b));
  expect(Math.max(...gaps)).toBe(5);
  expect(gaps.at(-1)).toBe(5);
  expect(loads()).toBeLessThan(14);
});

test('after an answer that can not be read, a retry has all its tries again', async () => {
  const { link, clock, server } = setUp(open);
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  const good = server.answer;
  const broken = { isOk: false, failure: { kind: 'broken' } } as unknown as typeof good;
  let asked = 0;
  const answering = (answer: typeof good) =>
    Object.defineProperty(server, 'answer', {
      get: () => {
        asked += 1;
        return answer;
      },
      configurable: true,
    });
  const take = async () => {
    if (link.state().phase === 'resumable') link.send({ type: 'resume' });
    await clock.settle();
    link.send({ type: 'move', move: { kind: 'take' } });
    await clock.advance(60_000);
  };
  answering(broken);
  await take();
  expect(link.state().phase).toBe('failed');
  const tries = asked;
  expect(tries).toBeGreaterThan(1);
  link.send({ type: 'retry' });
  await clock.settle();
  await take();
  expect([link.state().phase, asked]).toEqual(['failed', 2 * tries]);
  link.send({ type: 'retry' });
  await clock.settle();
  answering(good);
  await take();
  expect(link.state().phase).toBe('settled');
});

const BROKEN = { isOk: false, failure: { kind: 'broken', message: 'msg.systemError' } } as const;

test('a state that can not be had is asked for as often after each retry', async () => {
  const { link, clock, server, loads } = setUp(open);
  server.load = async () => BROKEN;
  await clock.advance(60_000);
  expect(link.state().phase).toBe('failed');
  const tries = loads();
  expect(tries).toBeGreaterThan(1);
  link.send({ type: 'retry' });
  await clock.advance(60_000);
  expect([link.state().phase, loads()]).toEqual(['failed', 2 * tries]);
});

test('a kept call the server fails at is sent as often after each retry, under its own id', async () => {
  const { link, clock, server, moves } = setUp(open, betGame, keeping());
  await clock.settle();
  link.send({ type: 'resume' });
  await clock.settle();
  server.answer = BROKEN;
  link.send({ type: 'move', move: { kind: 'take' } });
  await clock.advance(10_000);
  const tries = moves.length;
  expect(tries).toBeGreaterThan(1);
  for (const retries of [1, 2]) {
    expect(link.state().phase).toBe('failed');
    link.send({ type: 'retry' });
    await clock.advance(10_000);
    expect(moves).toHaveLength((1 + retries) * tries);
  }
  expect(new Set(moves.map(({ requestId }) => requestId)).size).toBe(1);
});
