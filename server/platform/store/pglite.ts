import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { lockDataFolder } from './lock.ts';
import { privateTree } from './permissions.ts';

/**
 * V8's optimising compiler makes the embedded PostgreSQL 1.5 times as fast after some thousand calls,
 * and needs half a gigabyte once for its largest functions: measured on Node 24, a server peaks at
 * 900 MB with it and at 400 MB without. Both flags are needed, before the module is compiled; nothing
 * else here is WebAssembly.
 */
const stayWithBaseline = () => {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
};

/** Bytes that must be free for a database that is to be fast. */
const ROOM = 2e9;

/** PostgreSQL's own default of 128 MB is for a machine of its own. */
const CONFIGURATION = ['shared_buffers = 32MB'];

/**
 * PGlite makes a new database in memory, several times over, before it lies in its folder. The usual segments of 16 MB
 * and buffers of 128 MB, empty then, would have it need 100 MB more.
 */
const SMALL = ['--wal-segsize=1', '-c', 'shared_buffers=1MB'];

interface Options extends Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> {
  /** True for a server that runs on: compiled for speed where there is the memory. */
  isFast?: boolean | undefined;
}

/**
 * The embedded database, created when its folder is empty; without a folder it lives in memory.
 * `relaxedDurability` is off: a commit is in the folder's files before it is answered.
 */
export const createPglite = ({ isFast = false, ...options }: Options = {}): Promise<PGlite> => {
  if (!isFast || process.availableMemory() < ROOM) stayWithBaseline();
  return PGlite.create({
    ...options,
    relaxedDurability: false,
    postgresqlconf: CONFIGURATION,
    initDbStartParams: SMALL,
  });
};

/** Where the embedded database lies. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'db');

interface EmbeddedOptions extends Pick<Options, 'isFast'> {
  dataDir: string;
  onFatal: (error: Error) => void;
}

/**
 * The embedded database of a data folder as it is, for this process alone; `release` gives the folder
 * back when the database is closed. Throws `DataFolderLocked` and `NotPrivate` as `openStore` does.
 */
export const openPglite = async ({ dataDir, isFast, onFatal }: EmbeddedOptions) => {
  const release = await lockDataFolder(dataDir, onFatal);
  const folder = databaseFolder(dataDir);
  try {
    privateTree(folder);
    const client = await createPglite({ dataDir: folder, isFast });
    // Whatever the umask, PGlite gives new files modes of its own: as it opens and as it closes.
    privateTree(folder);
    return {
      client,
      async release() {
        privateTree(folder);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};
