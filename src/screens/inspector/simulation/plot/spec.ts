import type { Side } from '../jobs.ts';

/**
 * How a row of values is drawn. `edge` bounds a band, `faint` is one of many, `marks` are dots with
 * whiskers, `ticks` what is exact beside them; `bars` of both sides stand side by side.
 */
export type Kind = 'line' | 'exact' | 'edge' | 'faint' | 'bars' | 'marks' | 'ticks';

export interface PlotLine {
  /** Null: for the eye alone, told nowhere. */
  label: string | null;
  side: Side;
  kind: Kind;
  /** One for each x; null where there is none. */
  values: readonly (number | null)[];
  /** Of `marks`: where their whiskers end. */
  whiskers?: readonly (readonly [least: number, most: number] | null)[];
  /** What is told of a value, where `yText` does not say it all. */
  told?: (at: number) => string;
}

/** What is behind a plot, in words and figures. */
export interface PlotTable {
  head: readonly string[];
  /** The first of each row names it. */
  rows: readonly (readonly string[])[];
}

/** A plot as data: what is drawn, and how its values are written. */
export interface Spec {
  /** Ascending. */
  x: readonly number[];
  lines: readonly PlotLine[];
  /** Filled between two of the lines. */
  bands: readonly { upper: number; lower: number; side: Side }[];
  scale: 'plain' | 'logX' | 'logY';
  /** Each whole x is a place of that name. */
  places?: readonly string[];
  xText: (x: number) => string;
  yText: (y: number) => string;
  /** Of the axis, where it is shorter. */
  yTick?: (y: number) => string;
}

/** A plot with its words. */
export interface Figure {
  /** Of its file, in English: 'convergence'. */
  name: string;
  title: string;
  /** What can be read off it, in a sentence. */
  note: string;
  spec: Spec;
  table: PlotTable;
}

/** What stands at a place, as it is read out and shown beside the cursor. */
export const toldAt = ({ lines, yText }: Spec, at: number): { label: string; text: string }[] =>
  lines.flatMap(({ label, values, told }) => {
    const value = values[at];
    if (label === null || value === null || value === undefined) return [];
    return [{ label, text: told ? told(at) : yText(value) }];
  });
