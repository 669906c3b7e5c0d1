import { plainHash } from '../../core/hash.ts';
import type { RoundMachine } from '../../round/machine.ts';

/**
 * Tells two machines with other states or transitions apart, by the names of their guards and actions too; what
 * those do is not in it.
 */
export const machineHash = (machine: RoundMachine): string =>
  plainHash(JSON.parse(JSON.stringify(machine.config)));
