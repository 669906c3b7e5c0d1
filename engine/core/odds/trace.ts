import { placeAt, type Weighted, weightOf } from '../rules/among.ts';
import type { Draws } from '../rules/rules.ts';

/** A draw of a turn: of its number no more matters than the place it leads to. */
export interface Traced {
  /** The number, from 0 to `n` - 1. */
  drawn: number;
  n: number;
  /** From 0 to `places` - 1. */
  place: number;
  places: number;
  /** What was drawn from, where it was a table. Else the place is the number, or there is only one. */
  table: readonly Weighted[] | null;
}

/** Draws that give first the numbers they are told, then those of `draws`, and note each. */
export class TracedDraws implements Draws {
  readonly path: Traced[] = [];
  private readonly first: readonly number[];
  private readonly draws: Draws;

  constructor(first: readonly number[], draws: Draws) {
    this.first = first;
    this.draws = draws;
  }

  below(n: number, isLook?: true): number {
    const drawn = this.next(n);
    const [place, places] = isLook ? [0, 1] : [drawn, n];
    this.path.push({ drawn, n, place, places, table: null });
    return drawn;
  }

  among(table: readonly Weighted[]): number {
    const n = weightOf(table);
    const drawn = this.next(n);
    const place = placeAt(table, drawn);
    this.path.push({ drawn, n, place, places: table.length, table });
    return place;
  }

  private next(n: number): number {
    return this.first[this.path.length] ?? this.draws.below(n);
  }
}
