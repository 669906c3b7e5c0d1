import type { ErrorTyp } from '#contract/errorTyp.ts';
import { Refusal } from '../refusal.ts';
import type { SecurityNote } from '../security/kinds.ts';

/** 429 `msg.tooFrequent` for a family of calls, with the whole seconds to wait, at least one. */
export const tooFrequent = (typ: ErrorTyp, waitMs: number, note?: SecurityNote): Refusal => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal('msg.tooFrequent', { typ, seconds, params: [String(seconds)] }, note);
};
