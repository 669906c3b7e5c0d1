import type { RoundServices } from '../../round/actors.ts';
import type { SharedMachine } from '../../round/link.ts';

/** One machine for all segments that are led one after the other: making it takes as long as many of its steps. */
export interface Reused {
  shared: SharedMachine;
  /** Those that are asked from now on, in the shape that the machine was made with. */
  over(services: RoundServices): RoundServices;
}

export const createReused = (): Reused => {
  let now: RoundServices | null = null;
  const its = (): RoundServices => {
    if (!now) throw new Error('nobody is there to be asked');
    return now;
  };
  const asked: RoundServices = {
    calls: {
      load: (signal) => its().calls.load(signal),
      open: (request, signal) => its().calls.open(request, signal),
      move: (roundId, request, signal) => its().calls.move(roundId, request, signal),
    },
    pending: {
      load: () => its().pending.load(),
      save: (call) => its().pending.save(call),
      clear: () => its().pending.clear(),
    },
    clock: {
      now: () => its().clock.now(),
      later: (ms, callback) => its().clock.later(ms, callback),
      every: (ms, callback) => its().clock.every(ms, callback),
      frame: (callback) => its().clock.frame(callback),
    },
    newRequestId: () => its().newRequestId(),
    newClientSeed: () => its().newClientSeed(),
    applyCoins: (coin) => its().applyCoins(coin),
    showStake: (stake) => its().showStake(stake),
    report: (error) => its().report(error),
  };
  return {
    shared: { machine: null, scene: null },
    over(services) {
      now = services;
      return asked;
    },
  };
};
