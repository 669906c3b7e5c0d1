import * as z from 'zod/mini';
import { pinCode } from '#src/session/stored.ts';

/** A code that was sent: whose, under which id, and when another may be asked for. Never the code. */
const SentCode = z.object({
  uid: z.string(),
  otpId: z.string(),
  /** Epoch milliseconds. */
  resendAt: z.number(),
  demoCode: z.optional(z.string()),
});
export type SentCode = z.infer<typeof SentCode>;

/** The code this player asked for before a reload, or null. */
export const readSentCode = (uid: string): SentCode | null => {
  try {
    const code = SentCode.parse(JSON.parse(pinCode.get() ?? 'null'));
    return code.uid === uid ? code : null;
  } catch {
    return null;
  }
};

export const keepSentCode = (code: SentCode): void => pinCode.set(JSON.stringify(code));
export const dropSentCode = (): void => pinCode.set(null);
