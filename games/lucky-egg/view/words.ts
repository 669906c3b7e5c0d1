import { COIN } from '#contract/coins.ts';
import type { Texts } from '#engine/stage/scene.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';

/** A multiplier as it is shown: 50 is `×0.5`, 50000 is `×500`. */
export const timesText = (times: number): string => `×${times / 100}`;

/** What a prize pays on a stake, both in hundredths of a coin. As the server reckons it. */
export const paidOn = (stake: number, times: number): number => Math.floor((stake * times) / 100);

/** What was in an egg, in words: for those who do not see it. */
export const prizeWords = (texts: Texts, { kind, times }: Prize, stake: number | null): string => {
  if (kind === 'none') return texts('lucky-egg.said.none');
  const what = texts(`lucky-egg.${kind}`);
  if (stake === null) return texts('lucky-egg.said.times', { what, times: times / 100 });
  const coins = paidOn(stake, times) / COIN;
  return texts('lucky-egg.said.paid', { what, times: times / 100, coins });
};
