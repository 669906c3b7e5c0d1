import type { House } from '#games/house/house.ts';

/** Milliseconds each way on a network as it should be, and on one that drags. */
const QUICK_MS = 60;
const SLOW_MS = 1_500;

const FINE = { wayMs: QUICK_MS, network: 'up', failure: null } as const;

/** What may lie between the player and the server, by its name. */
export const FAULTS = {
  none: FINE,
  slow: { ...FINE, wayMs: SLOW_MS },
  lostBefore: { ...FINE, network: 'offline' },
  lostAfter: { ...FINE, network: 'answers lost' },
  broken: { ...FINE, failure: { kind: 'broken', message: 'msg.systemError' } },
  busy: { ...FINE, failure: { kind: 'busy', seconds: 5 } },
  maintenance: { ...FINE, failure: { kind: 'maintenance', message: 'msg.gameMaintenance' } },
} as const satisfies Record<string, Partial<House['weather']>>;
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];
