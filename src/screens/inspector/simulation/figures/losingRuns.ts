import { wilson } from '#engine/core/odds/confidence.ts';
import type { Figure } from '../plot/spec.ts';
import type { Result } from '../results.ts';
import type { SimulationWords } from '../words.ts';

/** How many players lost so many stakes in a row at most. */
export const losingRuns = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, share, interval, count } = words;
  const runs = results.map(({ sessions }) => new Map(sessions?.played.losingRuns ?? []));
  const lengths = runs.flatMap((each) => [...each.keys()]);
  const least = Math.min(...lengths);
  const x = Array.from({ length: Math.max(...lengths) - least + 1 }, (_, at) => at);
  const players = (nth: number) => results[nth]?.sessions?.played.players ?? 1;
  const seen = (nth: number, at: number) => runs[nth]?.get(least + at) ?? 0;
  const told = (nth: number, at: number) =>
    `${share(seen(nth, at) / players(nth))} (${interval(wilson(seen(nth, at), players(nth)))})`;
  return {
    name: 'losing-runs',
    title: t('losingRuns.title'),
    note: t('losingRuns.note'),
    spec: {
      x,
      places: x.map((at) => count(least + at)),
      lines: results.map(({ subject: { side } }, nth) => ({
        label: sideName(side),
        side,
        kind: 'bars',
        values: x.map((at) => seen(nth, at) / players(nth)),
        told: (at) => told(nth, at),
      })),
      bands: [],
      scale: 'plain',
      xText: (at) => t('inARow', { stakes: count(least + at) }),
      yText: share,
    },
    table: {
      head: [t('losingRuns.length'), ...results.map(({ subject }) => sideName(subject.side))],
      rows: x.map((at) => [count(least + at), ...results.map((_, nth) => told(nth, at))]),
    },
  };
};
