import { cpSync } from 'node:fs';
import { createTestDatabase, fillDataDir } from '#server/platform/store/testTemplate.ts';

/** Where a started demo waits to be copied, by kind of database; unset: each club starts from nothing. */
const FOLDER = { pglite: 'CLUB_TEMPLATE_PGLITE', postgres: 'CLUB_TEMPLATE_POSTGRES' } as const;
const DATABASE = 'CLUB_TEMPLATE_DATABASE';

export type Database = keyof typeof FOLDER;

/** A demo that was started once and stopped: its data folder and, on PostgreSQL, its database's address. */
export interface Template {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** From now on clubs of this process, and of those it starts, begin as copies of it. */
export const offerTemplate = (database: Database, { dataDir, databaseUrl }: Template): void => {
  process.env[FOLDER[database]] = dataDir;
  if (databaseUrl) process.env[DATABASE] = databaseUrl;
};

const offered = (database: Database): Template | undefined => {
  const dataDir = process.env[FOLDER[database]];
  return dataDir ? { dataDir, databaseUrl: process.env[DATABASE] } : undefined;
};

/** What a club finds when it starts; `drop` puts its database away. */
interface Ground {
  databaseUrl: string | undefined;
  drop(): Promise<void>;
}

/**
 * Fills a new club's empty data folder: with a copy of the demo that stands ready, a third of a first
 * start's time; else with migrated, empty tables.
 */
export const layGround = async (
  database: Database,
  dataDir: string,
  isDemo: boolean,
): Promise<Ground> => {
  const template = isDemo ? offered(database) : undefined;
  if (template) cpSync(template.dataDir, dataDir, { recursive: true });
  if (database === 'postgres') {
    const own = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '', {
      like: template?.databaseUrl,
    });
    return { databaseUrl: own.url, drop: () => own.drop(true) };
  }
  if (!template) await fillDataDir(dataDir);
  return { databaseUrl: undefined, drop: async () => {} };
};
