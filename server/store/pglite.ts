import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * V8's optimising compiler needs half a gigabyte for the largest functions of PostgreSQL's
 * WebAssembly, once, for code that is no faster at our queries afterwards: measured on Node 24, a
 * process peaks at 890 MB with it and at 210 MB without, and creates the database in half the time.
 * Both flags are needed, before the module is compiled; nothing else here is WebAssembly.
 */
const stayWithBaseline = () => {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
};

/** PostgreSQL's own default of 128 MB is for a machine of its own. */
const CONFIGURATION = ['shared_buffers = 32MB'];

/**
 * The embedded database, created when its folder is empty; without a folder it lives in memory.
 * `relaxedDurability` is off: a commit is in the folder's files before it is answered.
 */
export const createPglite = (
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<PGlite> => {
  stayWithBaseline();
  return PGlite.create({ ...options, relaxedDurability: false, postgresqlconf: CONFIGURATION });
};
