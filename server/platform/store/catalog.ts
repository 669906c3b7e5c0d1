/** The club's tables with all their columns that hold something, as a COPY names them: `name`, `columns`. */
export const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind = 'r' order by 1`;

/** The club's sequences: `name`, and where each stands. */
export const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name,
    coalesce(last_value, start_value)::text as value, last_value is not null as called
  from pg_sequences where schemaname in ('public', 'drizzle') order by 1`;
