import { percentText } from '#engine/odds/percent.ts';
import { winningsOf } from '#games/rock-scissor-paper/duel.ts';
import { houseAnalysis, throwOdds } from '#games/rock-scissor-paper/odds.ts';
import { DECIDED, EVEN, type RpsTuning } from '#games/rock-scissor-paper/tuning.ts';
import { formatCoins, formatOdds } from '#src/app/format.ts';
import { figuresOf, type Sheet, type Words } from './sheet.ts';

/** A throw's chances are told as so many of this many. */
const OF = 300;

/** The shadow play: how throws are drawn at each score, and what a real opponent changes. */
export const rpsSheet = (t: Words, tuning: RpsTuning, volatility: string): Sheet => {
  const { throwMs, minBet, maxBet, rtpLive, liveBets } = tuning;
  const throws = throwOdds(tuning);
  const of = (share: number) => Math.round(share * OF);
  const first = throws[0];
  const last = throws.at(-1);
  return {
    how: [
      t('rules.bet', { min: formatCoins(minBet), max: formatCoins(maxBet) }),
      t('rules.rps.match', { seconds: throwMs / 1000 }),
      t('rules.rps.pays', { times: formatOdds(EVEN / 100) }),
      t('rules.rps.drawn', {
        of: OF,
        win: of(first?.win ?? 0),
        lose: of(first?.lose ?? 0),
        tie: of(first?.tie ?? 0),
        lastWin: of(last?.win ?? 0),
        lastLose: of(last?.lose ?? 0),
        lastTie: of(last?.tie ?? 0),
      }),
      t('rules.rps.live', {
        winner: formatOdds(winningsOf(tuning) / 100),
        rake: percentText((DECIDED - rtpLive) / DECIDED),
        bets: liveBets.map((bet) => formatCoins(bet)).join(' / '),
      }),
    ],
    tables: [
      {
        title: t('rules.rps.throws'),
        head: [
          t('rules.rps.score'),
          t('rules.rps.win'),
          t('rules.rps.lose'),
          t('rules.rps.tie'),
          t('rules.rps.wholeMatch'),
        ],
        rows: throws.map(({ score, win, lose, tie, match }) => [
          score.join(':'),
          ...[win, lose, tie, match].map(percentText),
        ]),
      },
    ],
    figures: figuresOf(t, [houseAnalysis(tuning)], volatility),
  };
};
