import type { Ending } from '#engine/canvas/stage/kit/endBoard.ts';
import type { Joy } from '#engine/canvas/stage/kit/joy.ts';
import type { Texts } from '#engine/canvas/stage/scene.ts';
import { changeOf, changeText, coinText, payoutOf, toneOf } from '#engine/core/rules/result.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { SquidEnd } from '#games/squidgame/shapes.ts';
import { panesAt, type Trace } from './span.ts';

/** A panel's name: left and right where there are two, else its number. */
export const panelName = (texts: Texts, panes: number, pane: number): string =>
  panes === 2
    ? texts(pane === 0 ? 'squidgame.left' : 'squidgame.right')
    : texts('squidgame.panel', { number: pane + 1 });

/** What a round's end is told with; `bet` in hundredths of a coin. */
export interface Told {
  end: SquidEnd;
  bet: number;
  panels: readonly number[];
  path: readonly Trace[];
  joy: Joy;
}

/** The words of a round's end. */
export const endingOf = (texts: Texts, told: Told): Ending => {
  const { end, bet, panels, path, joy } = told;
  const steps = panels.length;
  const { why, crossed, multiplier } = end;
  const change = changeOf(bet, multiplier);
  const isPaid = why === 'took' || why === 'arrived';
  const paid = coinText(payoutOf(bet, multiplier));
  const walked = texts('squidgame.crossed', { crossed, steps });
  if (isPaid && toneOf(change) !== 'win') {
    const line = [texts('squidgame.paid', { coins: paid }), walked].join('\n');
    const title = texts(`squidgame.back.${toneOf(change)}`, { change: changeText(change) });
    return { title, line, won: null, said: line };
  }
  if (isPaid)
    return {
      title: texts(`squidgame.won.${why === 'arrived' ? why : joy}`),
      line: [texts('squidgame.paid', { coins: paid }), walked].join('\n'),
      won: { change, multiplier },
      said: texts('squidgame.said.won', {
        change: changeText(change),
        coins: paid,
        times: multiplier / UNIT,
      }),
    };
  const last = path.at(-1);
  const held = last?.safe
    .map((pane) => panelName(texts, panesAt(told, path.length), pane))
    .join(', ');
  const line = [
    why === 'fell' && held
      ? texts('squidgame.held', { step: path.length, panel: held })
      : texts('squidgame.walked', { crossed, steps }),
    texts('squidgame.bet', { change: changeText(change) }),
  ].join('\n');
  return { title: texts(`squidgame.lost.${why}`), line, won: null, said: line };
};
