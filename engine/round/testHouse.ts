import type { CoinBalance } from '#contract/coins.ts';
import type { MessageKey } from '#contract/messages.ts';
import type { GameStateAnswer, Round, RoundAnswer, RoundEvent } from '#contract/rounds.ts';
import { type Clock, sleep } from '../clock.ts';
import { createDraws } from '../fair/draws.ts';
import { hashServerSeed } from '../fair/seeds.ts';
import type { CallResult, Failure, RoundCalls } from './calls.ts';
import { isRefusal, type Rules, type Step } from './rules.ts';

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
  /** Why no round can be opened. */
  refusal: MessageKey | null;
  /** Matches between players are said to be on. */
  isLive: boolean;
}

interface HouseOptions<Tuning, State, Move, Event extends RoundEvent, View extends object> {
  clock: Clock;
  /** The server's clock less the caller's, milliseconds. */
  offset?: number;
  game: string;
  rules: Rules<Tuning, State, Move, Event, View>;
  tuning: Tuning & object;
  tuningVersion: number;
  /** When coins are staked; then the multiplier pays the stake, else `unit` hundredths of a coin. */
  stakes: 'never' | 'round' | 'move';
  unit?: number;
  /** The player's coins at the start, in hundredths. */
  coins?: number;
  /** Milliseconds to wait after a round that is over; 0: none. */
  restMs?: number;
  remain?: (state: State | null) => number | null;
  serverSeed?: string;
}

const SEED = '3b'.repeat(32);
/** Moves count for this long after the deadline. */
const GRACE_MS = 1_000;

const refused = (message: MessageKey): CallResult<never> => ({
  isOk: false,
  failure: { kind: 'refused', message, params: [] },
});

/**
 * A small server for tests of a game's machine and for its harness page: the real rules and draws,
 * request ids, deadlines and stakes, in memory, on a clock of the test's own.
 */
export const createTestHouse = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  options: HouseOptions<Tuning, State, Move, Event, View>,
) => {
  const { clock, offset = 0, game, rules, tuning, stakes, unit = 0, restMs = 0 } = options;
  const { serverSeed = SEED, remain = () => null, tuningVersion } = options;
  const weather: Weather = {
    wayMs: 20,
    network: 'up',
    failure: null,
    isLastTold: false,
    refusal: null,
    isLive: false,
  };
  /** Every request that arrived, repeated ones too. */
  const arrived: { call: 'load' | 'open' | 'move'; requestId: string | null }[] = [];
  const stored = new Map<string, CallResult<RoundAnswer>>();
  const now = () => clock.now() + offset;
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(tuning));

  let round: Round | null = null;
  let state: State | null = null;
  let nextAt: number | null = null;
  let nonce = 0;
  let coins = options.coins ?? 0;
  let held = 0;

  const take = (before: Round, step: Step<State, Event>, stake: number): Event[] => {
    const staked = stakes === 'never' ? unit : stakes === 'round' ? before.bet : stake;
    const paid = Math.floor((staked * step.multiplier) / 100);
    coins += paid;
    if (stakes === 'move') coins -= stake;
    if (step.isDone && stakes === 'round') {
      held -= before.bet;
      if (!step.isVoid) coins -= before.bet;
    }
    state = step.state;
    if (step.isDone && restMs > 0) nextAt = now() + restMs;
    const { clockMs } = step;
    const deadlineAt =
      clockMs === 'runs on' ? before.deadlineAt : clockMs === null ? null : now() + clockMs;
    round = {
      ...before,
      step: before.step + 1,
      status: step.isDone ? (step.isVoid ? 'voided' : 'settled') : 'open',
      bet: stakes === 'move' ? before.bet + stake : before.bet,
      won: before.won + paid,
      deadlineAt: step.isDone ? null : deadlineAt,
      view: Object.fromEntries(Object.entries(rules.view(tuning, step.state))),
    };
    return [...step.events];
  };
  const drawsFor = ({ step, clientSeed, nonce: own }: Round) =>
    createDraws({ serverSeed, clientSeed, nonce: own, round: step + 1 });

  const sweep = () => {
    if (round?.status !== 'open' || state === null || round.deadlineAt === null) return;
    if (now() > round.deadlineAt + GRACE_MS)
      take(round, rules.timeout(tuning, state, drawsFor(round)), 0);
  };

  const coin = (): CoinBalance => ({
    balance: coins,
    pending: held,
    redeemed: 0,
    expire: { balance: 0, date: null },
  });
  const answerWith = (current: Round, events: Event[]): CallResult<RoundAnswer> => ({
    isOk: true,
    answer: {
      serverNow: now(),
      round: current,
      events,
      coin: coin(),
      nextAt,
      remain: remain(state),
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

  const serverSeedHash = hashServerSeed(serverSeed);
  const calls: RoundCalls = {
    load: (signal) =>
      carry('load', null, signal, () => {
        sweep();
        const isOpen = round?.status === 'open';
        const answer: GameStateAnswer = {
          serverNow: now(),
          round: isOpen ? round : null,
          last: !isOpen && weather.isLastTold ? round : null,
          commitment: { seedId: 's1', serverSeedHash, nonce },
          tuningVersion,
          tuning: values,
          nextAt: nextAt !== null && nextAt > now() ? nextAt : null,
          remain: remain(state),
          refusal: weather.refusal,
          isLive: weather.isLive,
          coin: coin(),
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
          if (weather.refusal) return refused(weather.refusal);
          if (nextAt !== null && now() < nextAt) return refused('msg.dailyPlayUsed');
          const { clientSeed, bet, mode } = request;
          if (bet > coins - held) return refused('msg.insufficientCoins');
          held += bet;
          const source = { serverSeed, clientSeed, nonce, round: 0 };
          const blank: Round = {
            id: `r-${request.requestId}`,
            game,
            mode,
            step: -1,
            status: 'open',
            bet,
            won: 0,
            seedId: 's1',
            serverSeedHash,
            clientSeed,
            nonce,
            tuningVersion,
            tuning: values,
            openedAt: now(),
            deadlineAt: null,
            view: {},
          };
          nonce += 1;
          const events = take(blank, rules.open(tuning, createDraws(source)), 0);
          return answerWith(round ?? blank, events);
        }),
      ),
    move: (roundId, request, signal) =>
      carry(
        'move',
        request.requestId,
        signal,
        once(request.requestId, () => {
          if (!round || state === null || round.id !== roundId) return refused('msg.roundNotFound');
          if (request.step !== round.step || round.status !== 'open')
            return refused('msg.invalidQuestion');
          const move = rules.parseMove(request.move);
          if (!move) return refused('msg.invalidRequest');
          const stake = request.bet ?? 0;
          if (stake > coins - held) return refused('msg.insufficientCoins');
          const step = rules.move(tuning, state, move, drawsFor(round));
          if (isRefusal(step)) return refused(step.refused);
          const events = take(round, step, stake);
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
    state: () => state,
    /** The server's time. */
    now,
  };
};
