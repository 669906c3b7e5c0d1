import { wheelAnalysis } from '#games/spin-wheel/odds.ts';
import type { WheelTuning } from '#games/spin-wheel/tuning.ts';
import { formatCount, formatCredit } from '#src/app/format.ts';
import { figuresOf, percent, type Sheet, timesText, type Words } from './sheet.ts';

/** The wau bulan: every rib in its order round the kite. */
export const wheelSheet = (t: Words, tuning: WheelTuning, volatility: string): Sheet => {
  const { unitSen, depositSen, perDay, segments } = tuning;
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
          formatCredit(Math.floor((unitSen * times) / 100)),
          timesText(times / 100),
          percent(weight / total),
        ]),
      },
    ],
    figures: figuresOf(t, [wheelAnalysis(tuning)], volatility),
  };
};
