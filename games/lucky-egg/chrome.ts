import { percentText } from '#engine/core/odds/percent.ts';
import { formatCoins, formatTimes } from '#src/base/format.ts';
import { defineChrome, type EventWords, outcomeTable, sheetFigures } from '../chrome.ts';
import { eggAnalysis, eggOutcomes } from './odds.ts';
import { type Cracked, EggEvent, FINDS } from './shapes.ts';
import { eggTuning, FIND_PARTS } from './tuning.ts';

const crackedText = (t: EventWords, { egg, prize, find }: Cracked): string => {
  const times = formatTimes(prize.times);
  const event = t(`lucky-egg.event.${prize.kind}`, { egg: egg + 1, times });
  return find ? t('lucky-egg.event.found', { event }) : event;
};

export const chrome = defineChrome({
  tuning: eggTuning,
  event: EggEvent,
  /** The golden nest: everything an egg may hold, bonus and box opened to their own tables. */
  sheet(t, tuning, say) {
    const { eggs, sessionMs, minBet, maxBet, finds } = tuning;
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
        ...(finds ? [t('game:lucky-egg.rules.finds')] : []),
      ],
      tables: [
        outcomeTable(t, t('game:lucky-egg.rules.holds'), eggOutcomes(tuning), [
          [t('game:lucky-egg.rules.what'), ({ kind }) => t(`game:lucky-egg.rules.${kind}`)],
        ]),
        ...(finds
          ? [
              {
                title: t('game:lucky-egg.rules.beside'),
                head: [t('game:lucky-egg.rules.what'), t('rules.chance')],
                rows: FINDS.map((find, place) => [
                  t(`game:lucky-egg.find.${find}`),
                  percentText((finds[place] ?? 0) / FIND_PARTS),
                ]),
              },
            ]
          : []),
      ],
      figures: sheetFigures(t, [eggAnalysis(tuning)], say),
    };
  },
  eventText(t, event) {
    switch (event.kind) {
      case 'laid':
        return t('lucky-egg.event.laid', { count: event.eggs });
      case 'cracked':
        return crackedText(t, event);
      case 'ended':
        return t(`lucky-egg.event.${event.why}`);
    }
  },
});
