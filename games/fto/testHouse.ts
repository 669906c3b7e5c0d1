import type { MessageKey } from '#contract/messages.ts';
import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import { type Clock, sleep } from '#engine/clock.ts';
import { createDraws } from '#engine/fair/draws.ts';
import { hashServerSeed } from '#engine/fair/seeds.ts';
import type { CallResult, Failure, RoundCalls } from '#engine/round/calls.ts';
import { isRefusal, type Step } from '#engine/round/rules.ts';

import { type FtoState, ftoRules, questionsLeft } from './rules.ts';
import type { FtoEvent } from './shapes.ts';
import { ftoTuning } from './tuning.ts';

/** What comes between a caller and the house, changed as a test goes. */
interface Weather {
  /** Milliseconds each way. */
  wayMs: number;
  /** `offline`: nothing arrives; `answers lost`: calls arrive, answers do not. */
  network: 'up' | 'offline' | 'answers lost';
  /** Answered instead of anything else. */
  failure: Failure | null;
  /** Whether a settled round is still told by `load`. */
  isLastTold: boolean;
}

const SEED = '3b'.repeat(32);
const DAY_MS = 24 * 3_600_000;
/** Moves count for this long after the deadline. */
const GRACE_MS = 1_000;
const tuning = ftoTuning.defaults;

const refused = (message: MessageKey): CallResult<never> => ({
  isOk: false,
  failure: { kind: 'refused', message, params: [] },
});

/**
 * A small server for tests of the machine, on a clock of its own time: the real rules and
 * draws, request ids, deadlines and the wait of a day, in memory.
 */
export const createTestHouse = (clock: Clock, offset = 0) => {
  const weather: Weather = { wayMs: 20, network: 'up', failure: null, isLastTold: false };
  /** Every request that arrived, repeated ones too. */
  const arrived: { call: 'load' | 'open' | 'move'; requestId: string | null }[] = [];
  const stored = new Map<string, CallResult<RoundAnswer>>();
  const now = () => clock.now() + offset;

  let round: Round | null = null;
  let state: FtoState | null = null;
  let nextAt: number | null = null;
  let coins = 0;

  const take = (before: Round, step: Step<FtoState, FtoEvent>): FtoEvent[] => {
    coins += step.multiplier;
    state = step.state;
    if (step.isDone) nextAt = now() + DAY_MS;
    round = {
      ...before,
      step: before.step + 1,
      status: step.isDone ? 'settled' : 'open',
      won: before.won + step.multiplier,
      deadlineAt: step.clockMs === null ? null : now() + step.clockMs,
      view: ftoRules.view(tuning, step.state),
    };
    return [...step.events];
  };
  const drawsFor = ({ step, clientSeed, nonce }: Round) =>
    createDraws({ serverSeed: SEED, clientSeed, nonce, round: step + 1 });

  const sweep = () => {
    if (round?.status !== 'open' || !state || round.deadlineAt === null) return;
    if (now() > round.deadlineAt + GRACE_MS)
      take(round, ftoRules.timeout(tuning, state, drawsFor(round)));
  };

  const answerWith = (current: Round, events: FtoEvent[]): CallResult<RoundAnswer> => ({
    isOk: true,
    answer: {
      serverNow: now(),
      round: current,
      events,
      coin: { balance: coins, pending: 0, redeemed: 0, expire: { balance: 0, date: null } },
      nextAt,
      remain: state ? questionsLeft(state) : null,
    },
  });

  /** There and back through the weather; `once` keeps the answer under its request id. */
  const carry = async <Answer>(
    call: 'load' | 'open' | 'move',
    requestId: string | null,
    signal: AbortSignal,
    act: () => CallResult<Answer>,
  ): Promise<CallResult<Answer>> => {
    await sleep(clock, weather.wayMs, signal);
    const lost: CallResult<Answer> = { isOk: false, failure: { kind: 'network' } };
    if (weather.network === 'offline') return lost;
    arrived.push({ call, requestId });
    if (weather.failure) return { isOk: false, failure: weather.failure };
    const result = act();
    if (weather.network === 'answers lost') return lost;
    await sleep(clock, weather.wayMs, signal);
    return result;
  };

  const once = (requestId: string, act: () => CallResult<RoundAnswer>) => () => {
    const before = stored.get(requestId);
    if (before) return before;
    sweep();
    const result = act();
    stored.set(requestId, result);
    return result;
  };

  const calls: RoundCalls = {
    load: (signal) =>
      carry('load', null, signal, () => {
        sweep();
        const answer: GameStateAnswer = {
          serverNow: now(),
          round: round?.status === 'open' || weather.isLastTold ? round : null,
          commitment: { seedId: 's1', serverSeedHash: hashServerSeed(SEED), nonce: 0 },
          tuningVersion: ftoTuning.version,
          tuning: { ...tuning },
          nextAt: nextAt !== null && nextAt > now() ? nextAt : null,
          remain: state ? questionsLeft(state) : 10,
        };
        return { isOk: true, answer };
      }),
    open: (request, signal) =>
      carry(
        'open',
        request.requestId,
        signal,
        once(request.requestId, () => {
          if (round?.status === 'open') return refused('msg.roundOpen');
          if (nextAt !== null && now() < nextAt) return refused('msg.dailyPlayUsed');
          const { clientSeed, bet } = request;
          const source = { serverSeed: SEED, clientSeed, nonce: 0, round: 0 };
          const blank: Round = {
            id: `r-${request.requestId}`,
            game: 'fto',
            step: -1,
            status: 'open',
            bet,
            won: 0,
            seedId: 's1',
            serverSeedHash: hashServerSeed(SEED),
            clientSeed,
            nonce: 0,
            tuningVersion: ftoTuning.version,
            tuning: { ...tuning },
            openedAt: now(),
            deadlineAt: null,
            view: {},
          };
          const events = take(blank, ftoRules.open(tuning, createDraws(source)));
          return answerWith(round ?? blank, events);
        }),
      ),
    move: (roundId, request, signal) =>
      carry(
        'move',
        request.requestId,
        signal,
        once(request.requestId, () => {
          if (!round || !state || round.id !== roundId) return refused('msg.roundNotFound');
          if (request.step !== round.step) return refused('msg.invalidQuestion');
          const move = ftoRules.parseMove(request.move);
          if (!move) return refused('msg.invalidRequest');
          const step = ftoRules.move(tuning, state, move, drawsFor(round));
          if (isRefusal(step)) return refused(step.refused);
          const events = take(round, step);
          return answerWith(round, events);
        }),
      ),
  };

  return {
    calls,
    weather,
    arrived,
    coins: () => coins,
    round: () => round,
    /** The odd card of the open question; -1 when none is asked. */
    odd: () => state?.asked?.odd ?? -1,
    /** The server's time. */
    now,
  };
};
