import * as z from 'zod/mini';

/**
 * GET player/devices: the devices the account was logged in to on, the one used last first. Tries made
 * elsewhere use up nothing of theirs. DELETE player/devices: all but the one that asks are logged out and forgotten.
 */
export const devicesPath = 'player/devices';
export const DevicesAnswer = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      /** 'Chrome', 'Android', as its browser says; null: it did not. */
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      /** The first login there, and when it was used last. */
      createdAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** The session that asks was opened on it. */
      isThis: z.boolean(),
      isLoggedIn: z.boolean(),
    }),
  ),
});
export type DevicesAnswer = z.infer<typeof DevicesAnswer>;

/** DELETE player/devices/{id}: it is logged out and forgotten; one that is not there is answered the same. */
export const devicePath = (id: string) => `${devicesPath}/${id}`;
