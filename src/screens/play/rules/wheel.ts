import { percentText } from '#engine/odds/percent.ts';
import { wheelAnalysis } from '#games/spin-wheel/odds.ts';
import { senOf } from '#games/spin-wheel/rules.ts';
import type { WheelTuning } from '#games/spin-wheel/tuning.ts';
import { formatCount, formatCredit, formatOdds } from '#src/app/format.ts';
import { figuresOf, type Sheet, type Words } from './sheet.ts';

/** The wau bulan: every rib in its order round the kite. */
export const wheelSheet = (t: Words, tuning: WheelTuning, volatility: string): Sheet => {
  const { depositSen, perDay, segments } = tuning;
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return {
    how: [
      t('rules.wheel.earn', { deposit: formatCredit(depositSen), most: perDay }),
      t('rules.wheel.drawn'),
      t('rules.wheel.paid'),
    ],
    tables: [
      {
        title: t('rules.wheel.ribs'),
        head: [t('rules.wheel.rib'), t('rules.wheel.prize'), t('rules.pays'), t('rules.chance')],
        rows: segments.map(({ times, weight }, at) => [
          formatCount(at + 1),
          formatCredit(senOf(tuning, times)),
          formatOdds(times / 100),
          percentText(weight / total),
        ]),
      },
    ],
    figures: figuresOf(t, [wheelAnalysis(tuning)], volatility),
  };
};
