import * as z from 'zod/mini';
import type { Stored } from '#src/base/stored.ts';

/** A code that was sent: for whose account, under which id, and when another may be asked for. */
const SentCode = z.object({
  uid: z.string(),
  otpId: z.string(),
  /** Epoch milliseconds. */
  resendAt: z.number(),
  demoCode: z.optional(z.string()),
  /** To which number, where that is not the account's own. */
  phone: z.optional(z.string()),
});
export type SentCode = z.infer<typeof SentCode>;

/** The code that was asked for before a reload, or null. Where it is kept, the code itself never is. */
export const readSentCode = (place: Stored<string>): SentCode | null => {
  try {
    return SentCode.parse(JSON.parse(place.get() ?? 'null'));
  } catch {
    return null;
  }
};

export const keepSentCode = (place: Stored<string>, code: SentCode): void =>
  place.set(JSON.stringify(code));
