import type { Texts } from '#engine/canvas/stage/scene.ts';
import {
  changeOf,
  changeText,
  coinText,
  payoutOf,
  type Tone,
  toneOf,
} from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';

/** A multiplier as it is shown: 5000 is `×0.5`. */
export const timesText = (times: number): string => `×${times / UNIT}`;

/** How a prize is told; where its stake is not known, by what it pays of any. */
export const prizeTone = ({ times }: Prize, stake: number | null): Tone =>
  toneOf(changeOf(stake ?? UNIT, times));

/** What an egg held, in a word or two: a prize is one only where it pays more than its stake. */
const whatOf = (texts: Texts, prize: Prize, stake: number | null): string => {
  const tone = prizeTone(prize, stake);
  if (tone === 'win') return texts(`lucky-egg.${prize.kind}`);
  return texts(`lucky-egg.back.${tone}`, { percent: (100 * prize.times) / UNIT });
};

/** What was in an egg, in words: for those who do not see it. */
export const prizeWords = (texts: Texts, prize: Prize, stake: number | null): string => {
  const { kind, times } = prize;
  if (kind === 'none')
    return stake === null
      ? texts('lucky-egg.said.none')
      : texts('lucky-egg.said.lost', { change: changeText(-stake) });
  const what = whatOf(texts, prize, stake);
  if (stake === null) return texts('lucky-egg.said.times', { what, times: times / UNIT });
  const coins = coinText(payoutOf(stake, times));
  const change = changeText(changeOf(stake, times));
  return texts('lucky-egg.said.paid', { what, times: times / UNIT, coins, change });
};

/** The line that is seen below the nest; `comfort` are the kind words for an empty egg. */
export const prizeLine = (
  texts: Texts,
  prize: Prize,
  stake: number | null,
  comfort: string,
): string => {
  const { kind, times } = prize;
  const what = kind === 'none' ? comfort : whatOf(texts, prize, stake);
  if (stake === null) return kind === 'none' ? what : `${what} ${timesText(times)}`;
  const change = changeText(changeOf(stake, times));
  if (kind === 'none') return `${what} ${change}`;
  const coins = coinText(payoutOf(stake, times));
  return texts('lucky-egg.told', { what, change, times: timesText(times), coins });
};
