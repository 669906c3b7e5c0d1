import type { Texts } from '#engine/canvas/stage/scene.ts';
import { changeOf, changeText, coinText, payoutOf, toneOf } from '#engine/core/rules/result.ts';
import type { Hand, RpsEnd, Score, Thrown } from '#games/rock-scissor-paper/shapes.ts';
import type { Tone } from './line.ts';
import type { Told } from './verdict.ts';

const text = (texts: Texts, key: string, values?: Readonly<Record<string, string | number>>) =>
  texts(`rock-scissor-paper.${key}`, values);

const scoreText = ([mine, theirs]: Score) => `${mine}:${theirs}`;

export const handName = (texts: Texts, hand: Hand | null): string =>
  hand === null ? text(texts, 'said.none') : text(texts, `hand.${hand}`);

/** What is asked for in the throw after `last`, null: the first of a match to so many wins. */
export const promptFor = (texts: Texts, last: Thrown | null, wins: number): string => {
  if (last === null) return text(texts, 'prompt.first');
  if (last.result === 'tie') return text(texts, 'prompt.again');
  const isLast = last.score.every((each) => each === wins - 1);
  return text(texts, isLast ? 'prompt.last' : 'prompt.next', { score: scoreText(last.score) });
};

/** The one line that is seen of a throw, and how it is meant. */
export const lineOf = (texts: Texts, thrown: Thrown, name: string): [text: string, tone: Tone] => {
  const { mine, theirs, result } = thrown;
  if (mine === null && theirs === null) return [text(texts, 'missedBoth'), 'plain'];
  if (mine === null) return [text(texts, 'missed'), 'bad'];
  if (theirs === null) return [text(texts, 'missedThem', { name }), 'good'];
  if (result === 'tie') return [text(texts, 'tie'), 'plain'];
  const how = text(texts, `beats.${result === 'win' ? mine : theirs}`);
  return result === 'win'
    ? [text(texts, 'won', { how }), 'good']
    : [text(texts, 'lost', { how }), 'bad'];
};

/** A throw in words, for who can't see it. */
export const saidOf = (texts: Texts, thrown: Thrown, name: string): string =>
  text(texts, 'said.thrown', {
    mine: handName(texts, thrown.mine),
    theirs: handName(texts, thrown.theirs),
    result: text(texts, `said.${thrown.result}`),
    score: scoreText(thrown.score),
    name,
  });

/** The end of a match to so many wins on its board and in words; `bet` in hundredths of a coin. */
export const endOf = (
  texts: Texts,
  { why, score, multiplier }: RpsEnd,
  name: string,
  { bet, wins }: { bet: number; wins: number },
): { told: Told; said: string } => {
  const isWon = why === 'won';
  const change = changeOf(bet, multiplier);
  const coins = coinText(payoutOf(bet, multiplier));
  // A match that is won before its throws was given up by the other player.
  const isLeft = isWon && score[0] < wins;
  const isClean = isWon && wins > 1 && score[1] === 0;
  const title = isLeft ? 'end.won.left' : isClean ? 'end.won.clean' : `end.${why}.title`;
  return {
    told: {
      title: text(texts, title, { name, score: scoreText(score) }),
      text: text(texts, `end.${why}.text`, { name, coins }),
      score: why === 'void' ? null : score,
      change: why === 'void' ? null : change,
      isGood: isWon && toneOf(change) === 'win',
    },
    said: text(texts, isLeft ? 'said.left' : `said.${why}`, {
      score: scoreText(score),
      change: changeText(change),
      coins,
      name,
    }),
  };
};
