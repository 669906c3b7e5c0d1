import { existsSync } from 'node:fs';
import { readConfig } from '#server/platform/config.ts';
import { databaseFolder } from '#server/platform/store/open.ts';

// Run by start.ts. What keeps it from its work keeps the server from starting as well, which says what it is.
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (!databaseUrl && !existsSync(databaseFolder(dataDir))) {
    const { prepareClub } = await import('#server/edges/main.ts');
    await prepareClub();
  }
} finally {
  process.exit();
}
