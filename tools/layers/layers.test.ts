import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainOf, fittingRows, isOfTests, offence } from './check.ts';
import { circles } from './circles.ts';
import { importsIn } from './imports.ts';
import { withPicture } from './picture.ts';
import { reachedWrongly } from './reach.ts';
import { readTables } from './tables.ts';

const PAGE = readFileSync('docs/architecture.md', 'utf8');
const tables = readTables(PAGE);
const FILES = globSync(
  '{contract,engine,games,src,server,assets,tests,tools}/**/*.{ts,tsx}',
).sort();
const imports = FILES.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

/** A line as it might be written into a file, and the rule that it breaks. */
const PLANTED: readonly (readonly [file: string, line: string, rule: string])[] = [
  [
    'contract/coins.ts',
    `import { createDraws } from '#engine/core/fair/draws.ts';`,
    'may import nothing',
  ],
  ['contract/day.ts', `import { readFileSync } from 'node:fs';`, 'only server/, assets/ may'],
  [
    'engine/bridge.ts',
    `import { useSession } from '#src/session/store.ts';`,
    'may import contract/',
  ],
  ['engine/round/machine.ts', `import '#games/index.ts';`, 'engine/round/ may import contract/'],
  [
    'engine/core/odds/exact.ts',
    `import { Text } from 'pixi.js';`,
    'only engine/canvas/stage/, games/<key>/',
  ],
  ['games/fto/rules.ts', `import { rules } from '../squidgame/rules.ts';`, 'engine/core/rules/'],
  [
    'games/fto/scene.ts',
    `import { view } from '#games/squidgame/view/hero.ts';`,
    'games/<key>/ may',
  ],
  ['games/lucky-egg/machine.ts', `import { GAMES } from '../index.ts';`, 'games/<key>/ may import'],
  ['games/squidgame/rules.ts', `import { scene } from './scene.ts';`, 'engine/core/fair/'],
  [
    'games/squidgame/tuning.ts',
    `import { tween } from '#engine/canvas/stage/tween.ts';`,
    'engine/core/odds/',
  ],
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
    `import('#src/screens/inbox/MessageRow.tsx');`,
    'src/features/<domain>/',
  ],
  ['src/screens/home/Home.tsx', `import '../games/GamesScreen.tsx';`, 'src/screens/<route>/ may'],
  ['src/screens/login/call.ts', `import axios from 'axios';`, 'only src/base/calls/ may'],
  [
    'src/app/start.ts',
    `import type { Deps } from '#server/platform/deps.ts';`,
    'src/app/ may import contract/',
  ],
  ['src/app/live.ts', `import { show } from '#src/testing/screen.tsx';`, 'for tests alone'],
  [
    'server/edges/main.ts',
    `import { createRound } from '#engine/round/machine.ts';`,
    'engine/core/rules/',
  ],
  [
    'server/domains/club/club.ts',
    `import type { Scene } from '#games/fto/scene.ts';`,
    'server/domains/ may import',
  ],
  [
    'server/domains/inbox/send.ts',
    `import { buildApp } from '../../edges/app.ts';`,
    'server/domains/ may import',
  ],
  [
    'server/platform/store/open.ts',
    `import { queuePush } from '../../domains/push/queue.ts';`,
    'server/platform/ may import',
  ],
  [
    'server/domains/rounds/settle/settle.ts',
    `import { voidHold } from '../../ledger/ledger.ts';`,
    'by server/domains/ledger/index.ts alone',
  ],
  [
    'server/domains/club/club.ts',
    `type Round = import('../rounds/tunings/inForce.ts').PinnedTuning;`,
    'by server/domains/rounds/index.ts alone',
  ],
  ['assets/audio/synth/main.ts', `import { GAMES } from '#games/index.ts';`, 'assets/ may import'],
  ['elsewhere/new.ts', `import './other.ts';`, 'in no room'],
  ['games/fto/rules.ts', `import { setup } from 'xstate';`, 'only engine/round/'],
  ['games/fto/machine.ts', `import { setup } from 'xstate';`, 'only engine/round/'],
  ['games/fto/sounds.ts', `import { Container } from 'pixi.js';`, 'only engine/canvas/stage/'],
  [
    'server/domains/redemptions/decide.ts',
    `import { create } from 'zustand';`,
    'only engine/bridge.ts',
  ],
  [
    'server/domains/ledger/ledger.ts',
    `import { runCommand } from '../../edges/operator/run.ts';`,
    'server/domains/ may import',
  ],
  ['src/ui/button/Button.tsx', `import { merge } from 'lodash';`, 'no room may'],
  ['server/platform/http/bodies.ts', `import express from 'express';`, 'no room may'],
  ['engine/core/clock.ts', `import dayjs from 'dayjs';`, 'no room may'],
  ['src/screens/home/Home.tsx', `import { unzipSync } from 'fflate';`, 'only src/screens/replay/'],
];

/** Lines of files of which the first comes to something only through the others. */
const AT_SECOND_HAND: readonly (readonly [string, string])[][] = [
  [['contract/facts.ts', `import { z } from 'zod/mini';`]],
  [
    ['contract/facts.ts', `import { Amount } from './amount.ts';`],
    ['contract/amount.ts', `import * as z from 'zod';`],
  ],
  [
    ['engine/core/fair/draws.ts', `import { Rules } from '../rules/rules.ts';`],
    ['engine/core/rules/rules.ts', `import { purse } from '../../canvas/stage/kit/purse.ts';`],
  ],
  [
    ['server/domains/rounds/game.lines.ts', `import { gameCommands } from './game.commands.ts';`],
    ['server/domains/rounds/game.commands.ts', `import { gameOf } from '#games/registry.ts';`],
  ],
  [
    ['games/registry.ts', `import { titles } from './titles.ts';`],
    ['games/titles.ts', `import { GAMES } from './catalogue.ts';`],
  ],
  [
    ['games/fto/rules.ts', `import type { Card } from './shapes.ts';`],
    ['games/fto/shapes.ts', `import { assign } from 'xstate';`],
  ],
  [
    ['server/domains/rounds/games.ts', `import { gameOf } from '#games/registry.ts';`],
    ['games/registry.ts', `import { pace } from './gate/pace.ts';`],
    ['games/gate/pace.ts', `import { Container } from 'pixi.js';`],
  ],
  [
    ['server/domains/reports/reader.ts', `import { read } from '#engine/lab/record/read.ts';`],
    ['engine/lab/record/read.ts', `export { bridge } from '../../bridge.ts';`],
    ['engine/bridge.ts', `import { create } from 'zustand/vanilla';`],
  ],
  [
    ['engine/lab/replay/cut.ts', `import { marks } from './marks.ts';`],
    [
      'engine/lab/replay/marks.ts',
      `import { displayTree } from '../../canvas/stage/displayTree.ts';`,
    ],
    ['engine/canvas/stage/displayTree.ts', `import type { Container } from 'pixi.js';`],
  ],
  [
    ['src/screens/play/Notice.tsx', `import { wayOf } from './way.ts';`],
    ['src/screens/play/way.ts', `import { chartOf } from '#engine/lab/inspect/chart.ts';`],
  ],
  [
    ['src/screens/game/Odds.tsx', `import { useFigures } from '#src/features/games/figures.ts';`],
    ['src/features/games/figures.ts', `const load = () => import('../staff/calls.ts');`],
  ],
  [
    ['src/sw/pages.ts', `import { store } from './who.ts';`],
    ['src/sw/who.ts', `import { useSession } from '../session/store.ts';`],
  ],
];

const broken = (file: string, text: string) =>
  importsIn(file, text).flatMap((each) => offence(tables, each) ?? []);

test('every import keeps to the tables of docs/architecture.md', () => {
  expect(imports.length).toBeGreaterThan(4000);
  expect(imports.flatMap((each) => offence(tables, each) ?? [])).toEqual([]);
});

test('nothing comes to what it never may, through however many files', () => {
  expect(reachedWrongly(tables.reach, imports)).toEqual([]);
});

test.each(AT_SECOND_HAND)(
  'no file may come to what the last of these lines names: %j',
  (...files) => {
    const planted = files.flatMap(([file, line]) => importsIn(file, line));
    const { from, to } = planted.at(-1) ?? { from: '', to: '' };
    const found = reachedWrongly(tables.reach, [...imports, ...planted]);
    expect(found.join('\n')).toContain(`${from} -> ${to}`);
  },
);

test('nothing imports in a circle, types included', () => {
  expect(circles(imports)).toEqual([]);
});

/** What a folder knows of others, as one file each; what tests alone import is left out. */
const betweenFolders = (all: typeof imports, folderOf: (file: string) => string) =>
  all.flatMap((each) => {
    const [from, to] = [folderOf(each.from), folderOf(each.to)];
    const isBetween = from !== '' && to !== '' && from !== to;
    return isBetween && !isOfTests(each.from) ? [{ from, to, isLibrary: false }] : [];
  });

test('domains of the server know one another in no circle', () => {
  const all = betweenFolders(imports, domainOf);
  expect(all.length).toBeGreaterThan(50);
  expect(circles(all)).toEqual([]);
  const back = [
    ...importsIn('server/domains/push/queue.ts', `import '../inbox/send.ts';`),
    ...importsIn('server/domains/ledger/ledger.ts', `import '../rounds/settle/settle.ts';`),
  ];
  expect(circles([...all, ...betweenFolders(back, domainOf)]).flat()).toEqual(
    expect.arrayContaining(
      ['push', 'inbox', 'ledger', 'rounds'].map((name) => `server/domains/${name}`),
    ),
  );
});

/** A room of the engine or the client, a domain of its features, a folder of `games/`; there a single file is one, too. */
const roomOf = (file: string): string =>
  /^(?:engine\/\w+|games\/[\w-]+|src\/features\/\w+|src\/(?!features)\w+)(?=\/)|^games\/\w+\.ts$/.exec(
    file,
  )?.[0] ?? '';

test('rooms of the engine, the games and the client know one another in no circle', () => {
  const all = betweenFolders(imports, roomOf);
  expect(all.length).toBeGreaterThan(500);
  expect(circles(all)).toEqual([]);
  const back = [
    ...importsIn('games/fto/stories.ts', `import { playOf } from '../house/stories.ts';`),
    ...importsIn('src/features/nav/NavBar.tsx', `import '../settings/settings.ts';`),
  ];
  expect(circles([...all, ...betweenFolders(back, roomOf)]).flat()).toEqual(
    expect.arrayContaining(['games/fto', 'games/house', 'src/features/nav', 'src/features/page']),
  );
});

test('what a domain of the server shows to others is a list of names from its own files', () => {
  const entries = FILES.filter((file) => file === `${domainOf(file)}/index.ts`);
  expect(entries.length).toBeGreaterThan(10);
  for (const file of entries) {
    const statements = readFileSync(file, 'utf8')
      .replace(/^\/\/.*$/gm, '')
      .trim()
      .split(/;\s*/);
    for (const each of statements.filter(Boolean))
      expect(each).toMatch(/^export (type )?\{[^}*]+\} from '\.\/[^']+'$/);
  }
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

test('docs/architecture.md names what is there, and no cell is longer than thirty words', () => {
  const cells = [...PAGE.matchAll(/^\|.*\|$/gm)].flatMap(([line]) => line.split('|'));
  expect(cells.length).toBeGreaterThan(300);
  expect(cells.filter((cell) => cell.trim().split(/\s+/).length > 30)).toEqual([]);
  const [, where = ''] = PAGE.split('| where is | |');
  const named = (where.split('\n\n')[0] ?? '').matchAll(/`([^`]+)`/g);
  const globs = [...named].map(([, path = '']) => path.replace(/<\w+>/g, '*').replace(/\/$/, ''));
  expect(globs.length).toBeGreaterThan(7);
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});

test('every room of the tables is there, and a file is in one', () => {
  const all = globSync('**/*', { exclude: ['node_modules', 'dist', '.git'] });
  const rooms = tables.rows.map(({ room }) => room);
  expect(rooms.filter((room) => !all.some((file) => isThere(room, file)))).toEqual([]);
  expect(FILES.filter((file) => fittingRows(tables.rows, file).length === 0)).toEqual([]);
});

const isThere = (room: string, file: string) =>
  fittingRows([{ room, may: undefined }], file).length > 0;

test('the picture of the rooms is drawn from their table', () => {
  expect(withPicture(PAGE)).toBe(PAGE);
  const other = PAGE.replace('| `src/sw/` |', '| `src/sx/` |');
  expect(withPicture(other)).toContain('src_sx["src/sx"]');
});
