import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedNames } from './exports.ts';

/** Every game has `rules`, `scene` and the like, which is why they are left out. */
const GAMES = globSync('games/*/rules.ts').map((file) => file.replace('rules.ts', ''));
const FILES = globSync('{contract,engine,games,src,server,assets,tools}/**/*.{ts,tsx}').sort();
const isJudged = (file: string) => !GAMES.some((room) => file.startsWith(room));

test('a name is exported by one file, so that it means one thing wherever it is read', () => {
  const judged = FILES.filter(isJudged);
  expect(judged.length).toBeGreaterThan(1000);
  expect(sharedNames(judged.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
});

test('docs/architecture.md explains at most twenty words of our own, each with the file it is of', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const [, table = ''] = page.split('| word | what it means here | where |\n');
  const places = [...table.matchAll(/^\| \w+ \| .+ \| `([^`]+)` \|$/gm)].map(
    ([, place = '']) => place,
  );
  expect(places.length).toBeGreaterThan(10);
  expect(places.length).toBe(table.trim().split('\n').length - 1);
  expect(places.length).toBeLessThanOrEqual(20);
  expect(places.filter((place) => globSync(place).length === 0)).toEqual([]);
});

test('two files that export the same name are named, whatever it is of', () => {
  const files = [
    ['a.ts', `export const Way = schema;\nexport type Way = Read<typeof Way>;\nexport default 1;`],
    [
      'b.tsx',
      `export const Way = () => <p />;\nexport { Other } from './c.ts';\nexport default 2;`,
    ],
    ['c.ts', `interface Inside {}\nexport class Other {}\nexport { type Inside as Way };`],
  ] as const;
  expect(sharedNames(files)).toEqual(['Way: a.ts, b.tsx, c.ts']);
  expect(sharedNames(files.slice(0, 1))).toEqual([]);
});
