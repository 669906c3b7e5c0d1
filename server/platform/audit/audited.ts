import { eq } from 'drizzle-orm';
import { audit } from '../store/schema/audit.ts';
import type { Store } from '../store/store.ts';

interface Action {
  /** Who does it: an operator's name, or a designer's UID. */
  actor: string;
  action: string;
  target: string;
  args: unknown;
  at: Date;
}

/**
 * Does what changes something, with a line in the audit and its outcome. `refusalOf` says in words why an
 * error is no failure; null: it is one.
 */
export const audited = async <T>(
  { db }: Store,
  { args, ...action }: Action,
  refusalOf: (error: unknown) => string | null,
  work: () => Promise<T>,
): Promise<T> => {
  // Written first: whatever happens next, it is known that it was tried, and by whom.
  const detail = { args };
  const [row] = await db
    .insert(audit)
    .values({ ...action, detail })
    .returning({ id: audit.id });
  const note = async (outcome: string) => {
    if (row)
      await db
        .update(audit)
        .set({ detail: { ...detail, outcome } })
        .where(eq(audit.id, row.id));
  };
  try {
    const result = await work();
    await note('done');
    return result;
  } catch (error) {
    await note(refusalOf(error) ?? 'failed');
    throw error;
  }
};
