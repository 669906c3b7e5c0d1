import type { CoinBalance } from '#contract/coins.ts';
import type { RoundAnswer } from '#contract/rounds.ts';
import { type Settlement, settlementOf } from '#engine/core/rules/after.ts';
import type { ChangeRow } from '../../../platform/requests/change.ts';
import { type RequestKey, requestHash } from '../../../platform/requests/idempotent.ts';
import { type FunctionRow, selectFrom, valuesOf } from '../../../platform/store/functions.ts';
import { type Store, sqlState } from '../../../platform/store/store.ts';
import { ledgerError } from '../../ledger/index.ts';
import { responsibleGamingError } from '../../responsibleGaming/index.ts';
import { availabilityOf } from '../availability.ts';
import type { ServedGame } from '../games.ts';
import { type LoadedRound, ROUND_TYP, type RoundRow, toRound } from '../load.ts';
import { type AnyStep, rowAfter, stepValues } from '../write/steps.ts';
import type { Eligibility } from './eligibility.ts';

const ROUND_START = selectFrom('round_start');
const STANDS_OTHERWISE = '23L09';

type OpeningRow = FunctionRow<
  'round_start',
  { result: 'opened' | 'repeated'; stored: RoundAnswer | null; coin: CoinBalance | null }
>;

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
 * statement, which is a transaction of its own. Throws `InsufficientCoins` and what the player's
 * responsible gaming refuses; then nothing has changed.
 */
export const writeOpening = async (
  store: Store,
  key: RequestKey,
  worked: Worked,
): Promise<Written> => {
  const { game, eligibility, clientSeed, mode, bet, step } = worked;
  const { playerId, now } = key;
  const { latest, seed, tuning, spins } = eligibility;
  const settlement = settlementOf(game.plan, tuning.parsed, step, { bet, held: bet });
  const { credited, sen } = settlement;
  const round = openedRound(worked, key, settlement);
  const { row } = round;
  const asked = { game, latest: round, tuning: tuning.parsed, opening: 1 as const, spins, now };
  const reply = {
    serverNow: now,
    round: toRound(round),
    events: [...step.events],
    ...availabilityOf(asked),
  };
  const { state, events, multiplier, at, earned, returned } = stepValues(step, now);
  const values = valuesOf('round_start', {
    of_request: key.requestId,
    kind: key.kind,
    body_hash: requestHash(key),
    reply,
    last_round: latest?.row.id ?? null,
    owner: playerId,
    of_game: game.key,
    of_mode: mode,
    line: game.transactionType,
    of_seed: seed.id,
    own_client_seed: clientSeed,
    own_nonce: seed.nonce,
    of_tuning: tuning.version,
    outcome: row.status,
    new_state: state,
    clock: row.deadlineAt,
    events,
    multiplier,
    taken: bet,
    credited,
    sen,
    moment: at,
    until: earned,
    returned_until: returned,
  });
  let written: OpeningRow | undefined;
  try {
    [written] = await store.run<OpeningRow>(ROUND_START, values);
  } catch (error) {
    if (sqlState(error) === STANDS_OTHERWISE) return { result: 'stale' };
    throw responsibleGamingError(ledgerError(error), ROUND_TYP);
  }
  if (!written) throw new Error('an opening was not answered');
  const { result, hash, stored, made, of_hold, version, coin } = written;
  if (result === 'repeated' && stored && hash) return { result, answer: stored, hash };
  if (result !== 'opened' || made === null || !coin) throw new Error('an opening has no round');
  const id = Number(made);
  return {
    result,
    round: { ...round, row: { ...row, id, holdId: of_hold === null ? null : Number(of_hold) } },
    answer: { ...reply, round: { ...reply.round, id: String(id) }, coin },
    change: { version, coin },
  };
};
