import { describe, expect, test } from 'vitest';
import { helpOn, overview } from './help.ts';
import { createProgram, GROUPS } from './program.ts';
import { COMMAND_NAMES } from './run.ts';

const LINES = GROUPS.flatMap(({ lines }) => lines);

/** What a shell makes of a line; any picture is one that is there. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) =>
    quoted === undefined ? word.replace(/^.*\.webp$/, 'assets/demo/promo-1.webp') : quoted,
  );

test('the help has every command once, by group', () => {
  expect(LINES.map(({ name }) => name).sort()).toEqual(COMMAND_NAMES.toSorted());
  const text = overview(GROUPS);
  for (const { title } of GROUPS) expect(text).toContain(`\n\n${title}\n`);
  for (const { what } of LINES) expect(text).toContain(`  ${what}\n`.trimEnd());
  expect(helpOn(GROUPS, ['banner', 'add'])).toMatch(/--img-zh <file>.*For example: /s);
  expect(helpOn(GROUPS, ['banner'])?.match(/For example/g)).toHaveLength(4);
  expect(helpOn(GROUPS, ['ban'])).toBe(null);
});

describe('the example of', () => {
  test.each(LINES.map((line) => [line.name, line] as const))(
    '%s works as it is typed',
    async (name, line) => {
      const calls: [string, object][] = [];
      const program = createProgram(async (...call) => void calls.push(call));
      await program.parseAsync(wordsOf(line.example), { from: 'user' });
      expect(calls.map(([called]) => called)).toEqual([name]);
      const needed = (line.takes ?? '').match(/(?<=<)\w+(?=>)/g) ?? [];
      expect(Object.keys(calls[0]?.[1] ?? {})).toEqual(expect.arrayContaining(needed));
    },
  );
});
