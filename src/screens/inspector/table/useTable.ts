import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameKey } from '#contract/games.ts';
import { type AdjustableClock, createAdjustableClock } from '#engine/adjustableClock.ts';
import { bridge } from '#engine/bridge.ts';
import { wallClock } from '#engine/clock.ts';
import type { AnyRoundLink, Playable } from '#games/catalogue.ts';
import type { AnyStory } from '#games/story.ts';
import { createTable, type Seat } from './createTable.ts';
import { type Marks, markRests } from './marks.ts';
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

type Machine = Awaited<ReturnType<Playable<AnyRoundLink>['machine']>>;

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
  const [seat, setSeat] = useState<Seat | null>(null);
  /** Another number builds the scene anew. */
  const [build, setBuild] = useState(0);
  const begin = useRef<((seat: Seat) => void) | null>(null);
  const marks = useRef<Marks | null>(null);

  const createLink = useCallback(() => {
    const next = table.seat();
    marks.current = markRests(next, table);
    begin.current?.(next);
    begin.current = null;
    setSeat(next);
    return next.stage;
  }, [table]);
  const link = seat?.chrome ?? null;
  useEffect(() => () => link?.leave(), [link]);

  const restart = (then: (seat: Seat) => void = () => {}) => {
    begin.current = then;
    setBuild((number) => number + 1);
  };
  /** A round found open is gone on with, unasked. */
  const goOn = ({ chrome }: Seat) => {
    const stop = chrome.subscribe(({ phase }) => {
      if (phase === 'resumable') queueMicrotask(() => chrome.send({ type: 'resume' }));
      if (phase === 'idle' || phase === 'deciding' || phase === 'settled') stop();
    });
  };

  return {
    clock,
    house: table.house,
    seat,
    link,
    build,
    createLink,
    /** What the machine says; undefined before it runs. */
    state: useSelector(link?.actor, () => link?.state()),
    /** The page is loaded anew: the round is found as it stands. */
    reload: () => restart(),
    /** The scene is built anew in the round as it stands: for another language. */
    rebuild: () => restart(goOn),
    /** To the last rest before an entry; false: there was none. */
    jump(segment: number, index: number): boolean {
      const mark = marks.current?.before(segment, index);
      if (!mark) return false;
      table.forgetCall();
      table.house.restore(mark.saved);
      restart(goOn);
      return true;
    },
    /** A new table whose next round has that seed. */
    tell(story: AnyStory, number: number, serverSeed: string) {
      table.clear(serverSeed);
      const played = latest.current;
      restart(({ chrome }) => {
        tellStory({ story, number, tuning: played, table, link: chrome, clock });
      });
    },
  };
};
export type AtTable = ReturnType<typeof useTable>;
