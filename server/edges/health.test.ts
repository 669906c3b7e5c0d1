import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openTestStore } from '../platform/store/testStore.ts';
import { openTestApp } from './testApp.ts';

const readyWith = async (minFreeMb: string) => {
  const store = await openTestStore('pglite');
  const club = await openTestApp({
    store,
    env: { DATA_DIR: tmpdir(), MIN_FREE_MB: minFreeMb },
  });
  const answer = await club.app.inject('/readyz');
  await club.close();
  await store.close();
  return [answer.statusCode, answer.json()];
};

test('a server without room on its disk says that it is not ready', async () => {
  expect(await readyWith('0')).toEqual([200, { status: 'ready' }]);
  expect(await readyWith('999999999')).toEqual([503, { status: 'disk full' }]);
});
