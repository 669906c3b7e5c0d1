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
  expect(words.value({ kind: 'hue', degrees: 10 }, kind.slice(0, -1))).toBe(`${text} · 10°`);
});

test('[inspector] what a game does not have is told as it stands', async () => {
  const words = await wordsIn('fto');
  for (const key of ['constructor', 'toString', 'nothing']) {
    expect(words.value('lots', [key])).toBe('lots');
    expect(words.value(7, [key])).toBe('7');
  }
});
