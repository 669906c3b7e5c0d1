import { percentText } from '#engine/core/odds/percent.ts';
import { formatCount, formatCredit, formatOdds } from '#src/base/format.ts';
import { defineSheet, sheetFigures } from '../sheet.ts';
import { wheelAnalysis } from './odds.ts';
import { senOf } from './rules.ts';
import { wheelTuning } from './tuning.ts';

/** The wau bulan: every rib in its order round the kite. */
export const sheet = defineSheet(wheelTuning, (t, tuning, say) => {
  const { depositSen, perDay, segments } = tuning;
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return {
    how: [
      t('game:spin-wheel.rules.earn', { deposit: formatCredit(depositSen), most: perDay }),
      t('game:spin-wheel.rules.drawn'),
      t('game:spin-wheel.rules.paid'),
    ],
    tables: [
      {
        title: t('game:spin-wheel.rules.ribs'),
        head: [
          t('game:spin-wheel.rules.rib'),
          t('game:spin-wheel.rules.prize'),
          t('rules.pays'),
          t('rules.chance'),
        ],
        rows: segments.map(({ times, weight }, at) => [
          formatCount(at + 1),
          formatCredit(senOf(tuning, times)),
          formatOdds(times / 100),
          percentText(weight / total),
        ]),
      },
    ],
    figures: sheetFigures(t, [wheelAnalysis(tuning)], say),
  };
});
