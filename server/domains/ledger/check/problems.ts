import { type Db, rowsOf } from '../../../platform/store/store.ts';
import type { LedgerRule } from './rules.ts';

type Found = string | number | bigint;

/** What is wrong, a sentence each. */
export const createProblems = () => {
  const all: string[] = [];
  const add = (says: string, id: Found, found: Found): void =>
    void all.push(`${id}: ${says} ${found}`);
  return {
    all,
    add,
    /** Asks for what is against some rules; answers whether anything is. */
    async ask<Rows>(db: Db, rules: readonly LedgerRule<Rows>[], rows: Rows): Promise<boolean> {
      const before = all.length;
      for (const { says, query } of rules) {
        const found = await rowsOf<{ id: Found; found: Found }>(db, query(rows));
        for (const each of found) add(says, each.id, each.found);
      }
      return all.length > before;
    },
  };
};
export type Problems = ReturnType<typeof createProblems>;
