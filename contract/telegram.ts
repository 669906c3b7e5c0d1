import * as z from 'zod/mini';

/** What Telegram's login page answers: names and values as text, its `hash` among them. */
const LoginData = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
  .check(z.refine((data) => Object.keys(data).length <= 20));

/** What Telegram says of who opened the club in it: a query, its `hash` in it. */
const LaunchData = z.string().check(z.minLength(1), z.maxLength(4096));

/** Who somebody is for Telegram, signed with the token of the club's bot; good once, for five minutes. */
export const TelegramProof = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('login'), data: LoginData }),
    z.object({ kind: z.literal('launch'), data: LaunchData }),
  ],
  'msg.hashMismatch',
);
export type TelegramProof = z.infer<typeof TelegramProof>;

/**
 * PUT player/telegram binds the account to the Telegram account of a proof, DELETE unbinds it, both stepped
 * up (contract/stepUp.ts). 400
 * `msg.hashMismatch`; 400 `msg.authDataTooOld`, also for a proof that was used; 409
 * `msg.telegramBoundElsewhere`; 404 `msg.notFound` where the club has no bot.
 */
export const telegramPath = 'player/telegram';

/** POST login/telegram: answers like a login; refused as above, and 409 `msg.telegramNotBound` with a `registerToken`. */
export const telegramLoginPath = 'login/telegram';
