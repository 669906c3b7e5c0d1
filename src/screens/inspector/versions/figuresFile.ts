import type { GameKey } from '#contract/games.ts';
import type { FigurePart, FiguresAnswer, TuningFigures } from '#contract/tunings.ts';
import { BRAND } from '#src/base/brand.ts';

type Cell = string | number;

/** Each figure by the name it has in the file; amounts in hundredths of a coin, or in sen. */
const COLUMNS: readonly (readonly [name: string, of: (row: TuningFigures) => Cell | null])[] = [
  ['part', ({ part }) => (part === null ? 'all' : part || 'unknown')],
  ['version', ({ version }) => version],
  ['mode', ({ mode }) => mode],
  ['rounds', ({ rounds }) => rounds],
  ['players', ({ players }) => players],
  ['stakes', ({ stakes }) => stakes],
  ['staked', ({ staked }) => staked],
  ['paid', ({ paid }) => paid],
  ['return', (row) => row.return],
  ['return.exact', ({ exact }) => exact],
  ['return.least', ({ band }) => band?.[0] ?? null],
  ['return.most', ({ band }) => band?.[1] ?? null],
  ['deviations', ({ deviations }) => deviations],
  ['hits', ({ hits }) => hits],
  ['hitRate', ({ hitRate }) => hitRate],
  ['hitRate.exactLeast', ({ exactHits }) => exactHits?.[0] ?? null],
  ['hitRate.exactMost', ({ exactHits }) => exactHits?.[1] ?? null],
  ['hitRate.least', ({ hitBand }) => hitBand?.[0] ?? null],
  ['hitRate.most', ({ hitBand }) => hitBand?.[1] ?? null],
];

/** The figures for a spreadsheet: a head, and a line for each row of the table. */
export const figureLines = ({
  figures,
  unit,
}: Pick<FiguresAnswer, 'figures' | 'unit'>): Cell[][] => [
  [...COLUMNS.map(([name]) => name), 'unit'],
  ...figures.map((row) => [...COLUMNS.map(([, of]) => of(row) ?? ''), unit]),
];

/** What was asked, and all that was answered, for other programs. */
export const figuresJson = (
  asked: { game: GameKey; days: number; by: FigurePart } & FiguresAnswer,
): string => JSON.stringify({ code: { name: BRAND.name, version: BRAND.version }, ...asked });
