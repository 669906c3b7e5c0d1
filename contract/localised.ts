import * as z from 'zod/mini';

/** A text, or a picture's name, in each of the three languages. */
export const Localised = z.object({ en: z.string(), zh: z.string(), ms: z.string() });
export type Localised = z.infer<typeof Localised>;
