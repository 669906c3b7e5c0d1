import type { CoinBalance } from '#contract/coins.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import type { ChangeRow } from '../ledger/change.ts';
import { ledgerError } from '../ledger/ledger.ts';
import { hashOf, type RequestKey } from '../ledger/once.ts';
import { measureError } from '../measure/refusal.ts';
import type { Store } from '../store/store.ts';
import { type AnyStep, rowAfter, settlementOf, stepValues } from './advance.ts';
import { availabilityOf } from './availability.ts';
import { type LoadedRound, ROUND_TYP, toRound } from './load.ts';

/** 0010_fewer_statements.sql; the parameters in their order there. */
const ROUND_MOVE = {
  name: 'round_move',
  text: `select * from round_move(
    $1::text, $2::uuid, $3::text, $4::text, $5::jsonb,
    $6::bigint, $7::bigint, $8::text, $9::integer, $10::text, $11::jsonb,
    $12::timestamptz, $13::boolean, $14::boolean,
    $15::jsonb, $16::jsonb, $17::integer, $18::bigint, $19::bigint,
    $20::timestamptz, $21::timestamptz, $22::timestamptz)`,
};

interface Row {
  result: 'played' | 'repeated' | 'stale';
  hash: string | null;
  stored: RoundAnswer | null;
  version: string | number | null;
  coin: CoinBalance | null;
}

type Written =
  /** Written and kept; `next` is the round as it is now, `change` has no version when no coins moved. */
  | { result: 'played'; next: LoadedRound; answer: RoundAnswer; change: ChangeRow }
  /** The id was answered before, for what `hash` says. */
  | { result: 'repeated'; answer: RoundAnswer; hash: string }
  /** The round is not what it was when it was read, or the session doesn't hold. */
  | { result: 'stale' };

/** A reply as it is kept: the round's tuning is long, and is kept once, with the round. */
const kept = (reply: Omit<RoundAnswer, 'coin'>) => ({
  ...reply,
  round: { ...reply.round, tuning: undefined },
});

/** A kept answer with its round's tuning back in it. */
export const restored = (answer: RoundAnswer, { tuning }: LoadedRound): RoundAnswer => ({
  ...answer,
  round: { ...answer.round, tuning: tuning.values },
});

interface Worked {
  round: LoadedRound;
  move: unknown;
  bet: number;
  step: AnyStep;
}

/**
 * Writes a move with its stake, its payout and its answer in one statement, which is a transaction of
 * its own. `tokenHash` is of a session that is still to be proven, null when it was before. Throws
 * `InsufficientCoins`, and the database's 23505 when the request's id was used for
 * something else; then nothing has changed.
 */
export const writeMove = async (
  store: Store,
  key: RequestKey,
  { round, move, bet, step }: Worked,
  tokenHash: string | null,
): Promise<Written> => {
  const { game, row, tuning } = round;
  const { now } = key;
  const settlement = settlementOf(game, tuning.parsed, step, { bet, held: row.bet });
  const next: LoadedRound = { ...round, row: rowAfter(row, step, settlement, now) };
  const asked = { game, playerId: row.playerId, latest: next, tuning: tuning.parsed, now };
  const reply = {
    serverNow: now,
    round: toRound(next),
    events: [...step.events],
    ...(await availabilityOf(store.db, asked)),
  };
  const { state, runsOn, shows, ...values } = stepValues(step, move, now);
  const [written] = await store
    .run<Row>(ROUND_MOVE, [
      ...[tokenHash, key.requestId, key.kind, hashOf(key), JSON.stringify(kept(reply))],
      ...[row.id, row.playerId, game.transactionType, next.row.step, next.row.status, state],
      ...[next.row.deadlineAt?.toISOString() ?? null, runsOn, shows],
      ...[values.move, values.events, values.multiplier, settlement.taken, settlement.credited],
      ...[values.at, values.earned, values.returned],
    ])
    .catch((error: unknown) => {
      throw measureError(ledgerError(error), ROUND_TYP);
    });
  if (!written) throw new Error('a move was not answered');
  const { result, hash, stored, version, coin } = written;
  if (result === 'stale') return { result };
  if (result === 'repeated' && stored && hash)
    return { result, answer: restored(stored, round), hash };
  if (!coin) throw new Error('a move has no coins');
  return { result: 'played', next, answer: { ...reply, coin }, change: { version, coin } };
};
