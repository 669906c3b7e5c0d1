import { squidAnalysis, stopAt } from '#games/squidgame/odds.ts';
import { ladderOf, type SquidTuning } from '#games/squidgame/tuning.ts';
import { formatCoins, formatCount } from '#src/app/format.ts';
import { figuresOf, percent, type Sheet, timesText, type Words } from './sheet.ts';

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
          timesText((ladder[step] ?? 0) / 100),
          percent((safePanels / panels) ** step),
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
