import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file and folder that docs/guarantees.md names is there', () => {
  const page = readFileSync('docs/guarantees.md', 'utf8');
  const ROOMS = /`((?:contract|engine|games|src|server|tests|tools)\/[^`\s]*)`/g;
  const named = [...page.matchAll(ROOMS)].map(([, path = '']) => path.replace(/<\w+>/g, '*'));
  expect(named.length).toBeGreaterThan(150);
  // As the shell does: each of what stands in braces by itself.
  const spread = (path: string): string[] => {
    const [whole = '', inside] = /\{([^{}]*)\}/.exec(path) ?? [];
    return inside === undefined
      ? [path]
      : inside.split(',').flatMap((each) => spread(path.replace(whole, each)));
  };
  const lost = named.flatMap(spread).filter((path) => globSync(path).length === 0);
  expect(lost).toEqual([]);
});
