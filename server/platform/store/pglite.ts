import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

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
  return PGlite.create({ ...options, relaxedDurability: false, postgresqlconf: CONFIGURATION });
};
