import type { Clock } from '../core/clock.ts';
import type { RoundServices } from './actors.ts';
import type { RoundCalls } from './calls.ts';

/**
 * A player's page without its network, for tests of a game's machine: what is kept survives a new
 * link, ids count up, and every balance and fault is written down.
 */
export const createTestServices = (clock: Clock, calls: RoundCalls) => {
  /** Available coins as the player sees them change. */
  const balances: number[] = [];
  const problems: unknown[] = [];
  let kept: string | null = null;
  let made = 0;
  const services: RoundServices = {
    calls,
    pending: {
      load: () => (kept === null ? null : JSON.parse(kept)),
      save: (call) => {
        kept = JSON.stringify(call);
      },
      clear: () => {
        kept = null;
      },
    },
    clock,
    newRequestId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    newClientSeed: () => 'player',
    applyCoins: ({ balance, pending }) => balances.push(balance - pending),
    showStake() {},
    report: (error) => problems.push(error),
  };
  return { services, balances, problems, kept: () => kept };
};
