import { percentText } from '#engine/odds/percent.ts';
import { squidAnalysis, stopAt } from '#games/squidgame/odds.ts';
import { ladderOf, type SquidTuning } from '#games/squidgame/tuning.ts';
import { formatCoins, formatCount, formatOdds } from '#src/app/format.ts';
import { figuresOf, type Sheet, type Words } from './sheet.ts';

/** The glass bridge: its ladder, with the probability of coming so far. */
export const squidSheet = (t: Words, tuning: SquidTuning, volatility: string): Sheet => {
  const { panels, safePanels, steps, clockMs, minBet, maxBet } = tuning;
  const ladder = ladderOf(tuning);
  const numbers = Array.from({ length: steps }, (_, at) => at + 1);
  return {
    how: [
      t('rules.bet', { min: formatCoins(minBet), max: formatCoins(maxBet) }),
      t('rules.squid.bridge', { steps, panels, safe: safePanels }),
      t('rules.squid.take'),
      t('rules.squid.lose', { seconds: clockMs / 1000 }),
    ],
    tables: [
      {
        title: t('rules.squid.ladder'),
        head: [t('rules.squid.step'), t('rules.pays'), t('rules.squid.reach')],
        rows: numbers.map((step) => [
          formatCount(step),
          formatOdds((ladder[step] ?? 0) / 100),
          percentText((safePanels / panels) ** step),
        ]),
      },
    ],
    figures: figuresOf(
      t,
      numbers.map((step) => squidAnalysis(tuning, stopAt(step))),
      volatility,
    ),
  };
};
