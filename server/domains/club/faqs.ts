import { asc, eq, max } from 'drizzle-orm';
import { FAQ_TOPICS, type Faq } from '#contract/helpdesk.ts';
import { faqs } from '../../platform/store/schema/content.ts';
import type { Db, Tx } from '../../platform/store/store.ts';

/** Questions and answers by topic, each topic's in its order. */
export const listFaqs = async (db: Db): Promise<Faq[]> => {
  const { id, topic, question, answer } = faqs;
  const rows = await db
    .select({ id, topic, question, answer })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.id));
  return FAQ_TOPICS.flatMap((each) => rows.filter((row) => row.topic === each));
};

/** Puts questions after the others; answers their ids. */
export const addFaqs = async (tx: Tx, added: readonly Omit<Faq, 'id'>[]): Promise<number[]> => {
  const [last] = await tx.select({ position: max(faqs.position) }).from(faqs);
  const first = (last?.position ?? 0) + 1;
  const rows = await tx
    .insert(faqs)
    .values(added.map((faq, i) => ({ ...faq, position: first + i })))
    .returning({ id: faqs.id });
  return rows.map(({ id }) => id);
};

/** False when there is no such question. */
export const removeFaq = async (db: Db, id: number): Promise<boolean> => {
  const gone = await db.delete(faqs).where(eq(faqs.id, id)).returning();
  return gone.length > 0;
};
