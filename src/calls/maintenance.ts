import { MaintenanceAnswer, maintenancePath } from '#contract/refresh.ts';
import { call } from './client.ts';

/** No navigation waits longer than this for the check; slower is a failed check, which is ignored. */
const PATIENCE_MS = 2500;

export const getMaintenance = (signal?: AbortSignal): Promise<MaintenanceAnswer> =>
  call(MaintenanceAnswer, {
    url: maintenancePath,
    timeout: PATIENCE_MS,
    ...(signal && { signal }),
  });
