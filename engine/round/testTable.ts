import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import type { RoundServices } from './actors.ts';
import type { CallResult, PendingStore, StepRequest } from './calls.ts';
import type { RoundGame } from './game.ts';
import { createRoundLink } from './link.ts';
import { createSteppingClock } from './steppingClock.ts';

/** A game with a bet, as small as one can be: take, and the stake comes back doubled. */
export type BetEvent = { kind: 'paid'; coins: number };
type BetView = { isTaken: boolean };
type BetMove = { kind: 'take' };
const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;
export const betGame: RoundGame<BetEvent, BetView, BetMove> = {
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
export const liveGame: typeof betGame = {
  ...betGame,
  earnsCoins: () => true,
  eventsBetween: (before, after) =>
    after?.isTaken && !before.isTaken ? [{ kind: 'paid', coins: 1000 }] : [],
};

export const open: Round = {
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
  tuningHash: '0'.repeat(64),
  openedAt: 0,
  deadlineAt: null,
  view: { isTaken: false },
};
export const taken: Round = {
  ...open,
  step: 1,
  status: 'settled',
  won: 1000,
  view: { isTaken: true },
};

const coinOf = (balance: number, pending: number) => ({
  balance,
  pending,
  redeemed: 0,
  expire: { balance: 0, date: null },
});
export const tableAnswer = (round: Round, events: BetEvent[]): CallResult<RoundAnswer> => ({
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
export const tableState = (round: Round | null): CallResult<GameStateAnswer> => ({
  isOk: true,
  answer: {
    serverNow: 0,
    round: round?.status === 'open' ? round : null,
    last: round?.status === 'open' ? null : round,
    commitment: { seedId: 's1', serverSeedHash: '0'.repeat(64), nonce: 1 },
    tuningVersion: 1,
    tuning: {},
    tuningHash: '0'.repeat(64),
    nextAt: null,
    remain: null,
    refusal: null,
    isLive: false,
    coin: round?.status === 'settled' ? coinOf(1500, 0) : coinOf(1000, round?.bet ?? 0),
  },
});

const KEEPS_NOTHING: PendingStore = { load: () => null, save: () => {}, clear: () => {} };
/** More than any test asks for. A machine that asks in a ring never gets out of the clock's `advance`. */
const MOST_LOADS = 100;

/** A player's page with that game, which finds the round `found`; what came of it is kept to look at. */
export const setUp = (found: Round | null, game = betGame, pending = KEEPS_NOTHING) => {
  const clock = createSteppingClock();
  const shown: string[] = [];
  const balances: number[] = [];
  const moves: StepRequest[] = [];
  const problems: unknown[] = [];
  const server = {
    round: found,
    load: async () => tableState(server.round),
    answer: tableAnswer(taken, [{ kind: 'paid', coins: 1000 }]),
  };
  let made = 0;
  let loads = 0;
  /** What the scene takes its time for, if it does. */
  const stage = { paid: async () => {} };
  const services: RoundServices = {
    calls: {
      load: async () => {
        loads += 1;
        if (loads > MOST_LOADS) throw new Error('the state is asked for in a ring');
        return server.load();
      },
      open: async ({ bet }) => {
        server.round = { ...open, bet };
        return tableAnswer(server.round, []);
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
    showStake() {},
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
