import { numberOf } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { formatCoins, formatOdds, formatTimes } from '#src/base/format.ts';
import { defineChrome, sheetFigures } from '../chrome.ts';
import { eggAnalysis, eggOutcomes } from './odds.ts';
import { EggEvent } from './shapes.ts';
import { eggTuning } from './tuning.ts';

export const chrome = defineChrome({
  tuning: eggTuning,
  event: EggEvent,
  /** The golden nest: everything an egg may hold, bonus and box opened to their own tables. */
  sheet(t, tuning, say) {
    const { eggs, sessionMs, minBet, maxBet } = tuning;
    return {
      how: [
        t('game:lucky-egg.rules.nest', { minutes: sessionMs / 60_000 }),
        t('game:lucky-egg.rules.stake', {
          eggs,
          min: formatCoins(minBet),
          max: formatCoins(maxBet),
        }),
        t('game:lucky-egg.rules.drawn'),
        t('game:lucky-egg.rules.tables'),
      ],
      tables: [
        {
          title: t('game:lucky-egg.rules.holds'),
          head: [t('game:lucky-egg.rules.what'), t('rules.pays'), t('rules.chance')],
          rows: eggOutcomes(tuning).map(({ kind, multiplier, chance }) => [
            t(`game:lucky-egg.rules.${kind}`),
            formatOdds(multiplier / UNIT),
            percentText(numberOf(chance)),
          ]),
        },
      ],
      figures: sheetFigures(t, [eggAnalysis(tuning)], say),
    };
  },
  eventText(t, event) {
    switch (event.kind) {
      case 'laid':
        return t('lucky-egg.event.laid', { count: event.eggs });
      case 'cracked':
        return t(`lucky-egg.event.${event.prize.kind}`, {
          egg: event.egg + 1,
          times: formatTimes(event.prize.times),
        });
      case 'ended':
        return t(`lucky-egg.event.${event.why}`);
    }
  },
});
