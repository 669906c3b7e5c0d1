import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, expectTypeOf, it } from 'vitest';
import { dayOf, dayStart } from '#contract/day.ts';
import { type Args, FUNCTIONS, type FunctionRow, type Play, ROUND_PLAY } from './functions.ts';
import { applyFunctions, FUNCTION_FILES, runOnPglite } from './migrate.ts';
import { createPglite } from './pglite.ts';
import { rowsOf } from './store.ts';
import { eachStore } from './testStore.ts';
import { pgliteTemplate } from './testTemplate.ts';

const inFiles = readdirSync(FUNCTION_FILES)
  .flatMap((file) => [
    ...readFileSync(join(FUNCTION_FILES, file), 'utf8').matchAll(/^CREATE FUNCTION (\w+)/gm),
  ])
  .map(([, name]) => name)
  .sort();

/** Types as the catalogue spells them out. */
const FULL: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };
const full = (type: string) => FULL[type] ?? type;
const columnsOf = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(([name, type]) => [name, full(type)]);

/** Each function's parameters and what it answers: a type, or the columns of a row. */
const CATALOGUE = `
  select p.proname as name,
    g.takes, coalesce(g.answers,
      case when t.typtype = 'c' and t.typname <> 'accounts' then (
        select json_agg(json_build_array(a.attname, format_type(a.atttypid, null)) order by a.attnum)
        from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) end,
      to_json(format_type(p.prorettype, null))) as answers
  from pg_proc p join pg_type t on t.oid = p.prorettype
    cross join lateral (
      select
        coalesce(json_agg(json_build_array(each.name, format_type(each.type, null)) order by each.at)
          filter (where each.mode = 'i'), '[]') as takes,
        json_agg(json_build_array(each.name, format_type(each.type, null)) order by each.at)
          filter (where each.mode <> 'i') as answers
      from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]),
        coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs]))) with ordinality
        as each(name, type, mode, at)
    ) g
  where p.pronamespace = 'public'::regnamespace`;

interface Entry {
  name: string;
  takes: unknown;
  answers: unknown;
}

eachStore('the functions of the database', (store) => {
  const catalogue = () => rowsOf<Entry>(store().db, sql.raw(CATALOGUE));

  it('are those of the files, each in one of them', async () => {
    expect((await catalogue()).map(({ name }) => name).sort()).toEqual(inFiles);
  });

  it('take and answer what the callers are told', async () => {
    const found = new Map((await catalogue()).map(({ name, ...entry }) => [name, entry]));
    for (const [name, { takes, answers }] of Object.entries(FUNCTIONS))
      expect([name, found.get(name)]).toEqual([
        name,
        {
          takes: columnsOf(takes),
          answers: typeof answers === 'string' ? full(answers) : columnsOf(answers),
        },
      ]);
  });

  it('know a step by the fields it is written with', async () => {
    const fields = await rowsOf<{ name: string; type: string }>(
      store().db,
      sql`select attname as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = 'round_play'::regclass order by attnum`,
    );
    expect(fields.map(({ name, type }) => [name, type])).toEqual(columnsOf(ROUND_PLAY));
  });

  it('have the day that the server has', async () => {
    const hours = Array.from({ length: 400 }, (_, i) => Date.UTC(2026, 0, 1) + i * 7 * 3_599_999);
    const at = sql`unnest(${`{${hours.join()}}`}::bigint[]) at`;
    const days = await rowsOf<{ at: number | string; day: number | string }>(
      store().db,
      sql`select at, extract(epoch from club_day(to_timestamp(at / 1000.0))) * 1000 as day from ${at}`,
    );
    expect(days.map(({ day }) => Number(day))).toEqual(hours.map((each) => dayStart(dayOf(each))));
  });
});

it('a name the database has not is an error of the compiler', () => {
  expectTypeOf<Play>().not.toHaveProperty('new_status');
  expectTypeOf<keyof Play>().toEqualTypeOf<keyof typeof ROUND_PLAY>();
  expectTypeOf<keyof Args<'ledger_lock'>>().toEqualTypeOf<'owner'>();
  // @ts-expect-error `round_write` answers no such column.
  expectTypeOf<FunctionRow<'round_write', { outcome: string }>>().toBeObject();
});

it('functions that are gone are dropped, and a file with an error changes nothing', async () => {
  const client = await createPglite({ loadDataDir: await pgliteTemplate() });
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    const names = async () =>
      (await client.query<Entry>(CATALOGUE)).rows.map(({ name }) => name).sort();
    const apply = () => client.transaction((tx) => applyFunctions(runOnPglite(tx), folder));
    cpSync(FUNCTION_FILES, folder, { recursive: true });
    const more = join(folder, 'more.sql');
    const one = (body: string) => `CREATE FUNCTION one() RETURNS integer LANGUAGE ${body};`;
    writeFileSync(more, one('sql AS $$ SELECT 1 $$'));
    await apply();
    expect(await names()).toEqual([...inFiles, 'one'].sort());
    writeFileSync(more, one('no_such_language AS $$ SELECT 1 $$'));
    await expect(apply()).rejects.toThrow('no_such_language');
    expect(await names()).toEqual([...inFiles, 'one'].sort());
    rmSync(more);
    await apply();
    expect(await names()).toEqual(inFiles);
  } finally {
    rmSync(folder, { recursive: true });
    await client.close();
  }
});
