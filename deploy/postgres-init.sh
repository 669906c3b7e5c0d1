#!/bin/sh
# Run by the postgres image on an empty volume. The club connects as a role that owns its own database and
# nothing else: what gets at its password, or a crafted row, reaches no files, programs or other databases.
set -e
psql --set=ON_ERROR_STOP=1 --set=password="${CLUB_PASSWORD:?}" \
  --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role club login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database club owner club;
revoke all on database club, postgres, template1 from public;
SQL
