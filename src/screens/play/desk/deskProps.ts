import type { GameKey } from '#contract/games.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';

/** What every desk is given. */
export interface DeskProps {
  game: GameKey;
  link: AnyRoundLink;
}
