import { useEffect, useRef } from 'react';
import type { GameKey } from '#contract/games.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import { saveNow } from '#src/session/persist.ts';
import { changeGameSettings, useSession } from '#src/session/store.ts';

type State = Pick<ReturnType<AnyRoundLink['state']>, 'phase' | 'refusal'>;

/** Once a player and game: the card game's flag stands alone (spec 3), the others' stand together. */
const seeGuide = (game: GameKey): void => {
  const { guidesSeen } = useSession.getState().game;
  changeGameSettings(
    game === 'fto' ? { isTutorialSeen: true } : { guidesSeen: { ...guidesSeen, [game]: true } },
  );
  // At once: a tab opened, or the page loaded anew, in the next half second shows it no more.
  saveNow();
};

/**
 * Calls `open` before the first round of somebody who has not seen this game's guide: at a table where
 * one can be played, and not in the middle of a visit. The answer notes that it was seen, or skipped.
 */
export const useGuide = (game: GameKey, state: State | undefined, open: () => void) => {
  const isSeen = useSession((session) =>
    game === 'fto' ? session.game.isTutorialSeen : session.game.guidesSeen[game],
  );
  const hasPlayed = useRef(false);
  const phase = state?.phase;
  const isAtFirst = phase === 'idle' && state?.refusal === null;
  useEffect(() => {
    if (phase === 'preparing' || phase === 'restoring') hasPlayed.current = true;
    if (isAtFirst && !isSeen && !hasPlayed.current) open();
  }, [phase, isAtFirst, isSeen, open]);
  return () => seeGuide(game);
};
