import { beforeAll, test } from 'vitest';
import { eachStore } from '../../platform/store/testStore.ts';
import { switchLive } from './duels/testTable.ts';
import { KINDS } from './testActs.ts';
import { directHands } from './testHands.ts';
import { layMines } from './testMines.ts';
import { runSequences, runsOr, timeoutOf } from './testSequences.ts';

eachStore('the rounds against their model', (store) => {
  beforeAll(async () => {
    await layMines(store());
    await switchLive(store(), true);
  });

  const runs = runsOr(25);
  test(
    '[bets-safe] any sequence leaves coins, holds, rounds, prizes and lines as the model has them',
    () =>
      runSequences(store(), (playerId) => directHands(store(), playerId), { runs, kinds: KINDS }),
    timeoutOf(runs),
  );
});

/** A mine may kill what another player writes, who has no reason for it in their books. */
const WITHOUT_MINES = KINDS.filter((kind) => kind !== 'crash');
const COMPANY = 8;

eachStore('the rounds of a company against their models', (store) => {
  beforeAll(async () => {
    await switchLive(store(), true);
  });

  const runs = Math.ceil(runsOr(25) / COMPANY);
  test(
    '[bets-safe] any sequences at the same time leave what each has by itself',
    () =>
      runSequences(store(), (playerId) => directHands(store(), playerId), {
        runs,
        kinds: WITHOUT_MINES,
        company: COMPANY,
      }),
    timeoutOf(runs * COMPANY),
  );
});
