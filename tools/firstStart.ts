import { existsSync } from 'node:fs';
import { readConfig } from '#server/platform/config.ts';
import { probePort } from '#server/platform/port.ts';
import { PRIVATE_UMASK } from '#server/platform/store/permissions.ts';
import { databaseFolder, openPglite } from '#server/platform/store/pglite.ts';

/** Makes the embedded database, with nothing in it; answers whether there was none. Loads no more than that takes. */
const create = async (): Promise<boolean> => {
  const config = readConfig(process.env);
  if (config.databaseUrl || existsSync(databaseFolder(config.dataDir))) return false;
  process.umask(PRIVATE_UMASK);
  await probePort(config);
  const onFatal = () => process.exit(1);
  const { client, release } = await openPglite({ dataDir: config.dataDir, onFatal });
  await client.close();
  await release();
  return true;
};

const fill = async (): Promise<boolean> => {
  const { prepareClub } = await import('#server/edges/main.ts');
  await prepareClub();
  return true;
};

// Run by start.ts, a step a process; exit code 0: it is done. What keeps it from its work keeps the server from
// starting as well, which says what it is and does what is left.
let isDone = false;
try {
  isDone = await (process.argv[2] === 'create' ? create() : fill());
} finally {
  process.exit(isDone ? 0 : 1);
}
