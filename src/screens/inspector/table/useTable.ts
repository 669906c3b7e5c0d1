import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { bridge } from '#engine/bridge.ts';
import { type AdjustableClock, createAdjustableClock } from '#engine/core/adjustableClock.ts';
import { wallClock } from '#engine/core/clock.ts';
import type { AnyRoundLink, GameHalves } from '#games/catalogue.ts';
import type { AnyStory } from '#games/story.ts';
import { useNotes } from '#src/features/stage/useNotes.ts';
import { madeUpCalls } from '../made/madeUpRound.ts';
import { type EventsRun, playEvents } from '../made/playEvents.ts';
import type { MadeUp } from '../made/readEvents.ts';
import { createTable, type TableLink } from './createTable.ts';
import { goAlong, goOn } from './goBack.ts';
import { type Marks, markRests, type Rerun } from './marks.ts';
import { tellStory } from './tell.ts';

/** A clock that begins now and runs as long as the component is there. */
const useClock = (): AdjustableClock => {
  const [clock] = useState(() => createAdjustableClock(wallClock.now(), wallClock.frame));
  useEffect(() => clock.run(), [clock]);
  return clock;
};

/** What was there before a table was set: the player's coins come back with them. */
const useOwnCoins = (): void => {
  useEffect(() => {
    const { coins } = bridge.get();
    return () => bridge.setCoins(coins);
  }, []);
};

type Machine = Awaited<ReturnType<GameHalves<AnyRoundLink>['machine']>>;

/** What is done as the next seat is taken. */
interface Beginning {
  /** How the house is to stand: deadlines run from then. Null: as it stands. */
  saved: Rerun['saved'] | null;
  /** What is played in place of the house's rounds. */
  made: MadeUp | null;
  onSeat(seat: TableLink): void;
}

/** Builds the scene anew, at a new seat, and says what is done there. */
const useRestarts = () => {
  /** Another number builds the scene anew. */
  const [build, setBuild] = useState(0);
  /** Null: the house is played. */
  const [made, setMade] = useState<MadeUp | null>(null);
  const begin = useRef<Beginning | null>(null);
  /** Ends what is still done with the seat. */
  const going = useRef(new AbortController());
  useEffect(() => () => going.current.abort(), []);
  const restart = (
    onSeat: (seat: TableLink, signal: AbortSignal) => void = () => {},
    { saved = null, made: next = null }: Partial<Pick<Beginning, 'saved' | 'made'>> = {},
  ) => {
    going.current.abort();
    going.current = new AbortController();
    const { signal } = going.current;
    begin.current = { saved, made: next, onSeat: (seat) => onSeat(seat, signal) };
    setMade(next);
    setBuild((number) => number + 1);
  };
  return { build, made, begin, restart };
};

/** Typing goes on. Milliseconds. */
const TYPING_MS = 500;

/** A table at rest shows the numbers that its next round has; a round under way keeps its own. */
const useShownAtRest = (tuning: object, isAtRest: boolean, rebuild: () => void): void => {
  const shown = useRef(tuning);
  const show = useEffectEvent(() => {
    shown.current = tuning;
    if (isAtRest) rebuild();
  });
  useEffect(() => {
    if (shown.current === tuning) return;
    return wallClock.later(TYPING_MS, () => show());
  }, [tuning]);
};

/** A game against the house in memory, on a clock of its own; `tuning` is the next round's. */
export const useTable = (game: GameKey, machine: Machine, tuning: object) => {
  const clock = useClock();
  useOwnCoins();
  const latest = useRef(tuning);
  useEffect(() => {
    latest.current = tuning;
  });
  const table = useMemo(
    () => createTable({ game, machine, clock, tuning: () => latest.current }),
    [game, machine, clock],
  );
  const [seat, setSeat] = useState<TableLink | null>(null);
  const { notes, told } = useNotes();
  const { build, made, begin, restart } = useRestarts();
  const events = useRef<EventsRun | null>(null);
  const marks = useRef<Marks | null>(null);
  const createLink = useCallback(() => {
    const asked = begin.current;
    // What is made up begins again whenever the scene is built anew.
    if (!asked?.made) begin.current = null;
    if (asked?.saved) table.goBack(asked.saved);
    const made = asked?.made ?? null;
    const next = table.seat(made && madeUpCalls({ game, tuning: latest.current, made, clock }));
    // A house that was not asked has nothing to go back to.
    marks.current = made ? null : markRests(next, table, clock.now);
    told.current = next.recorder.stage;
    asked?.onSeat(next);
    setSeat(next);
    return next.stage;
  }, [game, table, clock, told, begin]);
  const link = seat?.chrome ?? null;
  useEffect(() => () => link?.leave(), [link]);
  const state = useSelector(link?.actor, () => link?.state());
  const isAtRest = made === null && (state?.phase === 'idle' || state?.phase === 'settled');
  useShownAtRest(tuning, isAtRest, restart);

  const play = (next: MadeUp, first: number) =>
    restart(
      ({ chrome }) => {
        events.current = playEvents(chrome, first);
      },
      { made: next },
    );

  return {
    clock,
    house: table.house,
    /** What is made up of what is shown; null: nothing. */
    made,
    /** Plays made-up events against no house, `first` of them at once; until anything else is played. */
    play,
    /** Shows as many more of them. */
    allow: (more: number) => events.current?.allow(more),
    seat,
    link,
    build,
    createLink,
    notes,
    /** What the machine says; undefined before it runs. */
    state,
    /** The page is loaded anew: the round is found as it stands. */
    reload: () => restart(),
    /** The scene is built anew in the round as it stands: for another language. */
    rebuild: () =>
      made ? play(made, Number.POSITIVE_INFINITY) : restart(({ chrome }) => goOn(chrome)),
    /** To an entry, from the last rest before it; false: there was none. */
    jump(segment: number, index: number): boolean {
      const way = marks.current?.wayTo(segment, index);
      if (!way) return false;
      restart(({ chrome: link }, signal) => void goAlong(way, { link, clock, table, signal }), {
        saved: way.saved,
      });
      return true;
    },
    /** A new table whose next round has that seed. */
    tell(story: AnyStory, number: number, serverSeed: string) {
      table.clear(serverSeed, story.rival);
      const played = latest.current;
      restart(({ chrome }) => {
        tellStory({ story, number, tuning: played, table, link: chrome, clock });
      });
    },
  };
};
export type AtTable = ReturnType<typeof useTable>;
