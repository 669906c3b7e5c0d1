import { expect, test } from 'vitest';
import en from '#assets/locales/en/games/rock-scissor-paper.json' with { type: 'json' };
import { testTextsOf } from '#engine/canvas/stage/testTexts.ts';
import type { Hand, Result, RpsEnd, Score, Thrown } from '#games/rock-scissor-paper/shapes.ts';
import { joyOf } from './payOut.ts';
import { endOf, lineOf, promptFor, saidOf } from './words.ts';

const texts = testTextsOf(en);
const thrown = (
  mine: Hand | null,
  theirs: Hand | null,
  result: Result,
  score: Score = [0, 0],
): Thrown => ({ kind: 'thrown', number: 1, mine, theirs, result, score });
const ended = (why: RpsEnd['why'], score: Score, multiplier = 0): RpsEnd => ({
  kind: 'ended',
  why,
  score,
  multiplier,
});

test.each([
  ['rock', 'scissors', 'win', 'Rock blunts scissors: yours!', 'good'],
  ['scissors', 'rock', 'lose', 'Rock blunts scissors: their round', 'bad'],
  ['paper', 'rock', 'win', 'Paper wraps rock: yours!', 'good'],
  ['paper', 'paper', 'tie', 'Two of a kind: a tie', 'plain'],
  [null, 'paper', 'lose', 'No hand in time: round lost', 'bad'],
  ['rock', null, 'win', 'No hand from Ani: yours!', 'good'],
  [null, null, 'tie', 'No hand from anyone: a tie', 'plain'],
] as const)('%s against %s is told as what it is', (mine, theirs, result, line, tone) => {
  expect(lineOf(texts, thrown(mine, theirs, result), 'Ani')).toEqual([line, tone]);
});

test('who can not see it hears both hands, the result and the score', () => {
  const said = saidOf(texts, thrown('rock', null, 'win', [1, 0]), 'Ani');
  expect(said).toBe('You: Rock. Ani: no hand. You win the round. Score 1:0.');
});

test('the deciding throw is called one, and a tie asks again', () => {
  expect(promptFor(texts, null, 2)).toBe('Choose your hand');
  expect(promptFor(texts, thrown('rock', 'rock', 'tie', [1, 1]), 2)).toBe('A tie: choose again');
  expect(promptFor(texts, thrown('rock', 'paper', 'lose', [1, 1]), 2)).toMatch('decides');
  expect(promptFor(texts, thrown('rock', 'paper', 'lose', [0, 1]), 2)).toMatch('Next round');
  // Best of five.
  expect(promptFor(texts, thrown('rock', 'paper', 'lose', [1, 1]), 3)).toMatch('Next round');
  expect(promptFor(texts, thrown('rock', 'paper', 'lose', [2, 2]), 3)).toBe(
    '2:2. This round decides!',
  );
});

test('the end says what was won or lost over the bet, and what is paid by its name', () => {
  const won = endOf(texts, ended('won', [2, 1], 20_000), 'Ani', { bet: 5_00, wins: 2 });
  expect(won.told).toMatchObject({ change: 5_00, score: [2, 1], isGood: true });
  expect(won.told.text).toBe('Paid 10.00, bet included.');
  expect(won.said).toBe(
    'You won the match 2:1: +5.00 coins over your bet. Paid: 10.00, bet included.',
  );
  const lost = endOf(texts, ended('lost', [1, 2]), 'Ani', { bet: 5_00, wins: 2 });
  expect(lost.told).toMatchObject({ change: -5_00, isGood: false });
  expect(lost.said).toBe('You lost the match 1:2: −5.00 coins. You can play again.');
  expect(endOf(texts, ended('quit', [0, 0]), 'Ani', { bet: 5_00, wins: 2 }).said).toContain(
    '−5.00',
  );
});

test('a match won without a loss is told as one, where more than one throw was to be won', () => {
  const titleOf = (score: Score, wins: number) =>
    endOf(texts, ended('won', score, 20_000), 'Ani', { bet: 5_00, wins }).told.title;
  expect(titleOf([3, 0], 3)).toBe('A clean 3:0!');
  expect(titleOf([1, 0], 1)).toBe('The match is yours!');
  expect(titleOf([2, 0], 3)).toBe('Ani gave up!');
});

test('in a match that never was no score is shown, and no coins', () => {
  const { told } = endOf(texts, ended('void', [0, 0]), 'Ani', { bet: 5_00, wins: 2 });
  expect(told).toMatchObject({ score: null, change: null });
});

test('two straight throws are celebrated more, a match that was given up is not', () => {
  expect(joyOf(ended('won', [2, 1], 20_000), { isLive: false, wins: 2 })).toBe('small');
  expect(joyOf(ended('won', [2, 0], 20_000), { isLive: false, wins: 2 })).toBe('medium');
  expect(joyOf(ended('won', [2, 0], 19_400), { isLive: true, wins: 2 })).toBe('big');
  expect(joyOf(ended('won', [0, 0], 19_400), { isLive: true, wins: 2 })).toBe('small');
  expect(joyOf(ended('won', [2, 0], 19_400), { isLive: true, wins: 3 })).toBe('small');
  expect(joyOf(ended('won', [1, 0], 19_400), { isLive: true, wins: 1 })).toBe('small');
});
