import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { EventWeek, WonPrize } from '#contract/event.ts';
import { DRAW_KEY } from '#contract/games.ts';
import { createLink, type DrawLink } from '#games/quiz-draw/machine.ts';
import { keys } from '#src/base/calls/keys.ts';
import { refetchIn } from '#src/base/calls/refetch.ts';
import type { OfWeek } from '#src/features/event/event.ts';
import { holdMessages } from '#src/features/inbox/calm.ts';
import { recordedRound } from '#src/features/recordings/recordedRound.ts';
import { endVisit } from '#src/features/recordings/visit.ts';
import { useNotes } from '#src/features/stage/useNotes.ts';
import { useSession } from '#src/session/store.ts';
import { createSeat } from './drawSeat.ts';
import { drawServices } from './drawServices.ts';

type Phase = ReturnType<DrawLink['state']>['phase'];

/** From the press until what was drawn has been told. */
const DRAWING: ReadonlySet<Phase> = new Set([
  'preparing',
  'sending',
  'reconnecting',
  'repeating',
  'answered',
  'presenting',
]);

type Options = Parameters<typeof drawServices>[0];

/** A recorded draw that goes on with a scene and without one. */
const openDraw = (options: Options) => {
  const services = drawServices(options);
  // What a reload would repeat, nobody repeats after leaving, or after a logout: the server knows what was drawn.
  const left = () => services.pending.clear();
  const { linkFor, notes } = recordedRound(createLink, services, options.uid, DRAW_KEY, left);
  const seat = createSeat();
  const [page, stage] = [linkFor('chrome') as DrawLink, linkFor('scene') as DrawLink];
  page.attach(seat.presenter);
  return {
    link: page,
    notes,
    createLink: () => seat.linkFor(stage),
    close() {
      page.leave();
      endVisit();
    },
  };
};

type Open = ReturnType<typeof openDraw>;

/** The player's draw of a week for one visit to its page. */
export const useDraw = ({ event, week }: OfWeek, known: EventWeek) => {
  const uid = useSession((state) => state.player.uid);
  const queries = useQueryClient();
  const { notes, told } = useNotes();
  const [draw, setDraw] = useState<Open | null>(null);
  const [won, setWon] = useState<WonPrize | null>(null);
  // As it was when the draw was opened: what is newer the machine asks for.
  const [first] = useState(known);
  useEffect(() => {
    const open = openDraw({ uid, event, week, known: first, onWon: setWon });
    told.current = open.notes;
    setDraw(open);
    return () => {
      setDraw(null);
      open.close();
    };
  }, [uid, event, week, first, told]);

  const link = draw?.link ?? null;
  // The link's own reading of the machine, which is the same object until the machine moves.
  const state = useSelector(link?.actor, () => link?.state());
  const phase = state?.phase;
  const isDrawing = phase !== undefined && DRAWING.has(phase);
  useEffect(() => (isDrawing ? holdMessages() : undefined), [isDrawing]);
  useEffect(() => {
    // Not sooner: what is left of each prize would give the end away.
    if (phase === 'settled') void refetchIn(queries)(keys.event);
  }, [phase, queries]);
  const draws = useCallback(() => link?.send({ type: 'open' }), [link]);
  return { draw, link, state, notes, isDrawing, won, spin: draws };
};
