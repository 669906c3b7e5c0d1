import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offence, rowsOf } from './check.ts';
import { circles } from './circles.ts';
import { importsIn } from './imports.ts';
import { readTables } from './tables.ts';

const tables = readTables(readFileSync('docs/architecture.md', 'utf8'));
const FILES = globSync(
  '{contract,engine,games,src,server,assets,tests,tools}/**/*.{ts,tsx}',
).sort();
const imports = FILES.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

/** A line as it might be written into a file, and the rule that it breaks. */
const PLANTED: readonly (readonly [file: string, line: string, rule: string])[] = [
  [
    'contract/coins.ts',
    `import { createDraws } from '#engine/fair/draws.ts';`,
    'may import nothing',
  ],
  [
    'contract/day.ts',
    `import { readFileSync } from 'node:fs';`,
    'only server/, tools/, assets/ may',
  ],
  [
    'engine/bridge.ts',
    `import { useSession } from '#src/session/store.ts';`,
    'may import contract/',
  ],
  ['engine/round/machine.ts', `import '#games/index.ts';`, 'engine/ may import contract/'],
  ['engine/odds/exact.ts', `import { Text } from 'pixi.js';`, 'only engine/stage/, games/<key>/'],
  ['games/fto/rules.ts', `import { rules } from '../squidgame/rules.ts';`, 'engine/round/rules.ts'],
  [
    'games/fto/scene.ts',
    `import { view } from '#games/squidgame/view/hero.ts';`,
    'games/<key>/ may',
  ],
  ['games/lucky-egg/machine.ts', `import { GAMES } from '../index.ts';`, 'games/<key>/ may import'],
  ['games/squidgame/rules.ts', `import { scene } from './scene.ts';`, 'engine/fair/'],
  ['games/squidgame/tuning.ts', `import { tween } from '#engine/stage/tween.ts';`, 'engine/odds/'],
  ['games/spin-wheel/scene.ts', `import { useState } from 'react';`, 'only src/ may'],
  ['src/ui/button/Button.tsx', `import { Home } from '#src/screens/home/Home.tsx';`, 'src/ui/ may'],
  ['src/ui/icon/Icon.tsx', `type A = import('../../features/inbox/inbox.ts').A;`, 'src/ui/ may'],
  ['src/ui/card/Card.tsx', `import.meta.glob<A<B>>('/src/screens/*/Row.tsx', {});`, 'src/ui/ may'],
  [
    'src/screens/home/Home.tsx',
    `import.meta.glob(['/assets/x.json', '/server/*/routes.ts']);`,
    'imports server/*/routes.ts: src/screens/<route>/ may',
  ],
  ['src/base/paths.ts', `export { store } from '../session/store.ts';`, 'src/base/ may import'],
  ['src/session/leave.ts', `import '#src/features/account/session.ts';`, 'src/session/ may import'],
  [
    'src/features/inbox/Inbox.tsx',
    `import('#src/screens/inbox/Row.tsx');`,
    'src/features/<domain>/',
  ],
  ['src/screens/home/Home.tsx', `import '../games/GamesScreen.tsx';`, 'src/screens/<route>/ may'],
  ['src/screens/login/call.ts', `import axios from 'axios';`, 'only src/base/calls/ may'],
  [
    'src/app/start.ts',
    `import type { Deps } from '#server/deps.ts';`,
    'src/app/ may import contract/',
  ],
  ['src/app/live.ts', `import { show } from '#src/testing/screen.tsx';`, 'for tests alone'],
  [
    'server/main.ts',
    `import { createRound } from '#engine/round/machine.ts';`,
    'engine/round/result.ts',
  ],
  [
    'server/club/club.ts',
    `import type { Scene } from '#games/fto/scene.ts';`,
    'server/ may import',
  ],
  ['assets/art-tools/main.ts', `import { GAMES } from '#games/index.ts';`, 'assets/ may import'],
  ['elsewhere/new.ts', `import './other.ts';`, 'in no room'],
];

const broken = (file: string, text: string) =>
  importsIn(file, text).flatMap((each) => offence(tables, each) ?? []);

test('every import keeps to the tables of docs/architecture.md', () => {
  expect(imports.length).toBeGreaterThan(4000);
  expect(imports.flatMap((each) => offence(tables, each) ?? [])).toEqual([]);
});

test('nothing imports in a circle, types included', () => {
  expect(circles(imports)).toEqual([]);
});

test.each(PLANTED)('%s may not have: %s', (file, line, rule) => {
  expect(broken(file, line).join()).toContain(rule);
});

test('a circle is found, however long it is and wherever one enters', () => {
  const edge = (from: string, to: string) => ({ from, to, isLibrary: false });
  const ring = [edge('in', 'a'), edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'out')];
  expect(circles(ring)).toEqual([['a', 'b', 'c']]);
  expect(circles(ring.slice(0, -2))).toEqual([]);
});

test.each([
  [`import { b } from './b.ts';`, `import { a } from './a.ts';`],
  [`import type { B } from './b.ts';`, `import type { A } from './a.ts';`],
  [`type B = import('./b.ts').B;`, `export type { A } from './a.ts';`],
  [`import { type B } from '#engine/b.ts';`, `const a = () => import('./a.ts');`],
])('two files that name each other are a circle: %s and %s', (a, b) => {
  const both = [...importsIn('engine/a.ts', a), ...importsIn('engine/b.ts', b)];
  expect(circles(both)).toEqual([['engine/a.ts', 'engine/b.ts']]);
});

test('every room of the tables is there, and a file is in one', () => {
  const all = globSync('**/*', { exclude: ['node_modules', 'dist', '.git'] });
  const rooms = tables.rows.map(({ room }) => room);
  expect(rooms.filter((room) => !all.some((file) => isThere(room, file)))).toEqual([]);
  expect(FILES.filter((file) => rowsOf(tables.rows, file).length === 0)).toEqual([]);
});

const isThere = (room: string, file: string) => rowsOf([{ room, may: undefined }], file).length > 0;
