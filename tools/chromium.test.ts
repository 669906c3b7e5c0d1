import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const WHICH = execFileSync('which', ['which'], { encoding: 'utf8' }).trim();

/** All the commands of a machine lie there. */
let machine: string;
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'chromium-'));
  symlinkSync(WHICH, join(machine, 'which'));
  vi.stubEnv('PATH', machine);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.resetModules();
  vi.doMock('playwright', () => ({ chromium: { executablePath: () => join(machine, 'own') } }));
});
afterEach(() => {
  vi.doUnmock('playwright');
  vi.resetModules();
  vi.unstubAllEnvs();
  rmSync(machine, { recursive: true });
});

const put = (name: string, script = '') => {
  writeFileSync(join(machine, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(machine, name), 0o755);
};
/** The one that is driven and the whole one, by their names. */
const found = async () => {
  const { ensureChromium, wholeChromiumPath } = await import('./chromium.ts');
  return [ensureChromium(), wholeChromiumPath()].map((path) => path && basename(path));
};

test('whichever Chromium there is is driven, the headless shell first', async () => {
  expect(await found()).toEqual([undefined, undefined]);
  put('own');
  expect(await found()).toEqual(['own', 'own']);
  put('google-chrome');
  expect(await found()).toEqual(['google-chrome', 'google-chrome']);
  put('chromium-headless-shell');
  expect(await found()).toEqual(['chromium-headless-shell', 'google-chrome']);
});

test('where none is and Debian’s packages don’t come, Playwright’s own does', async () => {
  put('apt-get', 'exit 100');
  put('playwright', `: > ${join(machine, 'own')}`);
  expect(await found()).toEqual(['own', 'own']);
});
