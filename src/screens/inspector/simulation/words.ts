import type { TFunction } from 'i18next';
import type { GameKey } from '#contract/games.ts';
import { figure } from '#engine/core/figures.ts';
import type { Interval } from '#engine/core/odds/confidence.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { gameOf } from '#games/registry.ts';
import { formatCoins, formatCount, formatCredit, formatOdds } from '#src/base/format.ts';
import type { Side } from './jobs.ts';

/** How the figures of a game are written. */
export interface SimulationWords {
  t: TFunction<'simulation'>;
  side(side: Side): string;
  /** How it is played: 'Take after step 3'. */
  way(name: string): string;
  /** What comes back of a unit: 0.96 is '96.000%'; of a game without a stake '0.531×'. */
  back(mean: number): string;
  /** The same beside an axis. */
  backTick(mean: number): string;
  /** Nothing is staked: what comes back is a mean payout, not a return. */
  isFree: boolean;
  /** A band of it, less and more: '± 0.102%'. */
  margin(margin: number): string;
  share(share: number): string;
  interval(interval: Interval): string;
  times(units: number): string;
  count(value: number): string;
  /** Hundredths of a coin, or sen where money is won. */
  money(hundredths: number): string;
}

const backText = (isFree: boolean, mean: number): string =>
  isFree ? `${figure(mean, 3, 4)}×` : `${figure(100 * mean, 3, 3)}%`;

export const simulationWords = (
  game: GameKey,
  t: TFunction<'simulation'>,
  way: SimulationWords['way'],
): SimulationWords => {
  const { target, plan } = gameOf(game);
  const isFree = target.rtp === null;
  return {
    t,
    side: (side) => t(`side.${side}`),
    way,
    back: (mean) => backText(isFree, mean),
    backTick: (mean) => (isFree ? formatOdds(mean) : `${figure(100 * mean, 0, 2)}%`),
    isFree,
    margin: (margin) => `± ${backText(isFree, margin)}`,
    share: percentText,
    interval: ([least, most]) =>
      t('interval', { least: percentText(least), most: percentText(most) }),
    times: formatOdds,
    count: formatCount,
    money: plan.kind === 'spins' ? formatCredit : formatCoins,
  };
};
