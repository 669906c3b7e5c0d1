import { eq } from 'drizzle-orm';
import type { RoundEvent } from '#contract/rounds.ts';
import { type DuelStep, SEATS, type Seat } from '#engine/core/rules/duel.ts';
import { type Change, recordChange } from '../../../platform/requests/change.ts';
import { duels } from '../../../platform/store/schema/rounds.ts';
import type { Tx } from '../../../platform/store/store.ts';
import type { LoadedRound } from '../load.ts';
import { type Advanced, advance } from '../write/advance.ts';
import type { LoadedDuel } from './load.ts';

export type AnyDuelStep = DuelStep<unknown, unknown, RoundEvent>;

/** Whose move it was, and what; null: the clock's, or the start's. */
type Mover = { seat: Seat; move: unknown } | null;

/**
 * What a side is told. The mover has it in the answer, so only coins are news there; the other one's
 * page has to ask what happened, and shows its coins when it has shown that.
 */
const newsOf = async (
  tx: Tx,
  { round, changes }: Advanced,
  isMover: boolean,
  now: number,
): Promise<readonly Change[]> => {
  if (isMover) return changes;
  const [coins] = changes;
  return [
    coins ? { ...coins, topic: 'round' } : await recordChange(tx, round.row.playerId, 'round', now),
  ];
};

/**
 * Takes a locked match one step on: its own row, and the round of each side that learns something,
 * with its hold and its payout, in the caller's transaction. Answers the sides as they now are and
 * what is to be broadcast once committed.
 */
export const advanceDuel = async (
  tx: Tx,
  { row, sides }: LoadedDuel,
  { duel: state, sides: steps }: AnyDuelStep,
  { mover, now }: { mover: Mover; now: number },
): Promise<{ sides: readonly LoadedRound[]; changes: readonly Change[] }> => {
  const after: LoadedRound[] = [...sides];
  const changes: Change[] = [];
  // Coins are locked in the order of the players, here as wherever two players' are.
  const order = SEATS.toSorted((a, b) => sides[a].row.playerId - sides[b].row.playerId);
  for (const seat of order) {
    const step = steps[seat];
    if (!step) continue;
    const isMover = mover?.seat === seat;
    const advanced = await advance(tx, sides[seat], step, {
      move: isMover ? mover.move : null,
      now,
    });
    after[seat] = advanced.round;
    changes.push(...(await newsOf(tx, advanced, isMover, now)));
  }
  const told = SEATS.find((seat) => steps[seat] !== null);
  const { status, deadlineAt, settledAt } = (after[told ?? 0] as LoadedRound).row;
  await tx.update(duels).set({ state, status, deadlineAt, settledAt }).where(eq(duels.id, row.id));
  return { sides: after, changes };
};
