import * as z from 'zod/mini';

const NO_TOKEN = 'msg.invalidFcmToken';
/** Unpadded base64url of so many bytes. */
const bytes = (count: number) => {
  const digits = Math.ceil((count * 4) / 3);
  return z.string(NO_TOKEN).check(z.regex(new RegExp(`^[\\w-]{${digits}}$`), NO_TOKEN));
};

/**
 * GET push/subscription: the club's VAPID public key (an uncompressed point of P-256), and where this
 * player is reached; null: nowhere, or by a key that was rotated.
 *
 * PUT push/subscription: this device is the player's one from now on, as long as its session; 400
 * `msg.invalidFcmToken` for an address that is no push service's, or another public key than the club's.
 * The answer's `token` is the push token: the name of the subscription, which opens nothing.
 *
 * DELETE push/subscription: nothing comes to the device whose push token is in the header `Fcm-Token`; 400
 * `msg.invalidFcmToken` for one that is not the player's.
 */
export const pushPath = 'push/subscription';

export const PushState = z.object({
  publicKey: z.string(),
  endpoint: z.nullable(z.string()),
});
export type PushState = z.infer<typeof PushState>;

/** What a browser's PushSubscription says of itself, and the key it was made for. */
export const PushSubscribe = z.object({
  endpoint: z.string(NO_TOKEN).check(z.maxLength(1000, NO_TOKEN)),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, NO_TOKEN),
  publicKey: bytes(65),
});
export type PushSubscribe = z.infer<typeof PushSubscribe>;

export const PushToken = z.object({ token: z.uuid(NO_TOKEN) });
export type PushToken = z.infer<typeof PushToken>;
