import { maintenancePath } from '#contract/facts.ts';
import type { MaintenanceAnswer } from '#contract/refresh.ts';
import { call, type Reader } from './client.ts';

/** No navigation waits longer than this for the check; slower is a failed check, which is ignored. */
const TIMEOUT_MS = 2500;

/** By hand: every first page waits for this answer, and would wait for zod as well. */
const reader: Reader<MaintenanceAnswer> = {
  safeParse(data) {
    if (typeof data === 'object' && data !== null && 'maintenance' in data) {
      const { maintenance } = data;
      const mDateTime = 'mDateTime' in data ? data.mDateTime : null;
      const isFlag = maintenance === 0 || maintenance === 1;
      if (isFlag && (mDateTime === null || typeof mDateTime === 'string')) {
        return { success: true, data: { maintenance, mDateTime } };
      }
    }
    return { success: false, error: new TypeError('not a maintenance answer') };
  },
};

export const getMaintenance = (signal?: AbortSignal): Promise<MaintenanceAnswer> =>
  call(reader, { url: maintenancePath, timeout: TIMEOUT_MS, ...(signal && { signal }) });
