import { numberOf } from '#engine/core/odds/fraction.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { formatCoins, formatCount, formatOdds, formatTimes } from '#src/base/format.ts';
import { defineChrome, sheetFigures } from '../chrome.ts';
import { reachOf, squidAnalysis, stopAt } from './odds.ts';
import { SquidEvent } from './shapes.ts';
import { squidTuning } from './tuning.ts';

export const chrome = defineChrome({
  tuning: squidTuning,
  event: SquidEvent,
  /** The glass bridge: its ladder, with the probability of coming so far. */
  sheet(t, tuning, say) {
    const { steps, clockMs, minBet, maxBet } = tuning;
    return {
      how: [
        t('rules.bet', { min: formatCoins(minBet), max: formatCoins(maxBet) }),
        t('game:squidgame.rules.bridge', { steps: formatCount(steps.length) }),
        t('game:squidgame.rules.take'),
        t('game:squidgame.rules.lose', { seconds: clockMs / 1000 }),
      ],
      tables: [
        {
          title: t('game:squidgame.rules.ladder'),
          head: [
            t('game:squidgame.rules.step'),
            t('game:squidgame.rules.holding'),
            t('rules.pays'),
            t('game:squidgame.rules.reach'),
          ],
          rows: steps.map(({ panels, safePanels, multiplier }, at) => [
            formatCount(at + 1),
            t('game:squidgame.rules.of', { safe: safePanels, panels }),
            formatOdds(multiplier / UNIT),
            percentText(numberOf(reachOf(tuning, at + 1))),
          ]),
        },
      ],
      figures: sheetFigures(
        t,
        steps.map((_, at) => squidAnalysis(tuning, stopAt(at + 1))),
        say,
      ),
    };
  },
  eventText(t, event) {
    switch (event.kind) {
      case 'began':
        return t('squidgame.event.began');
      case 'crossed':
        return t('squidgame.event.crossed', {
          step: event.step,
          panel: event.panel + 1,
          times: formatTimes(event.multiplier),
        });
      case 'fell':
        return t('squidgame.event.fell', { step: event.step, panel: event.panel + 1 });
      case 'ended':
        return t(`squidgame.event.${event.why === 'fell' ? 'lost' : event.why}`, {
          times: formatTimes(event.multiplier),
        });
    }
  },
});
