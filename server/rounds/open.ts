import type { RoundAnswer, RoundMode } from '#contract/rounds.ts';
import { ApiError } from '../http/apiError.ts';
import { once } from '../ledger/once.ts';
import type { Tx } from '../store/store.ts';
import { isPassed } from './advance.ts';
import { availabilityOf, refusalOf } from './availability.ts';
import type { ServedGame } from './games.ts';
import { drawsOf, gameOf, type LoadedRound, ROUND_TYP, type RoundParts, toRound } from './load.ts';
import { boundsOf } from './plans.ts';
import { Passed, settlePassed } from './settle.ts';
import { checkBounds, checkCoins } from './stakes.ts';
import { type Standing, standingOf } from './standing.ts';
import { writeOpening } from './writeOpening.ts';

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
  game: ServedGame,
  { tuning, flags, latest, coin }: Standing,
  { playerId, bet, mode, now }: OpenRequest,
): Promise<void> => {
  const bounds = game.plan.kind === 'round' ? boundsOf(game.plan, tuning.parsed) : null;
  checkBounds(bounds, bet);
  if (mode === 'live' && !(game.seek && flags.isLive)) throw refuse('msg.invalidRequest');
  if (latest && isPassed(latest, now)) throw new Passed(latest);
  const asked = { game, playerId, latest, tuning: tuning.parsed, now };
  const availability = await availabilityOf(tx, asked);
  const refusal = await refusalOf(tx, asked, { flags, availability, coin });
  if (refusal !== null) {
    const { nextAt } = availability;
    throw refuse(refusal, nextAt === null ? {} : { seconds: Math.ceil((nextAt - now) / 1000) });
  }
  if (latest?.row.status === 'open') throw refuse('msg.roundOpen');
  if (bounds) checkCoins(bounds, bet, coin);
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
  const body = { clientSeed, bet, ...(mode !== 'house' && { mode }) };
  const key = { playerId, requestId, kind: `${game.key}.open`, typ: ROUND_TYP, body, now };
  const write = async (tx: Tx) => {
    // Of two that open at the same time the second waits here and finds the first one's round.
    const standing = await standingOf(tx, games, { game, playerId, now }, { locks: true });
    await demandOpen(tx, game, standing, request);
    const { seed, tuning } = standing;
    const { serverSeed, serverSeedHash, nonce } = seed;
    const draws = drawsOf({ serverSeed, row: { clientSeed, nonce } }, 0);
    const step =
      mode === 'live' && game.seek
        ? game.seek(tuning.parsed)
        : game.rules.open(tuning.parsed, draws);
    const pinnedTo = { seedId: seed.id, clientSeed, nonce, tuningVersion: tuning.version };
    const opening = { playerId, game: game.key, mode, bet, ...pinnedTo };
    const { row, changes } = await writeOpening(tx, game, tuning.parsed, { opening, step, now });
    const secret = { serverSeed, serverSeedHash, isRevealed: false };
    const round: LoadedRound = { game, row, ...secret, tuning };
    const asked = { game, playerId, latest: round, tuning: tuning.parsed, now };
    const answer: RoundAnswer = {
      serverNow: now,
      round: toRound(round),
      events: [...step.events],
      coin: changes[0]?.coin ?? standing.coin,
      ...(await availabilityOf(tx, asked)),
    };
    return { answer, changes };
  };
  const done = await once(store, key, write).catch(async (error: unknown) => {
    if (!(error instanceof Passed)) throw error;
    await settlePassed(parts, error.round, now);
    return once(store, key, write);
  });
  for (const change of done.changes) onChange(change);
  if (mode === 'live' && !done.isRepeat) await live?.seeking(Number(done.answer.round.id), now);
  // The stored answer's deadlines are absolute: the client reads them against the clock of now.
  return { ...done.answer, serverNow: now };
};
