import { percentText } from '#engine/core/odds/percent.ts';
import { weightOf } from '#engine/core/rules/among.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { formatCount, formatCredit, formatOdds } from '#src/base/format.ts';
import { defineChrome, sheetFigures } from '../chrome.ts';
import { wheelAnalysis } from './odds.ts';
import { senOf } from './rules.ts';
import { WheelEvent } from './shapes.ts';
import { wheelTuning } from './tuning.ts';

export const chrome = defineChrome({
  tuning: wheelTuning,
  event: WheelEvent,
  /** The wau bulan: every rib in its order round the kite. */
  sheet(t, tuning, say) {
    const { depositSen, perDay, segments } = tuning;
    const total = weightOf(segments);
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
            formatOdds(times / UNIT),
            percentText(weight / total),
          ]),
        },
      ],
      figures: sheetFigures(t, [wheelAnalysis(tuning)], say),
    };
  },
  eventText: (t, { sen }) =>
    sen > 0
      ? t('spin-wheel.event.prize', { prize: formatCredit(sen) })
      : t('spin-wheel.event.none'),
});
