import { useState } from 'react';
import { FREE_GAME } from '#contract/facts.ts';
import type { GameKey } from '#contract/games.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { saveNow } from '#src/session/persist.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';
import { useShown } from '../useShown.ts';

/** Once a player and game: the free game's flag stands alone (spec 3), the others' stand together. */
const seeGuide = (game: GameKey): void => {
  const { guidesSeen } = useSession.getState().game;
  changeGameSettings(
    game === FREE_GAME ? { isTutorialSeen: true } : { guidesSeen: { ...guidesSeen, [game]: true } },
  );
  // At once: a tab opened, or the page loaded anew, in the next half second shows it no more.
  saveNow();
};

interface GuideDue {
  /** The guide comes now, in place of the desk. */
  isDue: boolean;
  /** It was seen to its end, or skipped. */
  done: () => void;
}

/**
 * Whether this game's guide comes now: before the first round of somebody who has not seen it, at a
 * table where one can be played, and not in the middle of a visit.
 */
export const useGuide = (game: GameKey, link: AnyRoundLink | null): GuideDue => {
  const isSeen = useSession((session) =>
    game === FREE_GAME ? session.game.isTutorialSeen : session.game.guidesSeen[game],
  );
  const [hasPlayed, setHasPlayed] = useState(false);
  const isPlaying =
    useShown(link, ({ phase }) => hasPlayed || phase === 'preparing' || phase === 'restoring') ??
    false;
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  const isDue = useShown(
    link,
    ({ phase, refusal }) => phase === 'idle' && refusal === null && !isSeen && !hasPlayed,
  );
  return { isDue: isDue ?? false, done: () => seeGuide(game) };
};
