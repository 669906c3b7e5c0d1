import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import type { StageNotes } from '#engine/canvas/stage/notes.ts';
import type { AnyRoundLink, GameHalves } from '#games/catalogue.ts';
import { holdMessages } from '#src/features/inbox/calm.ts';
import { recordedRound } from '#src/features/recordings/recordedRound.ts';
import { useNotes } from '#src/features/stage/useNotes.ts';
import { holdLiveCoins } from '#src/session/coinHold.ts';
import { onRoundNews } from '#src/session/roundNews.ts';
import { useSession } from '#src/session/store.ts';
import { countTime, noteRound } from '#src/session/visit.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { askEarly, type EarlyState, roundServices } from './roundServices.ts';
import { type RoundState, useShown } from './useShown.ts';

export type Machine = Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>;
type Phase = RoundState['phase'];

/** From a move until its coins have arrived on the screen. */
const PLAYING: ReadonlySet<Phase> = new Set([
  'preparing',
  'sending',
  'answered',
  'presenting',
  'reconnecting',
  'repeating',
]);

/** Between rounds, or where none can be played: here a message may pop up. */
const CALM: ReadonlySet<Phase> = new Set(['idle', 'waiting', 'settled', 'failed', 'maintenance']);

/** The links of one round: the stage's and the screen's, both recorded. */
interface Seats {
  stage: AnyRoundLink;
  screen: AnyRoundLink;
  notes: StageNotes;
}

/** A recorded round whose result is not told before it is shown. */
const seatsAt = (machine: Machine, game: GameKey, early: EarlyState | null): Seats => {
  const { uid } = useSession.getState().player;
  let release: (() => void) | null = null;
  const letGo = () => {
    release?.();
    release = null;
  };
  const services = roundServices(uid, game, early);
  const { linkFor, notes } = recordedRound(machine.createLink, services, uid, game, () => {
    leaveTabs();
    letGo();
  });
  const screen = linkFor('chrome');
  const isHeld = screen.stakes === 'round';
  screen.subscribe(({ phase, round }) => {
    const isShown = !PLAYING.has(phase);
    if (isShown) letGo();
    else release ??= holdLiveCoins();
    if (round) noteRound(round, { isHeld, isShown });
  });
  const leaveTabs = joinOtherTabs(uid, game, screen);
  return { stage: linkFor('scene'), screen, notes };
};

/** A game's round for one visit: `createLink` is for the stage, `link` for the screen. */
export const useRound = (game: GameKey, machine: Machine) => {
  const [link, setLink] = useState<AnyRoundLink | null>(null);
  const { notes, told, isLost } = useNotes();
  const early = useRef<EarlyState>(null);
  useEffect(() => {
    early.current = askEarly(game);
  }, [game]);
  const createLink = useCallback(() => {
    const { stage, screen, notes: own } = seatsAt(machine, game, early.current);
    early.current = null;
    told.current = own;
    setLink(screen);
    return stage;
  }, [machine, game, told]);
  // The stage lets a link go with its scene; this one also goes when no scene ever came.
  useEffect(() => () => link?.leave(), [link]);
  useEffect(() => {
    const heed = (news: 'round' | 'table') =>
      link?.send({ type: news === 'round' ? 'news' : 'retry' });
    return onRoundNews(heed);
  }, [link]);
  // Who is back from being offline does not sit out the pause before the next try: a round's time runs on.
  useEffect(() => {
    const again = () => link?.send({ type: 'retry' });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [link]);
  const isCalm = useShown(link, ({ phase }) => CALM.has(phase)) ?? false;
  useEffect(() => (isCalm ? undefined : holdMessages()), [isCalm]);
  useEffect(() => countTime(), []);
  return { createLink, notes, link, isCalm, isLost };
};
