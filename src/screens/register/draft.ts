import * as z from 'zod/mini';
import { readStored, registerDraft } from '#src/base/stored.ts';
import type { PhoneValue } from '#src/ui/field/phones.ts';

/** A code that was sent: to whom, under which id, and when another may be asked for. */
const RegisterCode = z.object({
  otpId: z.string(),
  phone: z.string(),
  /** Epoch milliseconds. */
  resendAt: z.number(),
  demoCode: z.optional(z.string()),
});
export type RegisterCode = z.infer<typeof RegisterCode>;

/** Everything typed that is no secret; passwords and the code are never kept. */
const Draft = z.object({
  uid: z.string(),
  availableUid: z.nullable(z.string()),
  fullName: z.string(),
  referrer: z.string(),
  country: z.string(),
  national: z.string(),
  terms: z.boolean(),
  isOfAge: z.boolean(),
  code: z.nullable(RegisterCode),
});
export type Draft = z.infer<typeof Draft>;

/** What was typed before a reload, or null. */
export const readDraft = (): Draft | null => readStored(registerDraft, Draft);

export const keepDraft = (draft: Draft): void => registerDraft.set(JSON.stringify(draft));
export const dropDraft = (): void => registerDraft.set(null);

/** The kept phone; the country was one of the list's own codes when it was kept. */
export const phoneOf = (draft: Draft | null): PhoneValue => ({
  country: (draft?.country ?? 'MY') as PhoneValue['country'],
  national: draft?.national ?? '',
});
