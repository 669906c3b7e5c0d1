import type { Analysis } from '#engine/core/odds/analysis.ts';
import type { Simulation } from '#engine/core/odds/sums.ts';
import type { Target, Verdict } from '#engine/core/odds/verdict.ts';
import { coinText } from '#engine/core/rules/result.ts';
import type { Judgement } from '#games/gate/gate.ts';
import { faultText } from '#games/gate/gateFaults.ts';

/** A way's figures, exact and simulated. */
export interface WayReport {
  name: string;
  analysis: Analysis;
  simulation: Simulation;
  verdict: Verdict;
}

const percent = (share: number, digits = 4) => `${(100 * share).toFixed(digits)} %`;
const count = (value: number) => value.toLocaleString('en');
const odds = (payout: number) => `${payout.toFixed(2)}x`;
const oneIn = (chance: number) => {
  if (chance === 0) return 'never';
  const rarity = 1 / chance;
  return `1 in ${rarity < 100 ? rarity.toFixed(2) : count(Math.round(rarity))}`;
};

const LABEL = 28;
const COLUMN = 16;
const row = (label: string, exact: string, simulated = '', note = '') =>
  `  ${label.padEnd(LABEL)}${exact.padStart(COLUMN)}${simulated.padStart(COLUMN)}${note && `   ${note}`}`;

const COMPLAINTS: Record<Verdict['complaints'][number], string> = {
  return: 'the exact return misses its target by more than 0.01 percentage points',
  maximum: 'the maximum is higher than it may be',
  interval: 'the exact mean lies outside the interval of the simulation',
};

const verdictLine = ({ result, complaints }: Verdict): string =>
  `  ${'verdict'.padEnd(LABEL)}${result.toUpperCase().padStart(COLUMN)}` +
  (complaints.length > 0 ? `   ${complaints.map((each) => COMPLAINTS[each]).join('; ')}` : '');

/** From a thousand. */
const POWER_OF_TEN = /^10{3,}$/;

/** What is aimed at, as the first line of a game. */
export const targetLine = (game: string, { rtp, maxOdds }: Target): string =>
  rtp === null
    ? `${game}: nothing is staked; at most ${odds(maxOdds)} what a right answer pays`
    : `${game}: target ${percent(rtp, 2)}, at most ${odds(maxOdds)}`;

/** Whether the club would serve the tuning, what a stake is paid at most, or why it would not. */
export const gateLines = (judged: Judgement): string[] => {
  if (!judged.isServed)
    return ['  not served', ...judged.faults.map((fault) => `    ${faultText(fault)}`)];
  const { coins, sen } = judged.figures.most;
  const most = coins === 0 ? '' : `   pays ${coinText(coins)} coins at most (RM${coinText(sen)})`;
  return [`  served${most}`];
};

/** The block of one way: exact beside simulated, how it converged, and the verdict. */
export const wayLines = (
  { name, analysis, simulation, verdict }: WayReport,
  { rtp }: Target,
): string[] => {
  const mean = (value: number) => (rtp === null ? value.toFixed(5) : percent(value));
  const [least, most] = simulation.interval;
  return [
    row(name, 'exact', 'simulated', `${count(simulation.rounds)} stakes`),
    row(
      rtp === null ? 'mean payout' : 'return',
      mean(analysis.mean),
      mean(simulation.mean),
      `99%: ${mean(least)} to ${mean(most)}`,
    ),
    row(
      'hit rate',
      percent(analysis.hitRate),
      percent(simulation.hitRate),
      analysis.staked === 0 ? 'anything is paid' : 'the stake or more comes back',
    ),
    row(
      'standard deviation',
      analysis.standardDeviation.toFixed(4),
      simulation.standardDeviation.toFixed(4),
    ),
    row('volatility index (90%)', analysis.volatilityIndex.toFixed(4)),
    row('maximum', odds(analysis.maximum), odds(simulation.maximum)),
    row(
      'probability of the maximum',
      oneIn(analysis.maximumChance),
      simulation.maximum === analysis.maximum ? oneIn(simulation.maximumRate) : 'not seen',
    ),
    ...simulation.checkpoints
      .filter(({ rounds }) => POWER_OF_TEN.test(String(rounds)))
      .map(({ rounds, mean: reached, margin }) =>
        row(`after ${count(rounds)}`, '', mean(reached), `+/- ${mean(margin)}`),
      ),
    verdictLine(verdict),
  ];
};
