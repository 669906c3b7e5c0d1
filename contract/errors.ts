import * as z from 'zod/mini';
import { MESSAGE_KEYS } from './messages.ts';

/**
 * The body of every 4xx and 5xx answer. `typ` names the call's family (`login`, `otp`, ...): the
 * client stores `count` under typ + 400 or 409 and `seconds` under typ + 429 (spec 8). `count` is
 * how many tries are left or were made, `seconds` how long to wait.
 */
export const ErrorBody = z.object({
  message: z.enum(MESSAGE_KEYS),
  typ: z.string(),
  count: z.optional(z.int()),
  seconds: z.optional(z.int()),
  /** Values for the placeholders of the message's text, in order; moments in ISO, UTC. */
  params: z.optional(z.array(z.string())),
  /** The request field the message belongs to, so that a form can show it beside its input. */
  field: z.optional(z.string()),
  /** With `msg.telegramNotBound`: a registration with it binds that Telegram account, for half an hour. */
  registerToken: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
