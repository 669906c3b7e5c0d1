import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import type { Clock } from '../../core/clock.ts';
import type { RoundServices } from '../../round/actors.ts';
import type { CallResult, RoundCalls } from '../../round/calls.ts';
import type { PageLog } from './page.ts';

/** Time as the machine knows it: it stands still within a turn, so that a replay has the same. */
const recordedClock = (own: Clock, page: () => PageLog): Clock => ({
  now: () => page().now(),
  later(ms, callback) {
    const { note, next, owner, turn } = page();
    const timer = next('timer');
    note({ kind: 'armed', timer, ms, owner: owner() });
    return own.later(ms, () => {
      turn();
      note({ kind: 'fired', timer });
      callback();
    });
  },
  every: own.every,
  frame: own.frame,
});

/**
 * The services of a round, with everything noted that goes in or out: calls with their answers, ids
 * that are made, timers, balances, faults. `frozen` copies what may change later; `learn` is told each
 * round that is answered.
 */
export const recordedServices = (
  own: RoundServices,
  page: () => PageLog,
  { frozen, learn }: { frozen(value: unknown): unknown; learn(round: Round): void },
): RoundServices => {
  const asked = async <Answer extends GameStateAnswer | RoundAnswer>(
    name: keyof RoundCalls,
    request: unknown,
    ask: () => Promise<CallResult<Answer>>,
  ): Promise<CallResult<Answer>> => {
    const { note, next, turn } = page();
    const call = next('call');
    note({ kind: 'call', call, name, request: frozen(request) });
    try {
      const result = await ask();
      turn();
      if (result.isOk && result.answer.round) learn(result.answer.round);
      if (result.isOk) note({ kind: 'answer', call, answer: frozen(result.answer) });
      else note({ kind: 'failure', call, failure: frozen(result.failure) });
      return result;
    } catch (error) {
      turn();
      note({ kind: 'broke', call, error: String(error) });
      throw error;
    }
  };
  const made = (what: 'requestId' | 'clientSeed', value: string): string => {
    page().note({ kind: 'made', what, value });
    return value;
  };

  return {
    ...own,
    calls: {
      load: (signal) => asked('load', null, () => own.calls.load(signal)),
      open: (request, signal) => asked('open', request, () => own.calls.open(request, signal)),
      move: (roundId, request, signal) =>
        asked('move', { roundId, ...request }, () => own.calls.move(roundId, request, signal)),
    },
    pending: {
      ...own.pending,
      load() {
        const call = own.pending.load();
        page().note({ kind: 'kept', call: frozen(call) });
        return call;
      },
    },
    clock: recordedClock(own.clock, page),
    newRequestId: () => made('requestId', own.newRequestId()),
    newClientSeed: () => made('clientSeed', own.newClientSeed()),
    applyCoins(coin) {
      page().note({ kind: 'coins' });
      own.applyCoins(coin);
    },
    report(error) {
      page().note({ kind: 'fault', error: String(error) });
      own.report(error);
    },
  };
};
