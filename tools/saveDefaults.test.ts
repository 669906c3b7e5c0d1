import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { mergeTuning } from '#games/gate/mergeTuning.ts';
import { refusedOf, servedOf } from '#games/gate/testTunings.ts';
import { gameOf } from '#games/registry.ts';
import { saveDefaults } from './saveDefaults.ts';

const HERE = join(import.meta.dirname, '..');
/** Inside of the project, so that a copy finds what it imports. */
const root = mkdtempSync(join(HERE, 'node_modules/.tuning-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'node_modules'));
symlinkSync(join(HERE, 'node_modules/.bin'), join(root, 'node_modules/.bin'));
for (const name of ['package.json', 'contract', 'engine'])
  cpSync(join(HERE, name), join(root, name), { recursive: true });
const copy = (key: GameKey) => {
  const [file, shapes] = [`games/${key}/tuning.ts`, `games/${key}/shapes.ts`];
  for (const each of [file, shapes])
    cpSync(join(HERE, each), join(root, each), { recursive: true });
  return join(root, file);
};

const judge = (key: string, values: unknown) => judgeTuning(gameOf(key as GameKey), values);
const save = (game: string, values: unknown) => saveDefaults(root, { game, values }, judge);

describe.each(GAME_KEYS)('[inspector] the defaults of %s are saved', (key) => {
  test('as plain values that the file gives when it is imported, one version on', async () => {
    const { defaults, version } = gameOf(key).tuning;
    const values = mergeTuning(defaults, servedOf(key));
    const file = copy(key);
    expect(save(key, values)).toEqual({ version: version + 1, file: `games/${key}/tuning.ts` });
    const made = await import(/* @vite-ignore */ `${file}?saved`);
    const kit = Object.values<{ defaults?: unknown }>(made).find(({ defaults }) => defaults);
    expect(kit).toMatchObject({ version: version + 1, defaults: values });
    // What only wrote the numbers is gone, and all else is there.
    const source = readFileSync(file, 'utf8');
    expect(source).not.toMatch(/^const (prize|rib|rung|hue|mirror)\b/m);
    for (const line of readFileSync(join(HERE, `games/${key}/tuning.ts`), 'utf8').split('\n'))
      if (line.startsWith('export ')) expect(source).toContain(line);
    // Saved once more, it stays a file that can be saved.
    expect(save(key, defaults)).toMatchObject({ version: version + 2 });
  });

  test('only when the gate serves them: else the file is as it was', () => {
    const file = copy(key);
    const before = readFileSync(file, 'utf8');
    for (const changes of [...refusedOf(key), null]) {
      const values = changes && { ...Object(gameOf(key).tuning.defaults), ...changes };
      expect(save(key, values)).toHaveProperty('faults');
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

test('[inspector] of no other file, and never of one that does not look as expected', () => {
  for (const game of ['../evil', 'constructor', '', undefined])
    expect(save(String(game), {})).toEqual({ problem: 'there is no such game' });
  rmSync(join(root, 'games/fto'), { recursive: true, force: true });
  expect(save('fto', gameOf('fto').tuning.defaults)).toHaveProperty('problem');
});

test('[inspector] a page of another origin gets no connection to ask over', async () => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const { port } = server.httpServer!.address() as AddressInfo;
  const connect = async (token: string) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://evil.example',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
      'sec-websocket-key': 'aaaaaaaaaaaaaaaaaaaaaa==',
    };
    const asked = request({ host: '127.0.0.1', port, path: `/?token=${token}`, headers }).end();
    const [answer] = await Promise.race([once(asked, 'upgrade'), once(asked, 'response')]);
    asked.destroy();
    return answer.statusCode;
  };
  try {
    expect(await connect('guessed')).toBe(400);
    expect(await connect(server.config.webSocketToken)).toBe(101);
  } finally {
    await server.close();
  }
});
