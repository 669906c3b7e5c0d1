import { countAll, quantileOf } from '#engine/core/odds/counts.ts';
import { pathStakes } from '#engine/core/odds/sessions.ts';
import type { Figure, PlotLine } from '../plot/spec.ts';
import type { Result } from '../results.ts';
import type { SimulationWords } from '../words.ts';

/** What is told of a hundred players at once. */
const QUANTILES = [0.05, 0.5, 0.95] as const;
/** Rows of the table: every tenth point of a path. */
const EVERY = 10;

/** The balances of a hundred players over their session, each a line, and their median. */
export const balances = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, count, money } = words;
  const x = pathStakes(results[0]?.subject.plan ?? { stakes: 1 });
  const paths = results.map(({ sessions }) => sessions?.played.paths ?? []);
  /** 5, 50 and 95 of 100 players have no more then. */
  const spread = paths.map((mine) =>
    x.map((_, at) => {
      const counts = countAll(mine.map(([, path]) => path[at] ?? 0));
      return QUANTILES.map((share) => quantileOf(counts, share));
    }),
  );
  return {
    name: 'balances',
    title: t('balances.title'),
    note: t('balances.note'),
    spec: {
      x,
      lines: results.flatMap(({ subject: { side } }, nth): PlotLine[] => [
        ...(paths[nth] ?? []).map(
          ([, values]): PlotLine => ({ label: null, side, kind: 'faint', values }),
        ),
        {
          label: t('medianOf', { side: sideName(side) }),
          side,
          kind: 'line',
          values: (spread[nth] ?? []).map(([, median = 0]) => median),
          told: (at) => {
            const [least = 0, median = 0, most = 0] = spread[nth]?.[at] ?? [];
            return t('spread', {
              median: money(median),
              least: money(least),
              most: money(most),
            });
          },
        },
      ]),
      bands: [],
      scale: 'plain',
      xText: count,
      yText: money,
    },
    table: {
      head: [
        t('stakes'),
        ...results.flatMap(({ subject: { side } }) =>
          (['least', 'median', 'most'] as const).map((which) =>
            t(`quantile.${which}`, { side: sideName(side) }),
          ),
        ),
      ],
      rows: x.flatMap((stakes, at) =>
        at % EVERY === 0 || at === x.length - 1
          ? [[count(stakes), ...spread.flatMap((mine) => (mine[at] ?? []).map(money))]]
          : [],
      ),
    },
  };
};
