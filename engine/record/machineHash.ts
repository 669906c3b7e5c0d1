import type { RoundMachine } from '../round/machine.ts';
import { plainHash } from './redact.ts';

/** Tells two machines with other states or transitions apart; functions are not in it. */
export const machineHash = (machine: RoundMachine): string =>
  plainHash(JSON.parse(JSON.stringify(machine.config)));
