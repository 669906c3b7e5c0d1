import { sql } from 'drizzle-orm';
import { type Change, type ChangeRow, changesOf } from '../ledger/change.ts';
import { ledgerError } from '../ledger/ledger.ts';
import { measureError } from '../measure/refusal.ts';
import { rowsOf, type Tx } from '../store/store.ts';
import { type AnyStep, afterStep, settlementOf, stepValues } from './advance.ts';
import type { ServedGame } from './games.ts';
import { ROUND_TYP, type RoundRow } from './load.ts';

interface Opened {
  /** What the round is opened with. */
  opening: Pick<
    RoundRow,
    'playerId' | 'game' | 'mode' | 'bet' | 'seedId' | 'clientSeed' | 'nonce' | 'tuningVersion'
  >;
  step: AnyStep;
  now: number;
}

interface Row extends ChangeRow {
  made: string | number;
  of_hold: string | number | null;
}

/**
 * Writes a round as its opening leaves it, with its held bet, its first step and what that pays, in
 * the caller's transaction, in which the player's coins are locked. Throws `InsufficientCoins`.
 */
export const writeOpening = async (
  tx: Tx,
  game: ServedGame,
  tuning: unknown,
  { opening, step, now }: Opened,
): Promise<{ row: RoundRow; changes: Change[] }> => {
  const { playerId, bet } = opening;
  const { credited, sen } = settlementOf(game, tuning, step, { bet, held: bet });
  const after = afterStep(step, null, now);
  const clock = after.deadlineAt?.toISOString() ?? null;
  const { state, events, multiplier, at, earned, returned } = stepValues(step, null, now);
  const [written] = await rowsOf<Row>(
    tx,
    sql`select * from round_open(
      ${playerId}::bigint, ${game.key}, ${opening.mode}, ${game.transactionType},
      ${opening.seedId}::bigint, ${opening.clientSeed}, ${opening.nonce}::integer,
      ${opening.tuningVersion}::integer, ${after.status}, ${state}::jsonb, ${clock}::timestamptz,
      ${events}::jsonb, ${multiplier}::integer, ${bet}::bigint, ${credited}::bigint, ${sen}::bigint,
      ${at}::timestamptz, ${earned}::timestamptz, ${returned}::timestamptz)`,
  ).catch((error: unknown) => {
    throw measureError(ledgerError(error), ROUND_TYP);
  });
  if (!written) throw new Error('a round was not written');
  const { made, of_hold } = written;
  const opened = new Date(now);
  return {
    row: {
      ...opening,
      ...after,
      id: Number(made),
      ...{ duelId: null, seat: null, step: 0, won: credited },
      holdId: of_hold === null ? null : Number(of_hold),
      ...{ openedAt: opened, shownAt: opened },
    },
    changes: changesOf(written, playerId, 'coins'),
  };
};
