import type { RoundAnswer, RoundEvent } from '#contract/rounds.ts';
import { type Clock, sleep } from '../../core/clock.ts';
import type { CallResult, Failure, RoundCalls } from '../../round/calls.ts';
import { createHouseRounds, type HouseOptions, type Openness } from './rounds.ts';

/** What comes between a caller and the house; may be changed at any time. */
interface Weather extends Openness {
  /** Milliseconds each way. */
  wayMs: number;
  /** `offline`: nothing arrives; `answers lost`: calls arrive, answers do not. */
  network: 'up' | 'offline' | 'answers lost';
  /** Answered instead of anything else. */
  failure: Failure | null;
}

/** A call's way through the weather; `arrive` is what the house does with it. */
const thereAndBack = async <Answer>(
  clock: Clock,
  weather: Weather,
  signal: AbortSignal,
  arrive: () => CallResult<Answer>,
): Promise<CallResult<Answer>> => {
  const lost: CallResult<Answer> = { isOk: false, failure: { kind: 'network' } };
  await sleep(clock, weather.wayMs, signal);
  if (weather.network === 'offline') return lost;
  const result = arrive();
  if (weather.failure) return result;
  if (weather.network === 'answers lost') return lost;
  await sleep(clock, weather.wayMs, signal);
  return result;
};

/**
 * A small server in memory, for the inspector, the harness and tests of a game's machine: the real rules
 * and draws, request ids, deadlines and stakes, on a clock of the caller's own. Its coins are play coins.
 */
export const createHouse = <Tuning, State, Move, Event extends RoundEvent, View extends object>(
  options: HouseOptions<Tuning, State, Move, Event, View>,
) => {
  const weather: Weather = {
    wayMs: 20,
    network: 'up',
    failure: null,
    isLastTold: false,
    refusal: null,
    isLive: false,
  };
  const { clock } = options;
  const rounds = createHouseRounds(options, weather);
  /** Every request that arrived, repeated ones too. */
  const arrived: { call: keyof RoundCalls; requestId: string | null }[] = [];
  const stored = new Map<string, CallResult<RoundAnswer>>();

  const carry = <Answer>(
    call: keyof RoundCalls,
    requestId: string | null,
    signal: AbortSignal,
    act: () => CallResult<Answer>,
  ): Promise<CallResult<Answer>> =>
    thereAndBack(clock, weather, signal, () => {
      arrived.push({ call, requestId });
      return weather.failure ? { isOk: false, failure: weather.failure } : act();
    });

  /** Keeps the answer under its request id. */
  const once = (requestId: string, act: () => CallResult<RoundAnswer>) => () => {
    const before = stored.get(requestId);
    if (before) return before;
    rounds.sweep();
    const result = act();
    stored.set(requestId, result);
    return result;
  };

  const calls: RoundCalls = {
    load: (signal) =>
      carry('load', null, signal, () => {
        rounds.sweep();
        return rounds.load();
      }),
    open(request, signal) {
      const { requestId } = request;
      return carry(
        'open',
        requestId,
        signal,
        once(requestId, () => rounds.open(request)),
      );
    },
    move(roundId, request, signal) {
      const { requestId } = request;
      return carry(
        'move',
        requestId,
        signal,
        once(requestId, () => rounds.move(roundId, request)),
      );
    },
  };

  return {
    calls,
    weather,
    arrived,
    coins: rounds.coins,
    addCoins: rounds.addCoins,
    reseed: rounds.reseed,
    save: rounds.save,
    restore: rounds.restore,
    happen: rounds.happen,
    round: () => rounds.last()?.round ?? null,
    state: () => rounds.last()?.state ?? null,
    /** The server's time. */
    now: rounds.now,
  };
};
