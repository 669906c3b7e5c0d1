import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RealtimeChange } from './realtime.ts';

const doc = readFileSync('docs/realtime.md', 'utf8');
const topics: string[] = RealtimeChange.shape.topic.options;

/** The documentation's line of each topic: its cells. */
const lines = new Map(
  [...doc.matchAll(/^\| `(\w+)` \|(.*)\|(.*)\|$/gm)].map(
    ([, topic = '', cause = '', effect = '']) => [topic, { cause, effect }],
  ),
);
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`(server\/[\w/.]+\.ts)`/g)].map(([, file = '']) => file);

/** The server's files that tell pages of a topic. */
const causesOf = (topic: string): string[] => {
  const told = new RegExp(`(recordChange|changesOf)\\((.|\\n)*?'${topic}'|\\btopic: '${topic}'`);
  const isOther = /test|requests\/change\.ts/i;
  return globSync('server/**/*.ts')
    .filter((file) => !isOther.test(file))
    .filter((file) => told.test(readFileSync(file, 'utf8')));
};

test('docs/realtime.md has a line for each topic, and for no other', () => {
  expect([...lines.keys()].sort()).toEqual([...topics].sort());
  for (const { effect } of lines.values()) expect(effect.trim()).not.toBe('');
});

test.each(topics)('docs/realtime.md names what tells of %s, all of it', (topic) => {
  expect(filesIn(lines.get(topic)?.cause ?? '').sort()).toEqual(causesOf(topic).sort());
});

test('every file that docs/realtime.md names is there', () => {
  expect(filesIn(doc).filter((file) => !existsSync(file))).toEqual([]);
});
