import type { RoundRecord } from '#contract/fairness.ts';

export type Cause = { kind: string } & Record<string, unknown>;

/** Picks by chance: `below(n)` is a number from 0 to n - 1. */
export interface Chance {
  below(n: number): number;
  oneOf<T>(from: readonly T[]): T;
}

/** Tests' own: how a game is played without thinking. `testKit.ts` of its room. */
export interface TestKit {
  /** Something a player may do now, also nothing at all (`TIMEOUT`). */
  choose(record: RoundRecord, chance: Chance): Cause;
  /** The moves of a round; the last one ends it if it still goes on. */
  moves(turn: number): Cause[];
  /** How many rounds a player may have in a day, or as many as a test wants. */
  rounds: number;
}

export const TIMEOUT: Cause = { kind: 'timeout' };
