import type { Texts } from '#engine/canvas/stage/scene.ts';
import type { Chance } from './legend.ts';
import { ribText } from './money.ts';

/** How many spins are left, to be said after what was told; empty where nobody counts. */
export const leftText = (texts: Texts, left: number | null): string =>
  left === null ? '' : ` ${texts('spin-wheel.said.left', { left })}`;

/** The prizes with their chances, for those who do not see them. */
export const prizesText = (texts: Texts, chances: readonly Chance[]): string => {
  const nameOf = (sen: number) =>
    sen === 0 ? texts('spin-wheel.nothing.rib') : `RM${ribText(sen)}`;
  return chances.map(({ sen, chance }) => `${nameOf(sen)} ${chance}`).join('; ');
};
