import { testCipher } from '../../platform/secrets/testCipher.ts';
import { restoreBackup } from './restore.ts';
import { openTarget } from './target.ts';

// The tests' victim: restores a backup into a data folder, or into a PostgreSQL when one is named, and is
// killed in the middle of the rows.
const [path = '', dataDir = '', databaseUrl] = process.argv.slice(2);
let copies = 0;
await restoreBackup(path, testCipher, async () => {
  const target = await openTarget({ dataDir, databaseUrl, onFatal: () => {} });
  return {
    ...target,
    async copy(into, rows) {
      await target.copy(into, rows);
      copies += 1;
      if (copies === 12) process.kill(process.pid, 'SIGKILL');
    },
  };
});
