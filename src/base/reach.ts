import { CallError } from './calls/CallError.ts';
import { getMaintenance } from './calls/maintenance.ts';

/** Something could not be had because the server is out of reach: no fault of its own. */
export class OutOfReach extends Error {}

export const isOutOfReach = (error: unknown): boolean =>
  error instanceof OutOfReach || (error instanceof CallError && error.isNetwork);

/** Whether the server answers, whatever it says: `navigator.onLine` knows only of a network. */
export const isReachable = async (): Promise<boolean> => {
  try {
    await getMaintenance();
    return true;
  } catch (error) {
    return !isOutOfReach(error);
  }
};
