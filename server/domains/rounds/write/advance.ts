import { isOut, settlementOf } from '#engine/core/rules/after.ts';
import { type Change, changesOf } from '../../../platform/requests/change.ts';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import type { Tx } from '../../../platform/store/store.ts';
import { drawsOf, type LoadedRound, type RoundRow } from '../load.ts';
import { playOf, writePlayIn } from './plays.ts';
import { type AnyStep, rowAfter } from './steps.ts';

interface Played {
  /** Null: the clock ran out. */
  move: unknown;
  now: number;
}

export interface Advanced {
  round: LoadedRound;
  /** To be broadcast once committed; none when no coins moved. */
  changes: readonly Change[];
}

/**
 * Takes a locked, open round one step on that stakes nothing: its state, record and payout, in the
 * caller's transaction. Answers the round as it now is.
 */
export const advance = async (
  tx: Tx,
  round: LoadedRound,
  step: AnyStep,
  { move, now }: Played,
): Promise<Advanced> => {
  const { game, row, tuning } = round;
  const settlement = settlementOf(game.plan, tuning.parsed, step, { bet: 0, held: row.bet });
  const next = rowAfter(row, step, settlement, now);
  const written = await writePlayIn(tx, playOf({ round, step, settlement, next, move, now }, null));
  return { round: { ...round, row: next }, changes: changesOf(written, row.playerId, 'coins') };
};

/** True when the clock of a round's step, or of a match, has run out for good, grace included. */
export const isPassed = (
  { row }: { row: Pick<RoundRow, 'status' | 'deadlineAt'> },
  now: number,
): boolean => row.status === 'open' && isOut(row.deadlineAt?.getTime() ?? null, now);

/** Settles a locked round's passed step as timed out. */
export const timeOutStep = (
  tx: Tx,
  cipher: SeedCipher,
  round: LoadedRound,
  now: number,
): Promise<Advanced> => {
  const { game, row, tuning } = round;
  const step = game.rules.timeout(tuning.parsed, row.state, drawsOf(cipher, round, row.step + 1));
  return advance(tx, round, step, { move: null, now });
};
