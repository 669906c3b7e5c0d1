import { afterAll, beforeAll, describe, test } from 'vitest';
import { openStore } from '../../platform/store/open.ts';
import type { Store } from '../../platform/store/store.ts';
import { createTestDatabase } from '../../platform/store/testTemplate.ts';
import { type ActKind, KINDS } from './testActs.ts';
import { networkHands, startServers } from './testHands.ts';
import { layMines } from './testMines.ts';
import { runSequences, runsOr, timeoutOf } from './testSequences.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('two servers on one PostgreSQL', () => {
  let store: Store;
  let servers: Awaited<ReturnType<typeof startServers>>;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '');
    drop = database.drop;
    store = await openStore({ databaseUrl: database.url, dataDir: '', onFatal: () => {} });
    await layMines(store);
    servers = await startServers(database.url);
  });
  afterAll(async () => {
    await servers?.stop();
    await store?.close();
    await drop?.();
  });

  const runs = runsOr(6);
  // Now and then a server is killed in the middle of a request, and started again.
  const kinds = [...Array(12).fill(KINDS).flat(), 'kill'] as ActKind[];
  test(
    '[bets-safe] any sequence, with servers killed in it, leaves what the model has',
    () =>
      runSequences(store, (playerId) => networkHands(store, playerId, servers), { runs, kinds }),
    timeoutOf(runs),
  );
});
