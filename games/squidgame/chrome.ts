import { percentText } from '#engine/core/odds/percent.ts';
import { formatCoins, formatCount, formatOdds, formatTimes } from '#src/base/format.ts';
import { defineChrome, sheetFigures } from '../chrome.ts';
import { squidAnalysis, stopAt } from './odds.ts';
import { SquidEvent } from './shapes.ts';
import { ladderOf, squidTuning } from './tuning.ts';

export const chrome = defineChrome({
  tuning: squidTuning,
  event: SquidEvent,
  /** The glass bridge: its ladder, with the probability of coming so far. */
  sheet(t, tuning, say) {
    const { panels, safePanels, steps, clockMs, minBet, maxBet } = tuning;
    const ladder = ladderOf(tuning);
    const numbers = Array.from({ length: steps }, (_, at) => at + 1);
    return {
      how: [
        t('rules.bet', { min: formatCoins(minBet), max: formatCoins(maxBet) }),
        t('game:squidgame.rules.bridge', { steps, panels, safe: safePanels }),
        t('game:squidgame.rules.take'),
        t('game:squidgame.rules.lose', { seconds: clockMs / 1000 }),
      ],
      tables: [
        {
          title: t('game:squidgame.rules.ladder'),
          head: [t('game:squidgame.rules.step'), t('rules.pays'), t('game:squidgame.rules.reach')],
          rows: numbers.map((step) => [
            formatCount(step),
            formatOdds((ladder[step] ?? 0) / 100),
            percentText((safePanels / panels) ** step),
          ]),
        },
      ],
      figures: sheetFigures(
        t,
        numbers.map((step) => squidAnalysis(tuning, stopAt(step))),
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
