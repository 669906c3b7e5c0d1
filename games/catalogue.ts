import type { InspectionEvent } from 'xstate';
import { dayEnd, dayStart } from '#contract/day.ts';
import type { GameDates, GameKey } from '#contract/games.ts';
import type { Language } from '#contract/languages.ts';
import type { RoundEvent } from '#contract/rounds.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundView } from '#engine/round/game.ts';
import type { RoundLink } from '#engine/round/link.ts';
import type { SceneLink, SceneModule } from '#engine/stage/scene.ts';
import { datesOf, type SetDates } from './dates.ts';

/** A round's link whatever its game, as the play screen knows it. */
export type AnyRoundLink = RoundLink<RoundEvent, RoundView>;

/**
 * The two halves of a game that is built, each fetched when it is played: make the link with the
 * one, hand it to the scene of the other.
 */
export interface Playable<Link extends SceneLink> {
  machine(): Promise<{
    createLink(services: RoundServices, inspect?: (event: InspectionEvent) => void): Link;
  }>;
  scene(): Promise<{ scene: SceneModule<Link> }>;
}

/** A game as the list and its page show it (spec 3). Texts are keys of the namespace `games`. */
export interface Game extends GameDates {
  key: GameKey;
  titleKey: string;
  /** What the pictures show: said of them, under the name and in the title of the page. */
  alt: string;
  textKey: string;
  /** File names in assets/ui/games/<key>/. */
  images: Record<Language, string>;
  screenshots: readonly string[];
  /** Background of card and page, from the upper left to the lower right. */
  gradient: readonly [from: string, to: string];
  /** On which days between them it is open. */
  specificDate: 'everyDay';
  route: `/games/${GameKey}`;
  tag: 'HOT' | 'NEW' | null;
  /** What the catalogue says; the server's flag in the play records counts as well. */
  mode: 'maintenance' | null;
  /** YYYY-MM, null where it is not known. */
  publishMonth: string | null;
  devices: readonly ('desktop' | 'mobile' | 'tablet')[];
  languages: readonly Language[];
  stats: {
    /** A share: 0.97 is shown as 97%. */
    rtp: number;
    /** Times the stake. */
    maxOdds: number;
    volatility: 'low' | 'medium' | 'high';
  };
  features: readonly string[];
  notices: readonly string[];
  play: Playable<AnyRoundLink>;
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
