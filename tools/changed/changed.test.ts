import { beforeAll, expect, test } from 'vitest';
import { projectFiles } from './changed.ts';
import { type Dependents, readGraph } from './graph.ts';
import { reachedBy } from './reached.ts';

let files: string[];
let dependents: Dependents;
beforeAll(() => {
  files = projectFiles();
  dependents = readGraph(files);
});

const reached = (...changed: string[]) => {
  const { units, journeys } = reachedBy(changed, files, dependents);
  return [...units, ...journeys];
};
const all = () => reached('package-lock.json');

test.each([
  [
    'a game’s rules',
    'games/spin-wheel/rules.ts',
    [
      'games/spin-wheel/rules.test.ts',
      'games/gate/odds.test.ts',
      'tests/journeys/games/spin-wheel.test.ts',
    ],
    ['games/squidgame/rules.test.ts', 'tests/journeys/games/squidgame.test.ts'],
  ],
  [
    'a screen',
    'src/screens/transaction/TransactionScreen.tsx',
    ['tests/journeys/pages/history.test.ts'],
    ['server/domains/ledger/ledger.test.ts', 'tests/journeys/pages/pin.test.ts'],
  ],
  [
    'a style',
    'src/screens/redeem/redeem.module.css',
    ['tests/journeys/pages/redeem.test.ts'],
    ['games/gate/odds.test.ts', 'tests/journeys/games/fto.test.ts'],
  ],
  [
    'what the server does of one kind',
    'server/domains/inbox/routes.ts',
    ['server/domains/inbox/inbox.test.ts', 'tests/journeys/pages/inbox.test.ts'],
    ['server/edges/backup/backup.test.ts', 'tests/journeys/pages/pin.test.ts'],
  ],
  [
    'what gathers every room',
    'server/edges/app.ts',
    ['server/domains/inbox/inbox.test.ts', 'server/domains/accounts/pins.test.ts'],
    ['games/gate/odds.test.ts'],
  ],
  [
    'what tests do together',
    'server/platform/store/testStore.ts',
    ['server/domains/ledger/ledger.test.ts', 'server/domains/inbox/inbox.test.ts'],
    ['games/gate/odds.test.ts', 'tests/journeys/pages/home.test.ts'],
  ],
  [
    'what everybody imports',
    'contract/coins.ts',
    ['server/domains/ledger/ledger.test.ts', 'tests/journeys/pages/redeem.test.ts'],
    [],
  ],
  [
    'a page that a test reads',
    'docs/realtime.md',
    ['contract/realtime.test.ts'],
    ['tools/game/game.test.ts', 'tests/journeys/pages/home.test.ts'],
  ],
  [
    'a journey',
    'tests/journeys/pages/pin.test.ts',
    ['tests/journeys/pages/pin.test.ts'],
    ['tests/journeys/pages/home.test.ts', 'server/domains/accounts/pins.test.ts'],
  ],
  [
    'what journeys do together',
    'tests/journeys/worker.ts',
    ['tests/journeys/workers/pwa.test.ts'],
    ['tests/journeys/pages/pin.test.ts'],
  ],
] as const)('%s reaches its tests, and not those of others', (_what, changed, some, none) => {
  // All of them are there: one that was renamed must not pass as unreached.
  expect(all()).toEqual(expect.arrayContaining([...some, ...none]));
  const found = reached(changed);
  expect(found).toEqual(expect.arrayContaining([...some]));
  expect(found.filter((file) => none.some((each) => each === file))).toEqual([]);
});

test('a SQL function reaches the tests of what calls it', () => {
  expect(reached('server/platform/store/functions/ledger.sql')).toContain(
    'server/domains/ledger/ledger.test.ts',
  );
});

test('several changes reach what each of them does', () => {
  const [one, other] = ['games/fto/rules.ts', 'src/screens/login/LoginScreen.tsx'];
  expect(new Set(reached(one, other))).toEqual(new Set([...reached(one), ...reached(other)]));
});

test('the lock and the configuration reach everything', () => {
  expect(all().length).toBeGreaterThan(350);
  expect(reached('vite.config.ts')).toEqual(all());
});
