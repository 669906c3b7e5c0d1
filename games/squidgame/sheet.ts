import { percentText } from '#engine/core/odds/percent.ts';
import { formatCoins, formatCount, formatOdds } from '#src/base/format.ts';
import { defineSheet, sheetFigures } from '../sheet.ts';
import { squidAnalysis, stopAt } from './odds.ts';
import { ladderOf, squidTuning } from './tuning.ts';

/** The glass bridge: its ladder, with the probability of coming so far. */
export const sheet = defineSheet(squidTuning, (t, tuning, say) => {
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
});
