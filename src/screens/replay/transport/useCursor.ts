import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { wallClock } from '#engine/core/clock.ts';
import type { TapeStep } from '#engine/lab/replay/tape.ts';

export const SPEEDS: readonly number[] = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16];

/** What one jumps on to. */
const JUMPS = {
  state: ({ lane }) => lane === 'state',
  bet: ({ entry }) => entry.kind === 'event' && Object(entry.event).type === 'open',
  settle: ({ entry }) => entry.kind === 'state' && entry.value === 'settled',
  error: ({ lane }) => lane === 'error',
  report: ({ entry }) => entry.kind === 'around' && entry.change.pausedBy === 'report',
} satisfies Record<string, (step: TapeStep) => boolean>;
export type Jump = keyof typeof JUMPS;
export const JUMP_NAMES = Object.keys(JUMPS) as Jump[];

/** A pause of the recording is waited for no longer. Milliseconds. */
const LONGEST_WAIT_MS = 2_000;
const FRAME_MS = 16;

/**
 * The address says where one is, without a navigation: a link opens there. Whoever has left the page is at another
 * address already while this one is still shown.
 */
const tellAddress = (pathname: string, at: number): void => {
  const url = new URL(window.location.href);
  if (url.pathname !== pathname) return;
  url.searchParams.set('at', String(at + 1));
  window.history.replaceState(window.history.state, '', url);
};

interface CursorOptions {
  /** Where the replay departs: playing stops there; from there it may go on. */
  stop?: number | null;
  /** It came with a report: without a mark of it, it was made at the end. */
  isReported?: boolean;
}

/**
 * Where in the recording one is, and how one gets on. Steps are counted from 0. It begins at the address's place,
 * else at the moment that was reported.
 */
export const useCursor = (
  steps: readonly TapeStep[],
  { stop = null, isReported = false }: CursorOptions = {},
) => {
  const { pathname } = useLocation();
  const asked = Number(useSearchParams()[0].get('at'));
  const last = Math.max(0, steps.length - 1);
  const within = (at: number) => Math.min(last, Math.max(0, at));
  const [at, setAt] = useState(() => {
    if (Number.isInteger(asked) && asked > 0) return within(asked - 1);
    const mark = steps.findLastIndex(JUMPS.report);
    return mark < 0 && isReported ? last : within(mark);
  });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => tellAddress(pathname, at), [pathname, at]);

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timeOf = (step: number) => steps[step]?.entry.at ?? 0;
    let next = at + 1;
    // What comes within a frame is shown at once.
    while (next < last && timeOf(next) - timeOf(at) < FRAME_MS * speed) next += 1;
    if (stop !== null && at < stop) next = Math.min(next, stop);
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, timeOf(next) - timeOf(at)) / speed);
    return wallClock.later(wait, () => {
      setAt(next);
      if (next === stop) setPlaying(false);
    });
  }, [isPlaying, at, last, speed, steps, stop]);

  // Looked for once: it is asked at every entry that is played.
  const lasts = useMemo(
    () => new Map(JUMP_NAMES.map((jump) => [jump, steps.findLastIndex(JUMPS[jump])])),
    [steps],
  );
  const go = (to: number) => {
    setPlaying(false);
    setAt(within(to));
  };
  return {
    at,
    last,
    isPlaying,
    speed,
    setSpeed,
    go,
    /** A report is gone back to as well. */
    hasNext: (jump: Jump) => (jump === 'report' ? -1 : at) < (lasts.get(jump) ?? -1),
    /** To the next step of that kind, if there is one. */
    goNext(jump: Jump) {
      const next = steps.findIndex((step, index) => index > at && JUMPS[jump](step));
      if (next > 0) go(next);
      else if (jump === 'report') go(lasts.get(jump) ?? at);
    },
    /** One speed up (1) or down (-1). */
    shift(by: 1 | -1) {
      const place = SPEEDS.indexOf(speed) + by;
      setSpeed(SPEEDS[place] ?? speed);
    },
    /** At the end it begins again. */
    toggle() {
      if (!isPlaying && at >= last) setAt(0);
      setPlaying(!isPlaying);
    },
  };
};
export type Cursor = ReturnType<typeof useCursor>;
