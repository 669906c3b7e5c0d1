import * as z from 'zod/mini';

/** For a form in which a new secret is typed twice: `confirm` says `message` until it is the same as `field`. */
export const sameAs = <Field extends string>(field: Field, message: string) =>
  z.refine<Record<Field | 'confirm', string>>((form) => form.confirm === form[field], {
    path: ['confirm'],
    error: message,
  });
