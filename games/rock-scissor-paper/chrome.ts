import { figure } from '#engine/core/figures.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { formatCoins, formatOdds } from '#src/base/format.ts';
import { defineChrome, sheetFigures } from '../chrome.ts';
import { winningsOf } from './duel.ts';
import { houseAnalysis, throwOdds } from './odds.ts';
import { RpsEvent } from './shapes.ts';
import { DECIDED, rpsTuning } from './tuning.ts';

/** A throw's chances are told as so many of this many. */
const OF = 300;

export const chrome = defineChrome({
  tuning: rpsTuning,
  event: RpsEvent,
  /** The shadow play: how throws are drawn at each score, and what a real opponent changes. */
  sheet(t, tuning, say) {
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
          times: formatOdds(pay / UNIT),
          ratio: `${figure((pay - UNIT) / UNIT, 0, 2)}:1`,
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
          winner: formatOdds(winningsOf(tuning) / UNIT),
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
            percentText(win),
            percentText(lose),
            percentText(tie),
            percentText(match),
          ]),
        },
      ],
      figures: sheetFigures(t, [houseAnalysis(tuning)], say),
    };
  },
  eventText(t, event) {
    switch (event.kind) {
      case 'began':
        return event.opponent === null
          ? t('rock-scissor-paper.event.house')
          : t('rock-scissor-paper.event.person', { name: event.opponent });
      case 'sought':
      case 'alone':
        return t(`rock-scissor-paper.event.${event.kind}`);
      case 'chosen':
        return t('rock-scissor-paper.event.chosen', {
          hand: t(`rock-scissor-paper.event.hand.${event.mine}`),
        });
      case 'thrown':
        return t(`rock-scissor-paper.event.${event.result}`, {
          number: event.number,
          mine: t(`rock-scissor-paper.event.hand.${event.mine ?? 'none'}`),
          theirs: t(`rock-scissor-paper.event.hand.${event.theirs ?? 'none'}`),
          score: event.score.join(':'),
        });
      case 'ended':
        return t(`rock-scissor-paper.event.${event.why}`);
    }
  },
});
