import type { RoundAnswer } from '#contract/rounds.ts';
import { type Settlement, settlementOf } from '#engine/core/rules/after.ts';
import type { ChangeRow } from '../../../platform/requests/change.ts';
import { type RequestKey, requestHash } from '../../../platform/requests/idempotent.ts';
import type { Opening } from '../../../platform/store/functions.ts';
import type { Store } from '../../../platform/store/store.ts';
import { ledgerError } from '../../ledger/index.ts';
import { responsibleGamingError } from '../../responsibleGaming/index.ts';
import { availabilityOf } from '../availability.ts';
import type { ServedGame } from '../games.ts';
import { type LoadedRound, ROUND_TYP, type RoundRow, toRound } from '../load.ts';
import { writePlay } from '../write/groupCommit.ts';
import { playOf } from '../write/plays.ts';
import { type AnyStep, rowAfter } from '../write/steps.ts';
import type { Eligibility } from './eligibility.ts';

type Written =
  /** Written and kept; `change` has no version when no coins moved. */
  | { result: 'opened'; round: LoadedRound; answer: RoundAnswer; change: ChangeRow }
  /** The id was used before, for what `hash` says. */
  | { result: 'repeated'; answer: RoundAnswer; hash: string }
  /** The player's eligibility is not what it was when it was read. */
  | { result: 'stale' };

interface Worked {
  game: ServedGame;
  eligibility: Eligibility;
  clientSeed: string;
  mode: RoundRow['mode'];
  bet: number;
  /** The round's opening by its game's rules. */
  step: AnyStep;
}

/** The round as the opening leaves it; the database gives it its id and its hold. */
const openedRound = (
  { game, eligibility, clientSeed, mode, step }: Worked,
  { playerId, now }: RequestKey,
  settlement: Settlement,
): LoadedRound => {
  const { seed, tuning } = eligibility;
  const opened = new Date(now);
  const before: RoundRow = {
    id: 0,
    playerId,
    game: game.key,
    mode,
    status: 'open',
    bet: 0,
    won: 0,
    step: -1,
    seedId: seed.id,
    clientSeed,
    nonce: seed.nonce,
    tuningVersion: tuning.version,
    holdId: null,
    duelId: null,
    seat: null,
    state: null,
    deadlineAt: null,
    settledAt: null,
    openedAt: opened,
    shownAt: opened,
    touchedAt: opened,
  };
  const row = rowAfter(before, step, settlement, now);
  const { sealedSeed, serverSeedHash } = seed;
  return { game, row, sealedSeed, serverSeed: null, serverSeedHash, tuning };
};

/**
 * Writes a round's opening with its held bet, its first step, what that pays, and its answer in one
 * transaction, which it may share with other players' steps. Throws `InsufficientCoins`, what the player's
 * responsible gaming refuses, and the database's 23505 when the request's id is used for something else
 * at the same time; then nothing has changed.
 */
export const writeOpening = async (
  store: Store,
  key: RequestKey,
  worked: Worked,
): Promise<Written> => {
  const { game, eligibility, clientSeed, mode, bet, step } = worked;
  const { requestId, kind, now } = key;
  const { latest, seed, tuning, spins } = eligibility;
  const settlement = settlementOf(game.plan, tuning.parsed, step, { bet, held: bet });
  const round = openedRound(worked, key, settlement);
  const asked = { game, latest: round, tuning: tuning.parsed, opening: 1 as const, spins, now };
  const reply = {
    serverNow: now,
    round: toRound(round),
    events: [...step.events],
    ...availabilityOf(asked),
  };
  const opening: Opening = {
    of_game: game.key,
    of_mode: mode,
    of_seed: seed.id,
    own_client_seed: clientSeed,
    own_nonce: seed.nonce,
    of_tuning: tuning.version,
    last_round: latest?.row.id ?? null,
  };
  const request = { tokenHash: null, requestId, kind, hash: requestHash(key), reply };
  const play = playOf({ round, step, settlement, next: round.row, move: null, now }, request);
  // Its bet is held, not spent.
  const written = await writePlay(store, { ...play, spent: 0, ...opening }).catch(
    (error: unknown) => {
      throw responsibleGamingError(ledgerError(error), ROUND_TYP);
    },
  );
  const { result, hash, stored, made, of_hold, version, coin } = written;
  if (result === 'stale') return { result };
  if (result === 'repeated' && stored && hash) return { result, answer: stored, hash };
  if (result !== 'played' || made === null || !coin) throw new Error('an opening has no round');
  const id = Number(made);
  return {
    result: 'opened',
    round: {
      ...round,
      row: { ...round.row, id, holdId: of_hold === null ? null : Number(of_hold) },
    },
    answer: { ...reply, round: { ...reply.round, id: String(id) }, coin },
    change: { version, coin },
  };
};
