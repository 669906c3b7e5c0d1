/**
 * Of a role that could do more than the club ever needs: a superuser, or who may read or write the
 * files of PostgreSQL's machine or run its programs. One row, `mighty`.
 */
export const IS_MIGHTY = `
  select bool_or(pg_has_role(current_user, oid, 'member')) as mighty from pg_roles
  where rolname in ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')`;
