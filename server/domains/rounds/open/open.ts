import { randomInt } from 'node:crypto';
import type { RoundAnswer, RoundMode } from '#contract/rounds.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { pause } from '../../../platform/clock.ts';
import { type Refusal, RuleRefusal } from '../../../platform/refusal.ts';
import { type Change, changesOf } from '../../../platform/requests/change.ts';
import { answeredBefore, demandSame } from '../../../platform/requests/idempotent.ts';
import { sqlState, UNIQUE_VIOLATION } from '../../../platform/store/store.ts';
import { InsufficientCoins } from '../../ledger/index.ts';
import { availabilityOf, refusalOf } from '../availability.ts';
import type { RoundDeps } from '../deps.ts';
import type { ServedGame } from '../games.ts';
import { demandGame, drawsOf, type LoadedRound, ROUND_TYP } from '../load.ts';
import { Passed, settlePassed } from '../settle/settle.ts';
import { isPassed } from '../write/advance.ts';
import { Overtaken, untilWritten } from '../write/overtaken.ts';
import { type Eligibility, eligibilityOf } from './eligibility.ts';
import { checkCoins, demandStake } from './stakes.ts';
import { writeOpening } from './writeOpening.ts';

export interface OpenInput {
  playerId: number;
  game: string;
  requestId: string;
  clientSeed: string;
  /** Hundredths of a coin; 0 in a game that stakes nothing at its opening. */
  bet: number;
  mode?: RoundMode;
  /** Told of the round once it is committed. */
  onPlayed?: ((round: LoadedRound) => void) | undefined;
  now: number;
}

const refuse = (...[message, extras]: [Refusal['key'], { seconds?: number }?]) =>
  new RuleRefusal(message, { typ: ROUND_TYP, ...extras });

/** Throws what keeps the player from opening a round now. */
const demandOpen = (
  game: ServedGame,
  { tuning, flags, latest, coin, spins }: Eligibility,
  { bet, mode, now }: OpenInput,
): void => {
  const bounds = game.plan.kind === 'round' ? boundsOf(game.plan, tuning.parsed) : null;
  demandStake(bounds, bet, mode);
  if (mode === 'live' && !(game.seek && flags.isLive)) throw refuse('msg.invalidRequest');
  if (latest && isPassed(latest, now)) throw new Passed(latest);
  const asked = { game, latest, tuning: tuning.parsed, spins, now };
  const availability = availabilityOf(asked);
  const refusal = refusalOf(asked, { flags, availability, coin });
  if (refusal !== null) {
    const { nextAt } = availability;
    throw refuse(refusal, nextAt === null ? {} : { seconds: Math.ceil((nextAt - now) / 1000) });
  }
  if (latest?.row.status === 'open') throw refuse('msg.roundOpen');
  if (bounds) checkCoins(bounds, bet, coin);
};

interface Came {
  answer: RoundAnswer;
  changes: readonly Change[];
  /** The round that was opened; null when it was before. */
  round: LoadedRound | null;
}

/** Opens the round as the player stands now. */
const tryOpening = async (deps: RoundDeps, request: OpenInput): Promise<Came | Overtaken> => {
  const { store, games, cipher } = deps;
  const { playerId, requestId, clientSeed, bet, mode = 'house', now } = request;
  const game = demandGame(games, request.game);
  const body = { clientSeed, bet, ...(mode !== 'house' && { mode }) };
  const key = { playerId, requestId, kind: `${game.key}.open`, typ: ROUND_TYP, body, now };
  const eligibility = await eligibilityOf(deps, { game, playerId, now });
  try {
    demandOpen(game, eligibility, request);
  } catch (error) {
    // What was answered before is answered again, whatever refuses it now.
    const answer = await answeredBefore<RoundAnswer>(store.db, key);
    if (!answer) throw error;
    return { answer, changes: [], round: null };
  }
  const { parsed } = eligibility.tuning;
  const { nonce, ...seed } = eligibility.seed;
  const draws = drawsOf(cipher, { ...seed, row: { clientSeed, nonce } }, 0);
  const step = mode === 'live' && game.seek ? game.seek(parsed) : game.rules.open(parsed, draws);
  const worked = { game, eligibility, clientSeed, mode, bet, step };
  const { latest, coin } = eligibility;
  const read = [latest?.row.id, seed.id, nonce, coin];
  const written = await writeOpening(store, key, worked).catch(async (error: unknown) => {
    // The id was used for something else.
    if (sqlState(error) === UNIQUE_VIOLATION) await answeredBefore(store.db, key);
    // Coins have gone since they were counted: counted again, they are refused with their message.
    else if (!(error instanceof InsufficientCoins)) throw error;
    return { result: 'stale' as const, error };
  });
  switch (written.result) {
    case 'stale':
      return new Overtaken(read, 'error' in written ? written.error : undefined);
    case 'repeated':
      demandSame(key, written.hash);
      return { answer: written.answer, changes: [], round: null };
    case 'opened': {
      const { answer, change, round } = written;
      return { answer, changes: changesOf(change, playerId, 'coins'), round };
    }
  }
};

/** Calls of one player that come between each other part by a pause; milliseconds, for each turn and at most. */
const PAUSE_MS = 4;
const MOST_PAUSE_MS = 200;

/**
 * Opens a round: its nonce, pinned tuning, held bet, state and first step in one transaction, once
 * per request id. Throws 404 `msg.invalidGame`, 400 `msg.invalidRequest` (field `bet`: a bet the game
 * does not take) and 409 with what refuses it: `msg.gameMaintenance`, `msg.eventNotStarted`,
 * `msg.eventEnded`, `msg.roundOpen`, `msg.dailyPlayUsed` (with the seconds to wait),
 * `msg.notVerified`, `msg.noMoreChances`, `msg.insufficientBalance`, `msg.insufficientCoins`,
 * `msg.invalidRequest` (a live match where there is none) and `msg.requestMismatch`; then nothing has
 * changed, but that a passed deadline was settled, and a first seed or a game's defaults entered.
 *
 * The opening is worked out from the player's eligibility as it was read, and written only if it still is
 * so: no later round of the game, the seed's nonce, and coins enough.
 */
export const openRound = async (deps: RoundDeps, request: OpenInput): Promise<RoundAnswer> => {
  const { onChange, live } = deps;
  const { mode = 'house', now } = request;
  const came = await untilWritten(async (turn) => {
    if (turn > 0) await pause(randomInt(Math.min(PAUSE_MS * turn, MOST_PAUSE_MS)));
    return tryOpening(deps, request).catch(async (error: unknown) => {
      if (!(error instanceof Passed)) throw error;
      const { row } = error.round;
      await settlePassed(deps, error.round, now);
      return new Overtaken([row.id, row.step, row.status], error);
    });
  });
  for (const change of came.changes) onChange(change);
  if (came.round) request.onPlayed?.(came.round);
  if (came.round && mode === 'live') await live?.seeking(came.round.row.id, now);
  // The stored answer's deadlines are absolute: the client reads them against the clock of now.
  return { ...came.answer, serverNow: now };
};
