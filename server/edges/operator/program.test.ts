import { describe, expect, test } from 'vitest';
import { createProgram, GROUPS } from './program.ts';
import { COMMAND_NAMES } from './run.ts';

const LINES = GROUPS.flatMap(({ lines }) => lines);

/** What a shell makes of a line; any picture and any JSON is one that is there. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) =>
    quoted === undefined
      ? word.replace(/^.*\.webp$/, 'assets/demo/promo-1.webp').replace(/^.*\.json$/, 'knip.json')
      : quoted,
  );

/** What `help` prints, whatever the width of the screen. */
const helpOn = async (...words: string[]): Promise<string> => {
  let printed = '';
  const program = createProgram(async () => {});
  const writeOut = (text: string) => {
    printed += text;
  };
  for (const each of [program, ...program.commands.flatMap((noun) => [noun, ...noun.commands])])
    each.configureOutput({ writeOut, getOutHelpWidth: () => 1_000 });
  await program.parseAsync(['help', ...words], { from: 'user' });
  return printed;
};

test('the help has every command once, by group', async () => {
  expect(LINES.map(({ name }) => name).sort()).toEqual(COMMAND_NAMES.toSorted());
  const text = await helpOn();
  const parts = text.split('\n\n');
  for (const { title, lines } of GROUPS) {
    const part = parts.find((each) => each.startsWith(`${title}:\n`)) ?? '';
    expect(part.split('\n')).toHaveLength(1 + lines.length);
    for (const { name, takes, what } of lines) {
      const typed = takes ? `${name} ${takes}` : name;
      const told = part.split('\n').filter((each) => each.startsWith(`  ${typed}  `));
      expect(told).toHaveLength(1);
      expect(told[0]?.endsWith(`  ${what}`)).toBe(true);
    }
  }
});

test('the help on a command has its options and an example, on a word all that begin so', async () => {
  const add = await helpOn('banner', 'add');
  expect(add).toContain('Usage: npm run operator -- banner add [options]');
  expect(add).toMatch(
    /--img-zh <file> .*\n.*--json.*For example: npm run operator -- banner add /s,
  );
  expect(await helpOn('promotion', 'add')).toMatch(/--title-zh <text> .*\(needed\)/);
  const banner = await helpOn('banner');
  for (const { name } of LINES)
    expect(banner.includes(`  ${name} `)).toBe(name.startsWith('banner '));
  await expect(helpOn('ban')).rejects.toThrow("There is no command 'ban'.");
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
