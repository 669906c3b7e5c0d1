import type uPlot from 'uplot';
import { expect, test } from 'vitest';
import { dataOf, optionsOf } from './draw.ts';
import type { Ink } from './looks.ts';
import type { PlotLine, Spec } from './spec.ts';

const ink: Ink = {
  text: '#cfc0d3',
  exact: '#f7ecd6',
  grid: '#f6dfa02e',
  ground: '#1b1433',
  font: 'serif',
  sides: { base: '#e8b64c', draft: '#7fdcc6' },
};
const line = (changes: Partial<PlotLine>): PlotLine => ({
  label: 'In force',
  side: 'base',
  kind: 'line',
  values: [1, 2, 3],
  ...changes,
});
const drawn = (changes: Partial<Spec>) => {
  const spec: Spec = {
    x: [0, 1, 2],
    lines: [line({})],
    bands: [],
    scale: 'plain',
    xText: String,
    yText: (value: number) => `${100 * value}%`,
    ...changes,
  };
  return { spec, options: optionsOf(spec, ink, { width: 300, height: 200 }) };
};
/** What an axis writes at these places. */
const written = ({ axes = [] }: uPlot.Options, axis: 0 | 1, at: number[], width = 300) => {
  const { values } = axes[axis] ?? {};
  return typeof values === 'function' ? values({ width } as uPlot, at, 0, 0, 0) : null;
};

test('[inspector] a logarithmic axis writes whole decades, small shares as powers', () => {
  const { options } = drawn({ scale: 'logX' });
  expect(written(options, 0, [1_000, 2_000, 10_000])).toEqual(['10³', '', '10⁴']);
  const shares = drawn({ scale: 'logY' }).options;
  expect(written(shares, 1, [0.1, 0.05, 1e-7])).toEqual(['10%', '', '10⁻⁷']);
});

test('[inspector] names that have no room are left out, evenly', () => {
  const { options } = drawn({ places: ['0×', '1×', '2×'] });
  expect(written(options, 0, [0, 1, 2])).toEqual(['0×', '1×', '2×']);
  expect(written(options, 0, [0, 1, 2], 130)).toEqual(['0×', '', '2×']);
});

test('[inspector] whiskers have room, as far as they are seen', () => {
  const marks = line({ kind: 'marks', whiskers: [[0, 9], null, [1, 4]] });
  const { options } = drawn({ lines: [marks] });
  const range = options.scales?.y?.range;
  if (typeof range !== 'function') throw new Error('no range');
  const seen = (idxs: [number, number]) =>
    range({ series: [{ idxs }] } as unknown as uPlot, 1, 3, 'y');
  expect(seen([0, 2])[1]).toBeGreaterThan(9);
  expect(seen([1, 2])[1]).toBeLessThan(9);
  expect(seen([1, 2])[1]).toBeGreaterThan(4);
});

test('[inspector] a band lies between its own two lines, the draft is dashed and hollow', () => {
  const { spec, options } = drawn({
    lines: [
      line({ kind: 'edge' }),
      line({ kind: 'edge' }),
      line({ side: 'draft' }),
      line({ side: 'draft', kind: 'bars' }),
    ],
    bands: [{ upper: 0, lower: 1, side: 'base' }],
  });
  expect(options.bands?.[0]?.series).toEqual([1, 2]);
  expect(dataOf(spec)).toHaveLength(options.series.length);
  expect(options.series[3]?.dash).toEqual([9, 5]);
  expect(options.series[4]).toMatchObject({ width: 1.5, fill: '#7fdcc626' });
});
