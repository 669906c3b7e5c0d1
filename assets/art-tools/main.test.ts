import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy = '';
const started = Date.now();
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hornbill-art-'));
  for (const room of ['assets', 'games', 'engine', 'contract', 'tools', 'package.json'])
    cpSync(room, join(copy, room), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the scripts draw exactly the drawings that are kept', () => {
  execFileSync(process.execPath, ['assets/art-tools/main.ts'], { cwd: copy });
  const drawn = globSync('assets/**/*.svg', { cwd: copy }).filter(
    (file) => statSync(join(copy, file)).mtimeMs >= started,
  );
  expect(drawn.length).toBeGreaterThan(200);
  const changed = drawn.filter(
    (file) => !readFileSync(join(copy, file)).equals(readFileSync(file)),
  );
  expect(changed).toEqual([]);
});
