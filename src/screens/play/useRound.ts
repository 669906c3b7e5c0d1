import { useSelector } from '@xstate/react';
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

/** The time at this table and how its rounds end count for the visit. */
const useVisitPlayed = (
  link: AnyRoundLink | null,
  state: ReturnType<AnyRoundLink['state']> | undefined,
  isShown: boolean,
): void => {
  useEffect(() => countTime(), []);
  const round = state?.round;
  const isHeld = link?.stakes === 'round';
  useEffect(() => {
    if (round) noteRound(round, { isHeld, isShown });
  }, [round, isHeld, isShown]);
};

export type Machine = Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>;
type Phase = ReturnType<AnyRoundLink['state']>['phase'];

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
  screen.subscribe(({ phase }) => {
    if (!PLAYING.has(phase)) letGo();
    else release ??= holdLiveCoins();
  });
  const leaveTabs = joinOtherTabs(uid, game, screen);
  return { stage: linkFor('scene'), screen, notes };
};

/** A game's round for one visit: `createLink` is for the stage, `state` what the screen shows. */
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
  // The link's own reading of the machine, which is the same object until the machine moves.
  const state = useSelector(link?.actor, () => link?.state());
  const isCalm = state !== undefined && CALM.has(state.phase);
  useEffect(() => (isCalm ? undefined : holdMessages()), [isCalm]);
  useVisitPlayed(link, state, state !== undefined && !PLAYING.has(state.phase));
  return { createLink, notes, link, state, isCalm, isLost };
};
