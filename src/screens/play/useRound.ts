import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { wallClock } from '#engine/clock.ts';
import { createRecorder } from '#engine/record/recorder.ts';
import type { AnyRoundLink, Playable } from '#games/catalogue.ts';
import { holdMessages } from '#src/parts/inbox/calm.ts';
import { holdLiveCoins } from '#src/session/coinHold.ts';
import { onRoundNews } from '#src/session/roundNews.ts';
import { useSession } from '#src/session/store.ts';
import { keepRecorder } from './recordings.ts';
import { roundServices } from './roundServices.ts';
import { useVisitPlayed } from './useVisitPlayed.ts';

type Machine = Awaited<ReturnType<Playable<AnyRoundLink>['machine']>>;
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

/** A link whose player's inputs are recorded and whose result is not told before it is shown. */
const recorded = (machine: Machine, game: GameKey): AnyRoundLink => {
  const { uid } = useSession.getState().player;
  const recorder = createRecorder(game, wallClock);
  keepRecorder(recorder);
  const link = machine.createLink(roundServices(uid, game, recorder), recorder.inspect);
  let release: (() => void) | null = null;
  const letGo = () => {
    release?.();
    release = null;
  };
  link.subscribe(({ phase }) => {
    if (!PLAYING.has(phase)) letGo();
    else release ??= holdLiveCoins();
  });
  return {
    ...link,
    send(input) {
      recorder.input(input);
      link.send(input);
    },
    leave() {
      link.leave();
      letGo();
    },
  };
};

/** A game's round for one visit: `createLink` is for the stage, `state` what the screen shows. */
export const useRound = (game: GameKey, machine: Machine) => {
  const [link, setLink] = useState<AnyRoundLink | null>(null);
  const createLink = useCallback(() => {
    const made = recorded(machine, game);
    setLink(made);
    return made;
  }, [machine, game]);
  // The stage lets a link go with its scene; this one also goes when no scene ever came.
  useEffect(() => () => link?.leave(), [link]);
  useEffect(() => (link ? onRoundNews(() => link.send({ type: 'news' })) : undefined), [link]);
  // The link's own reading of the machine, which is the same object until the machine moves.
  const state = useSelector(link?.actor, () => link?.state());
  const isCalm = state !== undefined && CALM.has(state.phase);
  useEffect(() => (isCalm ? undefined : holdMessages()), [isCalm]);
  useVisitPlayed(link, state, state !== undefined && !PLAYING.has(state.phase));
  return { createLink, link, state, isCalm };
};
