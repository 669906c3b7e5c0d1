import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spread } from './tables.ts';

test('every file and folder that docs/guarantees.md names is there', () => {
  const page = readFileSync('docs/guarantees.md', 'utf8');
  const ROOMS = /`((?:contract|engine|games|src|server|tests|tools)\/[^`\s]*)`/g;
  const named = [...page.matchAll(ROOMS)].map(([, path = '']) => path.replace(/<\w+>/g, '*'));
  expect(named.length).toBeGreaterThan(150);
  const lost = named.flatMap(spread).filter((path) => globSync(path).length === 0);
  expect(lost).toEqual([]);
});
