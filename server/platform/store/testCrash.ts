import { credit } from '../../domains/ledger/ledger.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { print } from '../terminal.ts';
import { openStore } from './open.ts';

// The tests' victim: pays a player one hundredth after the other and says so after each commit, until
// it is killed.
const onFatal = (error: Error) => {
  throw error;
};
const store = await openStore({ dataDir: process.argv[2] ?? '', onFatal });
const playerId = await testPlayer(store);
print(`player ${playerId}`);
for (let paid = 1; ; paid += 1) {
  const line = { playerId, type: 'FINDTHEODD', amount: 1, now: paid * 1000 } as const;
  await store.transaction((tx) => credit(tx, line));
  print(`paid ${paid}`);
}
