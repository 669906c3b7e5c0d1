import * as z from 'zod/mini';
import { LINK_OPTIONS } from '#contract/facts.ts';
import { isHttps, LINK_LENGTH } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { command } from '../../platform/operator/command.ts';
import { options } from '../../platform/store/schema/club.ts';
import type { Db } from '../../platform/store/store.ts';

/** A link that is not shown. */
const HIDDEN = '#';
const NAMES = Object.values(LINK_OPTIONS);

const linksOf = async (db: Db): Promise<{ name: string; value: string }[]> => {
  const rows = await db.select().from(options);
  return NAMES.map((name) => ({
    name,
    value: rows.find((row) => row.name === name)?.value ?? HIDDEN,
  }));
};

export const optionCommands = {
  'option list': command({
    args: z.object({}),
    target: () => null,
    async run({ store }) {
      const data = await linksOf(store.db);
      const lines = inColumns(
        data.map(({ name, value }) => [name, value === HIDDEN ? '# (not shown)' : value]),
      );
      return { data, lines };
    },
  }),

  'option set': command({
    args: z.object({
      name: z.enum(NAMES, `An option is one of ${NAMES.join(', ')}.`),
      value: z.string().check(
        z.trim(),
        z.refine(
          (text) => text === HIDDEN || (isHttps(text) && text.length <= LINK_LENGTH),
          'A link begins with https://, or is # to hide it.',
        ),
      ),
    }),
    target: ({ name }) => name,
    async run({ store }, { name, value }) {
      await store.db
        .insert(options)
        .values({ name, value })
        .onConflictDoUpdate({ target: options.name, set: { value } });
      return {
        data: { name, value },
        lines: [value === HIDDEN ? `${name}: not shown.` : `${name}: ${value}`],
      };
    },
  }),
};
