import * as z from 'zod/mini';

/** Of a query: from when (included) to when (not included). Either may be left open. */
export const spanQuery = {
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
};
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}
