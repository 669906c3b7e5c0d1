import type { ErrorTyp } from '#contract/errorTyp.ts';
import { ApiError } from '../http/apiError.ts';
import type { SecurityNote } from '../security/kinds.ts';

/** 429 `msg.tooFrequent` for a family of calls, with the whole seconds to wait, at least one. */
export const tooFrequent = (typ: ErrorTyp, waitMs: number, note?: SecurityNote): ApiError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiError(429, 'msg.tooFrequent', { typ, seconds, params: [String(seconds)] }, note);
};
