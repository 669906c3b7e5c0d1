import { type Analysis, analyse, type Outcome, outcomesAmong } from '#engine/core/odds/analysis.ts';
import { type Fraction, fraction, times } from '#engine/core/odds/fraction.ts';
import { type GameOdds, oneWay } from '#engine/core/odds/ways.ts';
import { weightOf } from '#engine/core/rules/among.ts';
import { plan } from './plan.ts';
import { type EggState, eggRules } from './rules.ts';
import type { EggMove, Prize } from './shapes.ts';
import type { EggTuning } from './tuning.ts';

/** What an egg may hold: the kind of prize, and what it pays of a unit staked. */
interface EggOutcome extends Outcome {
  kind: Prize['kind'];
}

type Table = EggTuning['coins'];

/** The prizes of a table that is drawn from with probability `share`. */
const inside = (kind: Prize['kind'], table: Table, share: Fraction): EggOutcome[] =>
  outcomesAmong(table).map(({ multiplier, chance }) => ({
    kind,
    multiplier,
    chance: times(share, chance),
  }));

/** Every prize with its exact probability, box and bonus opened to their own tables. */
export const eggOutcomes = ({ nothing, coins, free, box }: EggTuning): readonly EggOutcome[] => {
  const inCoins = weightOf(coins);
  const total = nothing.weight + inCoins + free.weight + box.weight;
  const share = (weight: number) => fraction(weight, total);
  return [
    { kind: 'none', multiplier: 0, chance: share(nothing.weight) },
    ...inside('coins', coins, share(inCoins)),
    ...inside('free', free.prizes, share(free.weight)),
    ...inside('box', box.prizes, share(box.weight)),
  ];
};

/** A crack for a unit staked. What other eggs held does not matter: each draws anew. */
export const eggAnalysis = (tuning: EggTuning): Analysis => analyse(eggOutcomes(tuning));

/** Cracks every egg of a nest, in order. */
const crackNext = (_tuning: EggTuning, { cracked }: EggState): EggMove => ({
  kind: 'crack',
  egg: cracked.length,
});

/** What was in them does not matter: each egg draws anew. */
const classOf = ({ cracked }: EggState): string => cracked.map(({ egg }) => egg).join();

export const eggOdds: GameOdds<EggTuning, EggState, EggMove> = {
  ...oneWay<EggTuning, EggState, EggMove>('crack', (tuning) => ({
    analysis: eggAnalysis(tuning),
    rules: eggRules,
    policy: crackNext,
    classOf,
  })),
  isStaked: plan.isStaked,
};
