import { dayEnd, dayStart } from '#contract/day.ts';
import type { GameDates, GameKey } from '#contract/games.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { SceneLink, SceneModule } from '#engine/canvas/stage/scene.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundView } from '#engine/round/game.ts';
import type { LinkOptions, RoundLink } from '#engine/round/link.ts';
import type { Card } from './card.ts';
import { datesOf, type SetDates } from './dates.ts';

/** A round's link whatever its game, as the play screen knows it. */
export type AnyRoundLink = RoundLink<RoundEvent, RoundView>;

/**
 * The two halves of a game that is built, each fetched when it is played: make the link with the
 * one, hand it to the scene of the other.
 */
export interface GameHalves<Link extends SceneLink> {
  machine(): Promise<{
    createLink(services: RoundServices, options?: LinkOptions): Link;
  }>;
  scene(): Promise<{ scene: SceneModule<Link> }>;
}

/** A game of the catalogue: what is shown of it, and what is fetched when it is played. */
export interface Game extends Card {
  play: GameHalves<AnyRoundLink>;
}

/** True while the first day is to come, by Malaysian time; `now` in epoch milliseconds. */
export const isUpcoming = ({ startdate }: GameDates, now: number): boolean =>
  startdate !== null && now < dayStart(startdate);

/** True when the last day is over, by Malaysian time; `now` in epoch milliseconds. */
export const isEnded = ({ enddate }: GameDates, now: number): boolean =>
  enddate !== null && now >= dayEnd(enddate);

/** The games with the ended ones last, otherwise in their order (spec 2). */
export const activeFirst = <Each extends GameDates & { key: GameKey }>(
  games: readonly Each[],
  set: SetDates,
  now: number,
): Each[] => {
  const rank = (game: Each) => Number(isEnded(datesOf(game, set), now));
  return games.toSorted((a, b) => rank(a) - rank(b));
};
