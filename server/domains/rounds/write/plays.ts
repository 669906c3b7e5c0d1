import { sql } from 'drizzle-orm';
import type { CoinBalance } from '#contract/coins.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import type { Settlement } from '#engine/core/rules/after.ts';
import {
  type FunctionRow,
  type Play,
  selectFrom,
  sqlCall,
  valuesOf,
} from '../../../platform/store/functions.ts';
import { rowsOf, type Store, type Tx } from '../../../platform/store/store.ts';
import type { LoadedRound, RoundRow } from '../load.ts';
import { type AnyStep, stepValues } from './steps.ts';

/** The request a step came as; `tokenHash` is of a session that is still to be proven. */
export interface PlayRequest {
  tokenHash: string | null;
  requestId: string;
  kind: string;
  hash: string;
  /** Kept under the request's id, with the coins in it. */
  reply: object;
}

/** What came of a play; `stored` is what the request's id was answered before, `hash` for what. */
export type PlayRow = FunctionRow<
  'round_write',
  {
    player: string | number;
    result: 'played' | 'repeated' | 'stale' | 'alone';
    stored: RoundAnswer | null;
    coin: CoinBalance | null;
  }
>;

interface Worked {
  round: LoadedRound;
  step: AnyStep;
  settlement: Settlement;
  /** The round's row after the step. */
  next: RoundRow;
  /** Null: the clock ran out, or another's move led here. */
  move: unknown;
  now: number;
}

/** The step of a round that was worked out, ready to be written; `asked` is null for one nobody asked for. */
export const playOf = (
  { round: { game, row }, step, settlement, next, move, now }: Worked,
  asked: PlayRequest | null,
): Play => {
  const { at, earned, returned, ...values } = stepValues(step, now);
  return {
    of_session: asked?.tokenHash ?? null,
    of_request: asked?.requestId ?? null,
    kind: asked?.kind ?? null,
    body_hash: asked?.hash ?? null,
    reply: asked?.reply ?? null,
    of_round: row.id,
    owner: row.playerId,
    line: game.transactionType,
    number: next.step,
    outcome: next.status,
    new_state: values.state,
    clock: next.deadlineAt,
    runs_on: values.runsOn,
    shows: values.shows,
    move,
    events: values.events,
    multiplier: values.multiplier,
    staked: settlement.taken,
    spent: settlement.taken,
    credited: settlement.credited,
    sen: settlement.sen,
    at,
    until: earned,
    returned_until: returned,
    of_hold: row.holdId,
  };
};

const ROUND_WRITE = selectFrom('round_write');
const askedOf = (asked: readonly Play[], isAlone: boolean) =>
  valuesOf('round_write', { asked, is_alone: isAlone });

/**
 * Writes plays of different players in a transaction of its own, which waits for nobody; their rows come
 * in any order.
 */
export const writePlays = async (store: Store, plays: readonly Play[]): Promise<PlayRow[]> =>
  store.run<PlayRow>(ROUND_WRITE, askedOf(plays, false));

/** Writes a play in a transaction of its own, which waits for what is in its way. */
export const writeAlone = async (store: Store, play: Play): Promise<PlayRow> => {
  const [row] = await store.run<PlayRow>(ROUND_WRITE, askedOf([play], true));
  if (!row) throw new Error('a step was not answered');
  return row;
};

/** Writes a play in the transaction that has its round locked. */
export const writePlayIn = async (tx: Tx, play: Play): Promise<PlayRow> => {
  const called = sqlCall('round_write', { asked: [play], is_alone: true });
  const [row] = await rowsOf<PlayRow>(tx, sql`select * from ${called}`);
  if (row?.result !== 'played') throw new Error(`round ${play.of_round} was not locked`);
  return row;
};
