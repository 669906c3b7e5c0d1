import { outcomesAmong } from '#engine/core/odds/analysis.ts';
import { formatCount, formatCredit } from '#src/base/format.ts';
import { defineChrome, outcomeTable, sheetFigures } from '../chrome.ts';
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

    return {
      how: [
        t('game:spin-wheel.rules.earn', { deposit: formatCredit(depositSen), most: perDay }),
        t('game:spin-wheel.rules.drawn'),
        t('game:spin-wheel.rules.paid'),
      ],
      tables: [
        outcomeTable(t, t('game:spin-wheel.rules.ribs'), outcomesAmong(segments), [
          [t('game:spin-wheel.rules.rib'), (_, at) => formatCount(at + 1)],
          [
            t('game:spin-wheel.rules.prize'),
            ({ multiplier }) => formatCredit(senOf(tuning, multiplier)),
          ],
        ]),
      ],
      figures: sheetFigures(t, [wheelAnalysis(tuning)], say),
    };
  },
  eventText: (t, { sen }) =>
    sen > 0
      ? t('spin-wheel.event.prize', { prize: formatCredit(sen) })
      : t('spin-wheel.event.none'),
});
