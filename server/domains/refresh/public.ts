import { asc } from 'drizzle-orm';
import { GAME_KEYS, type GameKey, isGameKey } from '#contract/games.ts';
import type { PlayerAnswer, VipsAnswer } from '#contract/refresh.ts';
import { isCounted } from '#engine/core/rules/plan.ts';
import type { SetDates } from '#games/dates.ts';
import { gameOf } from '#games/registry.ts';
import { publicVersion } from '../../platform/requests/publicChange.ts';
import { options } from '../../platform/store/schema/club.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import type { Store } from '../../platform/store/store.ts';
import { listBanners, runningPromotions } from '../club/index.ts';
import { datesSet, demandGame, servedGames, tuningInForce } from '../rounds/index.ts';

/** Of each game's last tuning, by its text: working them out takes a hundredth of a second. */
const known = new Map<GameKey, { text: string; most: number }>();

/** The most a round of the game pays by a tuning, in units staked, whichever way it is played. */
const maxOddsOf = (
  game: GameKey,
  { values, parsed }: { values: object; parsed: unknown },
): number => {
  const text = JSON.stringify(values);
  const last = known.get(game);
  if (last?.text === text) return last.most;
  const { odds } = gameOf(game);
  const maxima = odds.ways(parsed).map((way) => odds.way(parsed, way)?.analysis.maximum ?? 0);
  const most = Math.max(...maxima);
  known.set(game, { text, most });
  return most;
};

/** The games that count what is left to play (spec 3). */
export const COUNTED: readonly GameKey[] = GAME_KEYS.filter((key) => isCounted(gameOf(key).plan));

export const mapGames = <T>(of: (game: GameKey) => T) =>
  Object.fromEntries(GAME_KEYS.map((game) => [game, of(game)])) as Record<GameKey, T>;

/** What is the same for everyone. */
interface Public {
  /** The links, banners, the promotions that run now, games' set dates and maintenance. */
  vips: VipsAnswer & Pick<PlayerAnswer, 'playRec'>;
  /** The tuning a new round would get, parsed. */
  tunings: ReadonlyMap<GameKey, unknown>;
}

/** The dates of the games for which an operator set them. */
const setDates = (flags: readonly (typeof gameFlags.$inferSelect)[]): SetDates => {
  const set: SetDates = {};
  for (const { game, ...row } of flags) {
    if (!isGameKey(game)) continue;
    const dates = datesSet(gameOf(game).dates, row);
    if (dates) set[game] = dates;
  }
  return set;
};

const readPublic = async ({ db }: Store, now: number): Promise<Public> => {
  const tuningOf = async (key: GameKey) =>
    [key, await tuningInForce(db, demandGame(servedGames, key), now)] as const;
  const [optionRows, banners, promotions, flags, inForce] = await Promise.all([
    db.select().from(options).orderBy(asc(options.name)),
    listBanners(db),
    runningPromotions(db, now),
    db.select().from(gameFlags),
    Promise.all(GAME_KEYS.map(tuningOf)),
  ]);
  const closed = new Set(flags.filter(({ maintenance }) => maintenance).map(({ game }) => game));
  const most = new Map(inForce.map(([game, tuning]) => [game, maxOddsOf(game, tuning)]));
  const recordOf = (game: GameKey) => ({ maintenance: closed.has(game), maxOdds: most.get(game) });
  return {
    vips: {
      options: optionRows,
      banners,
      promotions,
      gameDates: setDates(flags),
      playRec: mapGames(recordOf),
    },
    tunings: new Map(inForce.map(([game, { parsed }]) => [game, parsed])),
  };
};

const KEPT_MS = 1_000;

/** What was last read from each store, and when. */
const kept = new WeakMap<Store, { at: number; version: number; read: Promise<Public> }>();

/**
 * What is the same for everyone, read at most once a second: so old it may be where another process
 * changed it. What this process changed is seen at once (`publicChanged`).
 */
export const publicOf = (store: Store, now: number): Promise<Public> => {
  const version = publicVersion(store);
  const last = kept.get(store);
  if (last?.version === version && now >= last.at && now - last.at < KEPT_MS) return last.read;
  const next = { at: now, version, read: readPublic(store, now) };
  kept.set(store, next);
  // Whoever asked is told; whoever asks next tries again.
  next.read.catch(() => kept.get(store) === next && kept.delete(store));
  return next.read;
};
