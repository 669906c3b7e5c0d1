import { figure } from '#engine/core/figures.ts';
import { percentText } from '#engine/core/odds/percent.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { SolverCall } from '#games/designer/solver.ts';
import { type FigureWish, type ReachedFigure, wishedOf } from '#games/designer/wishes.ts';
import { exactFiguresOf } from '#games/gate/figures.ts';
import { gameOf } from '#games/registry.ts';
import { formatOdds } from '#src/base/format.ts';
import type { TuningWords } from '../useWords.ts';
import { type FigureRow, figureRowsOf, shareText } from './figureRows.ts';

/** The figures that a proposal may move beside what is wished. */
const MOVING = new Set(['mean', 'hitRate', 'index', 'maximum', 'chance']);

/** Of them, of the way that is wished of, else of the usual one. */
export const movingRows = (
  words: TuningWords,
  { game, wishes }: SolverCall,
  values: unknown,
): FigureRow[] => {
  const figures = exactFiguresOf(gameOf(game), gameOf(game).tuning.schema.parse(values));
  const names = wishes.map((wish) => ('way' in wish ? wish.way : ''));
  const way = figures.ways.find(({ name }) => names.includes(name)) ?? figures.ways[0];
  return way ? figureRowsOf(words, figures, way).filter(({ key }) => MOVING.has(key)) : [];
};

/** A wished figure as it is shown. */
export const amountText = ({ say }: TuningWords, { kind }: FigureWish, value: number): string => {
  switch (kind) {
    case 'return':
      return shareText(value);
    case 'hit':
      return percentText(value);
    case 'prize':
      return value > 0
        ? say('figures.oneIn', { count: figure(1 / value, 0, 2) })
        : percentText(value);
    case 'maximum':
      return formatOdds(value);
    case 'index':
      return figure(value, 2, 3);
  }
};

export const wishName = ({ say }: TuningWords, wish: FigureWish): string =>
  wish.kind === 'prize'
    ? say('wishes.prizeOf', { times: formatOdds(wish.multiplier / UNIT) })
    : say(`wishes.${wish.kind}`);

/** How each wish came out. */
export const reachedText = (words: TuningWords, reached: readonly ReachedFigure[]): string =>
  reached
    .map(({ wish, value, state }) =>
      words.say(`wishes.${state}`, {
        figure: wishName(words, wish),
        value: amountText(words, wish, value),
        wished: amountText(words, wish, wishedOf(wish)),
      }),
    )
    .join(' ');
