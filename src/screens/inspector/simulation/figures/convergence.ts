import type { Figure, PlotLine, Spec } from '../plot/spec.ts';
import type { Result } from '../results.ts';
import type { SimulationWords } from '../words.ts';

/** From here on a band is narrow enough to look at. */
const FIRST = 1_000;

/** What was known after so many stakes, the last of all included. */
const pointsOf = ({ figures }: Result) => {
  const { rounds, mean, interval, checkpoints } = figures;
  const last = { rounds, mean, margin: (interval[1] - interval[0]) / 2 };
  const before = checkpoints.filter((each) => each.rounds >= FIRST && each.rounds < rounds);
  return new Map([...before, last].map((point) => [point.rounds, point]));
};

/** How the return came closer to what is exact, with its 99% band. */
export const convergence = (results: readonly Result[], words: SimulationWords): Figure => {
  const { t, side: sideName, back, backTick, margin, count } = words;
  const points = results.map(pointsOf);
  const x = [...new Set(points.flatMap((each) => [...each.keys()]))].sort((a, b) => a - b);
  const lines: PlotLine[] = [];
  const bands: Spec['bands'][number][] = [];
  results.forEach(({ subject: { side }, analysis }, nth) => {
    const known = x.map((rounds) => points[nth]?.get(rounds) ?? null);
    const edge = (sign: 1 | -1): PlotLine => ({
      label: null,
      side,
      kind: 'edge',
      values: known.map((point) => point && point.mean + sign * point.margin),
    });
    bands.push({ side, upper: lines.length, lower: lines.length + 1 });
    lines.push(edge(1), edge(-1), {
      label: sideName(side),
      side,
      kind: 'line',
      values: known.map((point) => point?.mean ?? null),
      told: (at) => `${back(known[at]?.mean ?? 0)} ${margin(known[at]?.margin ?? 0)}`,
    });
    const label = t('exactOf', { side: sideName(side) });
    lines.push({ label, side, kind: 'exact', values: x.map(() => analysis.mean) });
  });
  return {
    name: 'convergence',
    title: t('convergence.title'),
    note: t('convergence.note'),
    spec: {
      x,
      lines,
      bands,
      scale: 'logX',
      xText: count,
      yText: back,
      yTick: backTick,
    },
    table: {
      head: [t('stakes'), ...results.map(({ subject }) => sideName(subject.side))],
      rows: x.map((rounds) => [
        count(rounds),
        ...points.map((each) => {
          const point = each.get(rounds);
          return point ? `${back(point.mean)} ${margin(point.margin)}` : '–';
        }),
      ]),
    },
  };
};
