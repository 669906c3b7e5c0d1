import { figure } from '#engine/core/figures.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { formatCoins, formatOdds } from '#src/base/format.ts';
import { defineSheet, sheetFigures } from '../sheet.ts';
import { winningsOf } from './duel.ts';
import { houseAnalysis, throwOdds } from './odds.ts';
import { DECIDED, rpsTuning } from './tuning.ts';

/** A throw's chances are told as so many of this many. */
const OF = 300;

/** The shadow play: how throws are drawn at each score, and what a real opponent changes. */
export const sheet = defineSheet(rpsTuning, (t, tuning, say) => {
  const { throwMs, minBet, maxBet, rtpLive, liveBets, wins, pay } = tuning;
  const throws = throwOdds(tuning);
  const of = (share: number) => Math.round(share * OF);
  const first = throws[0];
  const last = throws.at(-1);
  return {
    how: [
      t('rules.bet', { min: formatCoins(minBet), max: formatCoins(maxBet) }),
      t('game:rock-scissor-paper.rules.match', {
        best: 2 * wins - 1,
        wins,
        seconds: throwMs / 1000,
      }),
      t('game:rock-scissor-paper.rules.pays', {
        times: formatOdds(pay / 100),
        ratio: `${figure((pay - 100) / 100, 0, 2)}:1`,
      }),
      t('game:rock-scissor-paper.rules.drawn', {
        of: OF,
        win: of(first?.win ?? 0),
        lose: of(first?.lose ?? 0),
        tie: of(first?.tie ?? 0),
        last: last?.score.join(':') ?? '',
        lastWin: of(last?.win ?? 0),
        lastLose: of(last?.lose ?? 0),
        lastTie: of(last?.tie ?? 0),
      }),
      t('game:rock-scissor-paper.rules.live', {
        winner: formatOdds(winningsOf(tuning) / 100),
        rake: percentText((DECIDED - rtpLive) / DECIDED),
        bets: liveBets.map((bet) => formatCoins(bet)).join(' / '),
      }),
    ],
    tables: [
      {
        title: t('game:rock-scissor-paper.rules.throws'),
        head: [
          t('game:rock-scissor-paper.rules.score'),
          t('game:rock-scissor-paper.rules.win'),
          t('game:rock-scissor-paper.rules.lose'),
          t('game:rock-scissor-paper.rules.tie'),
          t('game:rock-scissor-paper.rules.wholeMatch'),
        ],
        rows: throws.map(({ score, win, lose, tie, match }) => [
          score.join(':'),
          ...[win, lose, tie, match].map(percentText),
        ]),
      },
    ],
    figures: sheetFigures(t, [houseAnalysis(tuning)], say),
  };
});
