import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '#tools/run.ts';

/** What is installed of each framework, at exactly this version; nothing of the project depends on it. */
const PACKAGES = {
  'boardgame.io': '0.50.2',
  '@colyseus/core': '0.18.17',
  '@colyseus/ws-transport': '0.18.4',
  '@colyseus/schema': '5.0.34',
  '@colyseus/sdk': '0.18.4',
} as const;

const NPM = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
/** It stands in the folder, so that names are looked up there. */
const LOADER = 'load.mjs';

/** Installs the frameworks into a folder outside the checkout, which `remove` deletes; null where npm can't. */
export const installPeers = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hornbill-peers-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, LOADER), 'export const load = (name) => import(name);\n');
  const names = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  const code = await run('npm', ['install', '--prefix', folder, ...NPM, ...names]);
  if (code === 0) return { folder, remove };
  remove();
  return null;
};

const importing = (file: string) => import(file);
/** Imports a package, or a file of it, of those installed; untyped, since the project does not know them. */
export type Load = typeof importing;

export const loaderOf = async (folder: string): Promise<Load> =>
  (await importing(pathToFileURL(join(folder, LOADER)).href)).load;
