import { expect, test } from 'vitest';
import { wordsIn } from './testWords.tsx';

test.each([
  ['en', 'Another hue'],
  ['zh', '不同色相'],
  ['ms', 'Rona lain'],
] as const)('[inspector] a choice is told in its words, in %s', async (language, text) => {
  const words = await wordsIn('fto', language);
  const kind = ['ladder', 0, 'differences', 0, 'kind'];
  expect(words.value('hue', kind)).toBe(text);
  expect(words.value({ degrees: 10, kind: 'hue' }, kind.slice(0, -1))).toBe(
    `${text} · ${words.label([...kind.slice(0, -1), 'degrees'])} 10°`,
  );
});

test('[inspector] what a game does not have is told as it stands', async () => {
  const words = await wordsIn('fto');
  for (const key of ['constructor', 'toString', 'nothing']) {
    expect(words.value('lots', [key])).toBe('lots');
    expect(words.value(7, [key])).toBe('7');
  }
});

test.each([
  ['en', 'Step 3', 'Panels 3 · Hold 1 · Pays 829.44×'],
  ['zh', '第 3 步', '玻璃数 3 · 稳固数 1 · 派彩 829.44×'],
  ['ms', 'Langkah 3', 'Panel 3 · Kukuh 1 · Bayaran 829.44×'],
] as const)(
  '[inspector] a step and its numbers are named as the form has them, in %s',
  async (language, name, told) => {
    const words = await wordsIn('squidgame', language);
    expect(words.entry({}, ['steps', 2])).toBe(name);
    const step = { panels: 3, multiplier: 8_294_400, safePanels: 1 };
    expect(words.value(step, ['steps', 2])).toBe(told);
  },
);
