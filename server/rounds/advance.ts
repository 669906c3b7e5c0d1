import { sql } from 'drizzle-orm';
import { MOVE_GRACE_MS, type RoundEvent } from '#contract/rounds.ts';
import type { Step } from '#engine/round/rules.ts';
import { type Change, type ChangeRow, changesOf } from '../ledger/change.ts';
import { lotDays } from '../ledger/ledger.ts';
import { rowsOf, type Tx } from '../store/store.ts';
import type { ServedGame } from './games.ts';
import { drawsOf, type LoadedRound, type RoundRow } from './load.ts';
import { payoutOf, prizeOf } from './plans.ts';

export type AnyStep = Step<unknown, RoundEvent>;

/** When the step ends by itself; a clock that runs on keeps the time it was set to. */
const deadlineOf = ({ clockMs, isDone }: AnyStep, before: Date | null, now: number) => {
  if (isDone || clockMs === null) return null;
  return clockMs === 'runs on' ? before : new Date(now + clockMs);
};

/** What a round's row says after a step. A clock that starts shows something new to the player. */
export const afterStep = (step: AnyStep, before: Date | null, now: number) => ({
  state: step.state,
  status: step.isDone
    ? step.isVoid
      ? ('voided' as const)
      : ('settled' as const)
    : ('open' as const),
  settledAt: step.isDone ? new Date(now) : null,
  deadlineAt: deadlineOf(step, before, now),
  touchedAt: new Date(now),
  ...(typeof step.clockMs === 'number' && { shownAt: new Date(now) }),
});

/** What a step costs and pays: worked out before anything is written. */
export interface Settlement {
  /** Staked and paid by this step, in hundredths of a coin. */
  taken: number;
  credited: number;
  /** Money won, in sen. */
  sen: number;
}

/** `bet` is what the step itself stakes; in a game with one bet its steps stake nothing. */
export const settlementOf = (
  { plan }: ServedGame,
  tuning: unknown,
  step: AnyStep,
  { bet, held }: { bet: number; held: number },
): Settlement => ({
  taken: bet,
  credited: payoutOf(plan, tuning, plan.kind === 'move' ? bet : held, step.multiplier),
  sen: prizeOf(plan, tuning, step.multiplier),
});

/** A value of a `jsonb` parameter. */
const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** What the round's functions in the database take of a step, as parameters of a statement. */
export const stepValues = (step: AnyStep, move: unknown, now: number) => {
  const { earned, returned } = lotDays(now);
  return {
    state: JSON.stringify(step.state),
    move: json(move),
    events: JSON.stringify(step.events),
    multiplier: step.multiplier,
    runsOn: step.clockMs === 'runs on' && !step.isDone,
    shows: typeof step.clockMs === 'number',
    at: new Date(now).toISOString(),
    earned: earned.toISOString(),
    returned: returned.toISOString(),
  };
};

/** The round's row as the step leaves it: the database writes the same. */
export const rowAfter = (
  row: RoundRow,
  step: AnyStep,
  { taken, credited }: Settlement,
  now: number,
): RoundRow => ({
  ...row,
  ...afterStep(step, row.deadlineAt, now),
  step: row.step + 1,
  bet: row.bet + taken,
  won: row.won + credited,
});

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
  const held = row.bet;
  const settlement = settlementOf(game, tuning.parsed, step, { bet: 0, held });
  const next = rowAfter(row, step, settlement, now);
  const values = stepValues(step, move, now);
  const clock = next.deadlineAt?.toISOString() ?? null;
  const [written] = await rowsOf<ChangeRow & { is_written: boolean }>(
    tx,
    sql`select * from round_advance(
      ${row.id}::bigint, ${row.playerId}::bigint, ${game.transactionType}, ${next.step}::integer,
      ${next.status}, ${values.state}::jsonb, ${clock}::timestamptz,
      ${values.runsOn}::boolean, ${values.shows}::boolean,
      ${values.move}::jsonb, ${values.events}::jsonb, ${values.multiplier}::integer, 0::bigint,
      ${settlement.credited}::bigint, ${settlement.sen}::bigint,
      ${values.at}::timestamptz, ${values.earned}::timestamptz, ${values.returned}::timestamptz)`,
  );
  if (!written?.is_written) throw new Error(`round ${row.id} was not locked`);
  return { round: { ...round, row: next }, changes: changesOf(written, row.playerId, 'coins') };
};

/** True when the step's clock has run out for good, grace included. */
export const isPassed = ({ row }: LoadedRound, now: number): boolean =>
  row.status === 'open' &&
  row.deadlineAt !== null &&
  now > row.deadlineAt.getTime() + MOVE_GRACE_MS;

/** Settles a locked round's passed step as timed out. */
export const timeOut = (tx: Tx, round: LoadedRound, now: number): Promise<Advanced> => {
  const { game, row, tuning } = round;
  const step = game.rules.timeout(tuning.parsed, row.state, drawsOf(round, row.step + 1));
  return advance(tx, round, step, { move: null, now });
};
