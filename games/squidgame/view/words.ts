import { changeOf, changeText, coinText, payoutOf } from '#engine/round/result.ts';
import type { Joy } from '#engine/stage/kit/joy.ts';
import type { Texts } from '#engine/stage/scene.ts';
import type { SquidEnd } from '#games/squidgame/shapes.ts';
import type { Ending } from './board.ts';
import type { Trace } from './span.ts';

/** A panel's name: left and right where there are two, else its number. */
export const panelName = (texts: Texts, panes: number, pane: number): string =>
  panes === 2
    ? texts(pane === 0 ? 'squidgame.left' : 'squidgame.right')
    : texts('squidgame.panel', { number: pane + 1 });

/** What a round's end is told with; `bet` in hundredths of a coin. */
export interface Told {
  end: SquidEnd;
  bet: number;
  steps: number;
  panes: number;
  path: readonly Trace[];
  joy: Joy;
}

/** The words of a round's end. */
export const endingOf = (texts: Texts, told: Told): Ending => {
  const { end, bet, steps, panes, path, joy } = told;
  const { why, crossed, multiplier } = end;
  const change = changeOf(bet, multiplier);
  if (why === 'took' || why === 'arrived')
    return {
      title: texts(`squidgame.won.${why === 'arrived' ? why : joy}`),
      line: [
        texts('squidgame.paid', { coins: coinText(payoutOf(bet, multiplier)) }),
        texts('squidgame.crossed', { crossed, steps }),
      ].join('\n'),
      won: { change, multiplier },
      said: texts('squidgame.said.won', {
        change: changeText(change),
        coins: coinText(payoutOf(bet, multiplier)),
        times: multiplier / 100,
      }),
    };
  const last = path.at(-1);
  const held = last?.safe.map((pane) => panelName(texts, panes, pane)).join(', ');
  const line = [
    why === 'fell' && held
      ? texts('squidgame.held', { step: path.length, panel: held })
      : texts('squidgame.walked', { crossed, steps }),
    texts('squidgame.bet', { change: changeText(change) }),
  ].join('\n');
  return { title: texts(`squidgame.lost.${why}`), line, won: null, said: line };
};
