import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { followLanguage, loadTexts } from '#src/app/i18n.ts';
import { nameWords } from './words.ts';

beforeAll(async () => {
  await followLanguage(new URL('https://club.test/?lang=en'));
  await loadTexts('replay');
});

it.each([
  ['xstate.after.8000.round.loading', 'loading: 8000 ms are over'],
  ['xstate.done.actor.0.round.deciding', 'deciding: what it waits for is done'],
  ['xstate.error.actor.1.round.asking.move', 'asking.move: what it waits for failed'],
  ['open', 'open'],
  ['xstate.stop', 'xstate.stop'],
])('[replay] what a state waits for is named in words: %s', (name, words) => {
  expect(nameWords(name, i18next.getFixedT('en', 'replay'))).toBe(words);
});
