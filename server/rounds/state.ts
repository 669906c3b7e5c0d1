import type { GameStateAnswer } from '#contract/rounds.ts';
import type { ServedGame } from './games.ts';
import {
  gameOf,
  type LoadedRound,
  latestRound,
  playableGame,
  type RoundParts,
  toRound,
} from './load.ts';
import { commitmentOf, seedInForce } from './seeds.ts';
import { settlePassed } from './settle.ts';
import { tuningInForce } from './tunings.ts';

export interface Availability {
  /** When the next round may be opened, epoch milliseconds; null: now, or once the open one is over. */
  nextAt: number | null;
  /** Chances left in the current window. */
  remain: number;
}

/** Whether the player may play on, from the latest round and the tuning a new one would get. */
export const availabilityOf = (
  game: ServedGame,
  latest: LoadedRound | null,
  tuning: unknown,
  now: number,
): Availability => {
  if (latest?.row.status === 'open')
    return { nextAt: null, remain: game.plan.left(latest.row.state) };
  const at = latest ? latest.row.shownAt.getTime() + game.plan.waitMs(latest.tuning.parsed) : now;
  return at > now ? { nextAt: at, remain: 0 } : { nextAt: null, remain: game.plan.chances(tuning) };
};

/** Chances the player has left of a game at this moment: `remain` of its play record. */
export const chancesLeft = async (
  parts: Pick<RoundParts, 'store' | 'games'>,
  playerId: number,
  key: string,
  now: number,
): Promise<number> => {
  const game = gameOf(parts.games, key);
  const latest = await latestRound(parts.store.db, parts.games, playerId, key);
  const tuning = await tuningInForce(parts.store.db, game, now);
  return availabilityOf(game, latest, tuning.parsed, now).remain;
};

/**
 * What a page needs to play: a passed deadline is settled first, then the open round if there is
 * one, the commitment for the next and when it may be opened. Throws 404 `msg.invalidGame` and 409
 * `msg.gameMaintenance`, the latter only for a game that is not served yet.
 */
export const gameState = async (
  parts: RoundParts,
  playerId: number,
  key: string,
  now: number,
): Promise<GameStateAnswer> => {
  const { db } = parts.store;
  const game = await playableGame(parts, key);
  const latest = await settlePassed(parts, playerId, key, now);
  const tuning = await tuningInForce(db, game, now);
  return {
    serverNow: now,
    round: latest?.row.status === 'open' ? toRound(latest) : null,
    last: latest && latest.row.status !== 'open' ? toRound(latest) : null,
    refusal: null,
    isLive: false,
    commitment: commitmentOf(await seedInForce(db, playerId, now)),
    tuningVersion: tuning.version,
    tuning: tuning.values,
    ...availabilityOf(game, latest, tuning.parsed, now),
  };
};
