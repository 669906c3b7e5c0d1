import type { RoundAnswer } from '#contract/rounds.ts';
import { ApiError } from '../http/apiError.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { coinBalance } from '../ledger/balance.ts';
import { recordChange } from '../ledger/change.ts';
import { once } from '../ledger/once.ts';
import { rounds } from '../store/schema.ts';
import { afterStep, payoutOf, recordStep } from './advance.ts';
import {
  drawsOf,
  isInMaintenance,
  type LoadedRound,
  latestRound,
  playableGame,
  ROUND_TYP,
  type RoundParts,
  toRound,
} from './load.ts';
import { takeNonce } from './seeds.ts';
import { settlePassed } from './settle.ts';
import { availabilityOf } from './state.ts';
import { tuningInForce } from './tunings.ts';

export interface OpenRequest {
  playerId: number;
  game: string;
  requestId: string;
  clientSeed: string;
  bet: number;
  now: number;
}

const refuse = (...[message, extras]: [ApiError['key'], { seconds?: number }?]) =>
  new ApiError(409, message, { typ: ROUND_TYP, ...extras });

/**
 * Opens a round: its nonce, pinned tuning, state and first step in one transaction, once per request
 * id. Throws 404 `msg.invalidGame`, 400 `msg.invalidRequest` (a bet in a free game), 409
 * `msg.gameMaintenance`, `msg.roundOpen`, `msg.dailyPlayUsed` (with the seconds to wait) and
 * `msg.requestMismatch`; then nothing has changed.
 */
export const openRound = async (parts: RoundParts, request: OpenRequest): Promise<RoundAnswer> => {
  const { store, games, onChange } = parts;
  const { playerId, requestId, clientSeed, bet, now } = request;
  const game = await playableGame(parts, request.game);
  if (bet !== 0) throw new ApiError(400, 'msg.invalidRequest', { typ: ROUND_TYP, field: 'bet' });
  await settlePassed(parts, playerId, game.key, now);
  const key = {
    playerId,
    requestId,
    kind: `${game.key}.open`,
    typ: ROUND_TYP,
    body: { clientSeed, bet },
    now,
  };
  const done = await once(store, key, async (tx) => {
    // Of two that open at the same time the second waits here and finds the first one's round.
    await lockAccounts(tx, playerId);
    if (await isInMaintenance(tx, game.key)) throw refuse('msg.gameMaintenance');
    const tuning = await tuningInForce(tx, game, now);
    const latest = await latestRound(tx, games, playerId, game.key);
    if (latest?.row.status === 'open') throw refuse('msg.roundOpen');
    const { nextAt } = availabilityOf(game, latest, tuning.parsed, now);
    if (nextAt !== null)
      throw refuse('msg.dailyPlayUsed', { seconds: Math.ceil((nextAt - now) / 1000) });

    const seed = await takeNonce(tx, playerId, now);
    const drawn = { serverSeed: seed.serverSeed, row: { clientSeed, nonce: seed.nonce } };
    const step = game.rules.open(tuning.parsed, drawsOf(drawn, 0));
    const credited = payoutOf(game, tuning.parsed, step);
    const [row] = await tx
      .insert(rounds)
      .values({
        ...afterStep(step, null, now),
        playerId,
        game: game.key,
        bet,
        won: credited,
        seedId: seed.id,
        clientSeed,
        nonce: seed.nonce,
        tuningVersion: tuning.version,
        openedAt: new Date(now),
        shownAt: new Date(now),
      })
      .returning();
    if (!row) throw new Error('a round was not written');
    await recordStep(tx, { game, row, step, credited, now });
    const { serverSeed, serverSeedHash } = seed;
    const round: LoadedRound = { game, row, serverSeed, serverSeedHash, tuning };
    const answer: RoundAnswer = {
      serverNow: now,
      round: toRound(round),
      events: [...step.events],
      coin: await coinBalance(tx, playerId, now),
      ...availabilityOf(game, round, tuning.parsed, now),
    };
    const changes = credited > 0 ? [await recordChange(tx, playerId, 'coins', now)] : [];
    return { answer, changes };
  });
  for (const change of done.changes) onChange(change);
  // The stored answer's deadlines are absolute: the client reads them against the clock of now.
  return { ...done.answer, serverNow: now };
};
