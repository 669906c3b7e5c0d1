import { changeOf, changeText, coinText, payoutOf } from '#engine/round/result.ts';
import type { Texts } from '#engine/stage/scene.ts';
import type { Prize } from '#games/lucky-egg/shapes.ts';

/** A multiplier as it is shown: 50 is `×0.5`, 50000 is `×500`. */
export const timesText = (times: number): string => `×${times / 100}`;

/** What was in an egg, in words: for those who do not see it. */
export const prizeWords = (texts: Texts, { kind, times }: Prize, stake: number | null): string => {
  if (kind === 'none')
    return stake === null
      ? texts('lucky-egg.said.none')
      : texts('lucky-egg.said.lost', { change: changeText(-stake) });
  const what = texts(`lucky-egg.${kind}`);
  if (stake === null) return texts('lucky-egg.said.times', { what, times: times / 100 });
  const coins = coinText(payoutOf(stake, times));
  const change = changeText(changeOf(stake, times));
  return texts('lucky-egg.said.paid', { what, times: times / 100, coins, change });
};

/** The line that is seen below the nest; `comfort` are the kind words for an empty egg. */
export const prizeLine = (
  texts: Texts,
  { kind, times }: Prize,
  stake: number | null,
  comfort: string,
): string => {
  const what = kind === 'none' ? comfort : texts(`lucky-egg.${kind}`);
  if (stake === null) return kind === 'none' ? what : `${what} ${timesText(times)}`;
  const change = changeText(changeOf(stake, times));
  if (kind === 'none') return `${what} ${change}`;
  const coins = coinText(payoutOf(stake, times));
  return texts('lucky-egg.told', { what, change, times: timesText(times), coins });
};
