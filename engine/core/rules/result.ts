import { COIN } from '#contract/facts.ts';
import { figure } from '../figures.ts';
import { UNIT } from './rules.ts';

/*
 * How amounts are told, everywhere: what a round brought is told over its stake, with a sign; an
 * amount that has the stake in it is a payment, and stands with its word ('paid 0.96').
 */

/** Hundredths of a coin -> '1,234.50'. */
export const coinText = (hundredths: number): string => figure(hundredths / COIN, 2, 2);

/** Hundredths of a coin -> '+0.46', '−0.50'; nothing won and nothing lost has no sign: '0.00'. */
export const changeText = (hundredths: number): string => {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : '';
  return sign + coinText(Math.abs(hundredths));
};

/** A multiplier as a scene shows it, with two decimals at least: '9.60x', '10.935x'. */
export const multiplierText = (multiplier: number): string =>
  `${(multiplier / UNIT).toFixed(4).replace(/0{1,2}$/, '')}x`;

/** Malaysian sen -> 'RM10.00'. */
export const creditText = (sen: number): string => `RM${figure(sen / 100, 2, 2)}`;

/** What a stake in hundredths is paid at a multiplier: rounded down to a hundredth, as the server does it. */
export const payoutOf = (stake: number, multiplier: number): number =>
  Math.floor((stake * multiplier) / UNIT);

/** What a stake brought over itself at a multiplier, in hundredths; below 0: that was lost. */
export const changeOf = (stake: number, multiplier: number): number =>
  payoutOf(stake, multiplier) - stake;

/** How a result is told: won, nothing lost and nothing won, or lost, which is never dressed as a win. */
export type Tone = 'win' | 'even' | 'loss';

/**
 * The tone of what came over the stake, in hundredths. It alone decides on sounds, words, coins that fly,
 * colours and what is felt. Where nothing is staked nothing is lost.
 */
export const toneOf = (change: number): Tone => (change > 0 ? 'win' : change < 0 ? 'loss' : 'even');

interface Played {
  status: 'open' | 'settled' | 'voided';
  /** Staked and paid, in hundredths of a coin. */
  bet: number;
  won: number;
}

/** What came of a round over its stakes, in hundredths of a coin; null: it is not over. */
export const resultOf = ({ status, bet, won }: Played): number | null => {
  if (status === 'open') return null;
  // A round that was called off gave its bet back.
  return status === 'voided' ? won : won - bet;
};

/** The tone of a round; one that is not over has brought nothing yet. */
export const resultTone = (round: Played): Tone => toneOf(resultOf(round) ?? 0);
