import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spread } from './tables.ts';

test('every file and folder that docs/guarantees.md names is there', () => {
  const page = readFileSync('docs/guarantees.md', 'utf8');
  const ROOMS = /`((?:contract|engine|games|src|server|tests|tools)\/[^`\s]*)`/g;
  const named = [...page.matchAll(ROOMS)].map(([, path = '']) => path.replace(/<\w+>/g, '*'));
  const paths = named.flatMap(spread);
  expect(paths.length).toBeGreaterThan(200);
  const lost = paths.filter((path) => globSync(path).length === 0);
  expect(lost).toEqual([]);
});
