import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Beat } from '#engine/canvas/stage/tweens.ts';

/** A duration or a delay in digits, 0 and a single frame aside. */
const LITERAL = /\b(?:(?:ms|delay): [^,}\n]*|wait\()\b\d[\d_]+\b/g;

test('how long a scene moves stands in the table of its beats', () => {
  const files = globSync('games/*/{*,view/*}.ts').filter(
    (file) => !/beats\.ts$|\.test\.ts$|test[A-Z]\w*\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

const TABLES = import.meta.glob<{ BEATS: Record<string, Beat> }>('./*/view/beats.ts', {
  eager: true,
});

test.each(Object.entries(TABLES))('%s is data, and each of its beats is used', (file, table) => {
  expect(JSON.parse(JSON.stringify(table.BEATS))).toEqual(table.BEATS);
  const source = globSync(`games/${file.split('/')[1]}/{*,view/*}.ts`)
    .map((each) => readFileSync(each, 'utf8'))
    .join();
  const isUsed = (name: string) =>
    new RegExp(`BEATS\\.${name}\\b|\\{ ${name} \\} = BEATS`).test(source);
  expect(Object.keys(table.BEATS).filter((name) => !isUsed(name))).toEqual([]);
});
