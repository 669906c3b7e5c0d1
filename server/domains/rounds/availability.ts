import type { CoinBalance } from '#contract/coins.ts';
import type { MessageKey } from '#contract/messages.ts';
import { boundsOf } from '#engine/core/rules/plan.ts';
import { closedBy, type GameFlags } from './flags.ts';
import type { ServedGame } from './games.ts';
import type { LoadedRound } from './load.ts';
import { type Availability, type Spins, spinsLeft } from './open/spins.ts';
import { isTooPoor } from './open/stakes.ts';

/** What a game's plan says about opening, for one player. */
interface Asked {
  game: ServedGame;
  /** The player's latest round of the game, open or over. */
  latest: LoadedRound | null;
  /** The tuning a new round would get, parsed. */
  tuning: unknown;
  /** 1 while `latest` is a round that is about to be written. */
  opening?: 0 | 1;
  /** Of a game of spins. */
  spins?: Spins | null;
  now: number;
}

/** When and how often the player may play on. */
export const availabilityOf = ({
  game: { key, plan },
  latest,
  tuning,
  opening = 0,
  spins,
  now,
}: Asked): Availability => {
  if (plan.kind === 'spins') {
    if (!spins) throw new Error(`the spins of ${key} were not counted`);
    return spinsLeft(plan, spins, { tuning, opening, now });
  }
  if (plan.kind !== 'free') return { nextAt: null, remain: null };
  if (latest?.row.status === 'open') return { nextAt: null, remain: plan.left(latest.row.state) };
  const at = latest ? latest.row.shownAt.getTime() + plan.waitMs(latest.tuning.parsed) : now;
  return at > now ? { nextAt: at, remain: 0 } : { nextAt: null, remain: plan.chances(tuning) };
};

/**
 * Why the player can't open a round now, in the catalogue's words, whatever the bet; null: they can,
 * or the open one has to be played first. `availability` is the player's own.
 */
export const refusalOf = (
  { game, latest, tuning, spins, now }: Asked,
  {
    flags,
    availability,
    coin,
  }: { flags: GameFlags; availability: Availability; coin: CoinBalance },
): MessageKey | null => {
  const closed = closedBy(game, flags, now);
  if (closed !== null || latest?.row.status === 'open') return closed;
  if (game.plan.kind === 'free' && availability.nextAt !== null) return 'msg.dailyPlayUsed';
  if (game.plan.kind === 'spins') {
    if (!spins?.isVerified) return 'msg.notVerified';
    return availability.remain === 0 ? 'msg.noMoreChances' : null;
  }
  const bounds = boundsOf(game.plan, tuning);
  return bounds && isTooPoor(bounds, coin) ? 'msg.insufficientBalance' : null;
};
