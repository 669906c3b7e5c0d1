import type { GameStateAnswer } from '#contract/rounds.ts';
import type { Db } from '../../platform/store/store.ts';
import { availabilityOf, refusalOf } from './availability.ts';
import type { RoundDeps } from './deps.ts';
import type { Games } from './games.ts';
import { demandGame, latestRound, toRound } from './load.ts';
import { eligibilityOf } from './open/eligibility.ts';
import { type Availability, readSpins } from './open/spins.ts';
import { commitmentOf } from './seeds/seeds.ts';
import { settlePassed } from './settle/settle.ts';
import { isPassed } from './write/advance.ts';

/** What the player has left of a game at this moment, under its tuning, and when again: for its play record. */
export const chancesLeft = async (
  db: Db,
  games: Games,
  { key, playerId, tuning, now }: { key: string; playerId: number; tuning: unknown; now: number },
): Promise<Availability> => {
  const game = demandGame(games, key);
  // The others count no round of theirs, or all of them.
  const latest = game.plan.kind === 'free' ? await latestRound(db, games, playerId, key) : null;
  const spins =
    game.plan.kind === 'spins' ? await readSpins(db, { playerId, game: key, now }) : null;
  return availabilityOf({ game, latest, tuning, spins, now });
};

/**
 * What a page needs to play: a passed deadline is settled first, then the open round if there is
 * one, else the latest, the commitment for the next, when it may be opened, and what refuses it.
 * Throws 404 `msg.invalidGame`.
 */
export const gameState = async (
  deps: RoundDeps,
  playerId: number,
  key: string,
  now: number,
): Promise<GameStateAnswer> => {
  const game = demandGame(deps.games, key);
  const look = () => eligibilityOf(deps, { game, playerId, now });
  let eligibility = await look();
  if (eligibility.latest && isPassed(eligibility.latest, now)) {
    await settlePassed(deps, eligibility.latest, now);
    eligibility = await look();
  }
  const { latest, tuning, flags, coin, seed, spins } = eligibility;
  const asked = { game, latest, tuning: tuning.parsed, spins, now };
  const availability = availabilityOf(asked);
  const isOpen = latest?.row.status === 'open';
  return {
    serverNow: now,
    round: latest && isOpen ? toRound(latest) : null,
    last: latest && !isOpen ? toRound(latest) : null,
    refusal: refusalOf(asked, { flags, availability, coin }),
    isLive: flags.isLive && game.seek !== null,
    coin,
    commitment: commitmentOf(seed),
    tuningVersion: tuning.version,
    tuning: tuning.values,
    tuningHash: tuning.hash,
    ...availability,
  };
};
