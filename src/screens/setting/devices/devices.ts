import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Done } from '#contract/account.ts';
import { DevicesAnswer, devicePath, devicesPath } from '#contract/devices.ts';
import { call } from '#src/base/calls/client.ts';
import { keys } from '#src/base/calls/keys.ts';
import { useSession } from '#src/session/store.ts';

export type Device = DevicesAnswer['devices'][number];

/** The devices the player was logged in to on, the one used last first. */
export const useDevices = () =>
  useQuery({
    queryKey: keys.devices,
    queryFn: ({ signal }) => call(DevicesAnswer, { url: devicesPath, signal }),
    enabled: useSession((state) => state.isAuth),
  });

/** Logs a device out and forgets it; null: every other one. */
export const useEndDevice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (device: Device | null) =>
      call(Done, { method: 'DELETE', url: device ? devicePath(device.id) : devicesPath }),
    // Of who is logged out by it nothing is asked any more.
    onSuccess: (_done, device) =>
      device?.isThis ? undefined : queries.invalidateQueries({ queryKey: keys.devices }),
  });
};
