/** What a run asks of the load generator. */
export interface LoadOrder {
  /** The club, without a path. */
  url: string;
  /** A session token for each player; each plays one call after the other. */
  tokens: readonly string[];
  scenario: Scenario | 'history';
  /** Milliseconds to play. */
  ms: number;
}

/**
 * `lucky-egg`: every crack stakes and settles at once. `squidgame`: open, one step, and take if it
 * held: a settled round each. Of all orders `history` alone plays nothing: it reads the last transactions.
 */
export type Scenario = 'lucky-egg' | 'squidgame';

export interface LoadReport {
  /** Stakes settled, or pages read, within the time. */
  settled: number;
  calls: number;
  ms: number;
  /** Milliseconds of the calls: half of them were faster, and 99 of 100. */
  median: number;
  most: number;
  /** Milliseconds of processor time the load generator took for itself. */
  ownMs: number;
  /** The first answer that was none, if there was one: then the figures mean nothing. */
  failure: string | null;
}
