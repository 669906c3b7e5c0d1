import { numberOf } from '#engine/odds/fraction.ts';
import { percentText } from '#engine/odds/percent.ts';
import { eggAnalysis, eggOutcomes } from '#games/lucky-egg/odds.ts';
import type { EggTuning } from '#games/lucky-egg/tuning.ts';
import { formatCoins, formatOdds } from '#src/app/format.ts';
import { figuresOf, type Sheet, type Words } from './sheet.ts';

/** The golden nest: everything an egg may hold, bonus and box opened to their own tables. */
export const eggSheet = (t: Words, tuning: EggTuning, volatility: string): Sheet => {
  const { eggs, sessionMs, minBet, maxBet } = tuning;
  return {
    how: [
      t('rules.egg.nest', { minutes: sessionMs / 60_000 }),
      t('rules.egg.stake', { eggs, min: formatCoins(minBet), max: formatCoins(maxBet) }),
      t('rules.egg.drawn'),
      t('rules.egg.tables'),
    ],
    tables: [
      {
        title: t('rules.egg.holds'),
        head: [t('rules.egg.what'), t('rules.pays'), t('rules.chance')],
        rows: eggOutcomes(tuning).map(({ kind, multiplier, chance }) => [
          t(`rules.egg.${kind}`),
          formatOdds(multiplier / 100),
          percentText(numberOf(chance)),
        ]),
      },
    ],
    figures: figuresOf(t, [eggAnalysis(tuning)], volatility),
  };
};
