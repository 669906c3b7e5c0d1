import { wilson } from '#engine/core/odds/confidence.ts';
import { pathStakes } from '#engine/core/odds/sessions.ts';
import type { Figure, PlotLine, Spec } from '../plot/spec.ts';
import type { Result } from '../results.ts';
import type { SimulationWords } from '../words.ts';

const EVERY = 10;

/** The share of players who can't stake any more, by the stakes they have played, with its 99% band. */
export const ruin = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, share, interval, count } = words;
  const x = pathStakes(results[0]?.subject.plan ?? { stakes: 1 });
  const ruined = results.map(({ sessions }) => {
    const players = sessions?.played.players ?? 0;
    return x.map((stakes) => {
      let gone = 0;
      for (const [time, times] of sessions?.played.ruins ?? []) if (time <= stakes) gone += times;
      return { share: gone / Math.max(1, players), band: wilson(gone, players) };
    });
  });
  const told = (nth: number, at: number) => {
    const known = ruined[nth]?.[at];
    return known ? `${share(known.share)} (${interval(known.band)})` : '–';
  };
  const lines: PlotLine[] = [];
  const bands: Spec['bands'][number][] = [];
  results.forEach(({ subject: { side } }, nth) => {
    const edge = (which: 0 | 1): PlotLine => ({
      label: null,
      side,
      kind: 'edge',
      values: (ruined[nth] ?? []).map(({ band }) => band[which]),
    });
    bands.push({ side, upper: lines.length, lower: lines.length + 1 });
    lines.push(edge(1), edge(0), {
      label: sideName(side),
      side,
      kind: 'line',
      values: (ruined[nth] ?? []).map((known) => known.share),
      told: (at) => told(nth, at),
    });
  });
  return {
    name: 'ruin',
    title: t('ruin.title'),
    note: t('ruin.note'),
    spec: { x, lines, bands, scale: 'plain', xText: count, yText: share },
    table: {
      head: [t('stakes'), ...results.map(({ subject }) => sideName(subject.side))],
      rows: x.flatMap((stakes, at) =>
        at % EVERY === 0 || at === x.length - 1
          ? [[count(stakes), ...results.map((_, nth) => told(nth, at))]]
          : [],
      ),
    },
  };
};
