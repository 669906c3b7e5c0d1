import { eq } from 'drizzle-orm';
import type { RoundAnswer, RoundMode } from '#contract/rounds.ts';
import { ApiError } from '../http/apiError.ts';
import { lockCoins } from '../ledger/accounts.ts';
import { coinBalance } from '../ledger/balance.ts';
import { hold } from '../ledger/ledger.ts';
import { once } from '../ledger/once.ts';
import { rounds } from '../store/schema.ts';
import type { Tx } from '../store/store.ts';
import { type AnyStep, afterStep, recordOpening, settlementOf } from './advance.ts';
import { availabilityOf, refusalOf } from './availability.ts';
import { flagsOf, type GameFlags } from './flags.ts';
import type { ServedGame } from './games.ts';
import {
  drawsOf,
  gameOf,
  type LoadedRound,
  latestRound,
  ROUND_TYP,
  type RoundParts,
  type RoundRow,
  toRound,
} from './load.ts';
import { boundsOf } from './plans.ts';
import { takeNonce } from './seeds.ts';
import { settlePassed } from './settle.ts';
import { checkBounds, checkCoins } from './stakes.ts';
import { type PinnedTuning, tuningInForce } from './tunings.ts';

export interface OpenRequest {
  playerId: number;
  game: string;
  requestId: string;
  clientSeed: string;
  /** Hundredths of a coin; 0 in a game that stakes nothing at its opening. */
  bet: number;
  mode?: RoundMode;
  now: number;
}

const refuse = (...[message, extras]: [ApiError['key'], { seconds?: number }?]) =>
  new ApiError(409, message, { typ: ROUND_TYP, ...extras });

/** Throws what keeps the player from opening a round now. */
const demandOpen = async (
  tx: Tx,
  { games }: RoundParts,
  { game, tuning, flags }: { game: ServedGame; tuning: PinnedTuning; flags: GameFlags },
  { playerId, bet, mode, now }: OpenRequest,
): Promise<void> => {
  const bounds = game.plan.kind === 'round' ? boundsOf(game.plan, tuning.parsed) : null;
  checkBounds(bounds, bet);
  if (mode === 'live' && !(game.seek && flags.isLive)) throw refuse('msg.invalidRequest');
  const latest = await latestRound(tx, games, playerId, game.key);
  const asked = { game, playerId, latest, tuning: tuning.parsed, now };
  const availability = await availabilityOf(tx, asked);
  const refusal = await refusalOf(tx, asked, { flags, availability });
  if (refusal !== null) {
    const { nextAt } = availability;
    throw refuse(refusal, nextAt === null ? {} : { seconds: Math.ceil((nextAt - now) / 1000) });
  }
  if (latest?.row.status === 'open') throw refuse('msg.roundOpen');
  if (bounds) checkCoins(bounds, bet, await coinBalance(tx, playerId, now));
};

/** Writes the round that its first step leaves, and holds its bet. */
const insertRound = async (
  tx: Tx,
  game: ServedGame,
  step: AnyStep,
  values: Omit<typeof rounds.$inferInsert, keyof ReturnType<typeof afterStep>>,
  now: number,
): Promise<RoundRow> => {
  const [row] = await tx
    .insert(rounds)
    .values({ ...values, ...afterStep(step, null, now), shownAt: new Date(now) })
    .returning();
  if (!row) throw new Error('a round was not written');
  const { id, playerId, bet } = row;
  if (bet === 0) return row;
  const type = game.transactionType;
  const holdId = await hold(tx, { playerId, type, amount: bet, roundId: id, now });
  await tx.update(rounds).set({ holdId }).where(eq(rounds.id, id));
  return { ...row, holdId };
};

/**
 * Opens a round: its nonce, pinned tuning, held bet, state and first step in one transaction, once
 * per request id. Throws 404 `msg.invalidGame`, 400 `msg.invalidRequest` (field `bet`: a bet the game
 * does not take) and 409 with what refuses it: `msg.gameMaintenance`, `msg.eventNotStarted`,
 * `msg.eventEnded`, `msg.roundOpen`, `msg.dailyPlayUsed` (with the seconds to wait),
 * `msg.notVerified`, `msg.noMoreChances`, `msg.insufficientBalance`, `msg.insufficientCoins`,
 * `msg.invalidRequest` (a live match where there is none) and `msg.requestMismatch`; then nothing has
 * changed.
 */
export const openRound = async (parts: RoundParts, request: OpenRequest): Promise<RoundAnswer> => {
  const { store, games, onChange, live } = parts;
  const { playerId, requestId, clientSeed, bet, mode = 'house', now } = request;
  const game = gameOf(games, request.game);
  await settlePassed(parts, playerId, game.key, now);
  const body = { clientSeed, bet, ...(mode !== 'house' && { mode }) };
  const key = { playerId, requestId, kind: `${game.key}.open`, typ: ROUND_TYP, body, now };
  const done = await once(store, key, async (tx) => {
    // Of two that open at the same time the second waits here and finds the first one's round.
    await lockCoins(tx, playerId);
    const flags = await flagsOf(tx, game.key);
    const tuning = await tuningInForce(tx, game, now);
    await demandOpen(tx, parts, { game, tuning, flags }, request);

    const seed = await takeNonce(tx, playerId, now);
    const { serverSeed, serverSeedHash, nonce } = seed;
    const draws = drawsOf({ serverSeed, row: { clientSeed, nonce } }, 0);
    const step =
      mode === 'live' && game.seek
        ? game.seek(tuning.parsed)
        : game.rules.open(tuning.parsed, draws);
    const settlement = settlementOf(game, tuning.parsed, step, { bet, held: bet });
    const pinnedTo = { seedId: seed.id, clientSeed, nonce, tuningVersion: tuning.version };
    const values = { playerId, game: game.key, mode, bet, won: settlement.credited, ...pinnedTo };
    const row = await insertRound(tx, game, step, { ...values, openedAt: new Date(now) }, now);
    const changes = await recordOpening(tx, game, row, step, settlement, now);
    const secret = { serverSeed, serverSeedHash, isRevealed: false };
    const round: LoadedRound = { game, row, ...secret, tuning };
    const asked = { game, playerId, latest: round, tuning: tuning.parsed, now };
    const answer: RoundAnswer = {
      serverNow: now,
      round: toRound(round),
      events: [...step.events],
      coin: changes[0]?.coin ?? (await coinBalance(tx, playerId, now)),
      ...(await availabilityOf(tx, asked)),
    };
    return { answer, changes };
  });
  for (const change of done.changes) onChange(change);
  if (mode === 'live' && !done.isRepeat) await live?.seeking(Number(done.answer.round.id), now);
  // The stored answer's deadlines are absolute: the client reads them against the clock of now.
  return { ...done.answer, serverNow: now };
};
