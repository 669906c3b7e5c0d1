import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from './open.ts';
import { NotPrivate, privateFolder, privateTree } from './permissions.ts';
import { openToOthers } from './testPermissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-private-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('what was made for others too is closed to them, and what a link leads to is left', () => {
  const [tree, outside] = [join(folder, 'tree'), join(folder, 'outside')];
  mkdirSync(join(tree, 'deep'), { recursive: true });
  writeFileSync(outside, '');
  writeFileSync(join(tree, 'deep', 'file'), '');
  symlinkSync(outside, join(tree, 'link'));
  chmodSync(join(tree, 'deep'), 0o777);
  chmodSync(join(tree, 'deep', 'file'), 0o666);
  chmodSync(outside, 0o644);
  privateTree(tree);
  const paths = [tree, join(tree, 'deep'), join(tree, 'deep', 'file'), outside];
  expect(paths.map(mode)).toEqual(['700', '700', '600', '644']);
});

test('a folder for everybody is not taken for the club alone', () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  expect(() => privateFolder(shared)).toThrow(
    /is shared by several users. Set DATA_DIR to a folder/,
  );
  expect(mode(shared)).toBe('777');
});

test.runIf(process.platform === 'linux')(
  'a folder that can not be closed to others is refused',
  () => {
    // The kernel lets nobody change it, root neither.
    expect(() => privateFolder('/proc/self')).toThrow(NotPrivate);
    expect(() => privateFolder('/proc/self')).toThrow(
      /^Other users may open \/proc\/self, and it can't/,
    );
  },
);

test('an embedded database that is made anew is open to its user alone, running and closed', async () => {
  const dataDir = join(folder, 'data');
  const store = await openStore({ dataDir, onFatal: () => {} });
  expect(openToOthers(dataDir)).toEqual([]);
  await store.close();
  expect(openToOthers(dataDir)).toEqual([]);
});
