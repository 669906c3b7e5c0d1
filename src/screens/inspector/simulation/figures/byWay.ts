import type { Side } from '../jobs.ts';
import type { Figure } from '../plot/spec.ts';
import { type Result, resultFor, waysIn } from '../results.ts';
import type { SimulationWords } from '../words.ts';

/** What every way of playing gives back, with its 99% band, against what is exact. */
export const byWay = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, way: wayText, back, backTick, margin } = words;
  const ways = waysIn(results);
  const names = ways.map(wayText);
  const sides = [...new Set(results.map(({ subject }) => subject.side))];
  const rows = (side: Side) => ways.map((way) => resultFor(results, way, side));
  const told = (result: Result | null) => {
    if (!result) return '–';
    const { mean, interval } = result.figures;
    return `${back(mean)} ${margin((interval[1] - interval[0]) / 2)}`;
  };
  return {
    name: 'ways',
    title: t('byWay.title'),
    note: t('byWay.note'),
    spec: {
      x: ways.map((_, at) => at),
      places: names,
      lines: sides.flatMap((side) => {
        const mine = rows(side);
        return [
          {
            label: sideName(side),
            side,
            kind: 'marks' as const,
            values: mine.map((result) => result?.figures.mean ?? null),
            whiskers: mine.map((result) => result?.figures.interval ?? null),
            told: (at: number) => told(mine[at] ?? null),
          },
          {
            label: t('exactOf', { side: sideName(side) }),
            side,
            kind: 'ticks' as const,
            values: mine.map((result) => result?.analysis.mean ?? null),
          },
        ];
      }),
      bands: [],
      scale: 'plain',
      xText: (at) => names[at] ?? '',
      yText: back,
      yTick: backTick,
    },
    table: {
      head: [
        t('way'),
        ...sides.flatMap((side) => [sideName(side), t('exactOf', { side: sideName(side) })]),
      ],
      rows: ways.map((way) => [
        wayText(way),
        ...sides.flatMap((side) => {
          const result = resultFor(results, way, side);
          return [told(result), result ? back(result.analysis.mean) : '–'];
        }),
      ]),
    },
  };
};
