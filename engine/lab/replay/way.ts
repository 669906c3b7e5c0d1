import { FRAME_MS } from '../../core/adjustableClock.ts';
import type { createActing } from './acting.ts';
import type { FilmClock } from './filmClock.ts';
import { isCause, isOfMachine } from './outside.ts';
import { type Reel, shownMs } from './reel.ts';

/**
 * Before a segment's first entry, what stood there already comes on. What moves by itself has moved as long as the
 * scene was shown: so long it is shown before, where that is known, but no more than two minutes. Milliseconds.
 */
const LEAD_MS = 1_500;
const MOST_LEAD_MS = 120_000;
/** A scene that needs a moment more than it took when recorded is waited for so many frames. */
const LATE_FRAMES = 8;
const BREATH_FRAMES = 120;
/** Turns of the microtask queue in which whatever a frame set off has happened. */
const TURNS = 60;

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

/** Goes from step to step, and from frame to frame; `place.at` is the step that was shown last. */
export const createTurns = ({ steps }: Reel, clock: FilmClock, apply: (step: number) => void) => {
  const place = { at: -1 };
  /** How far it may go now. */
  let limit = -1;
  /** A touch that has to wait: what came of it is further on. */
  let owed: number | null = null;
  const isTurn = (step: number) => {
    const entry = steps[step]?.entry;
    return entry !== undefined && (entry.kind === 'event' || isCause(entry) || !isOfMachine(entry));
  };
  const on = () => {
    place.at += 1;
    if (place.at === limit && steps[place.at]?.entry.kind === 'touch') owed = place.at;
    else apply(place.at);
  };
  const onToTurn = () => {
    do on();
    while (place.at < limit && !isTurn(place.at + 1));
  };
  return {
    place,
    async pass(ms = FRAME_MS) {
      clock.pass(ms);
      await settle();
    },
    /** From a cause or event to its state all is one: no promise of the scene's goes on in between. */
    async turn(last: number) {
      limit = last;
      if (owed === place.at) apply(owed);
      owed = null;
      if (place.at < limit) onToTurn();
      // What was given is begun before the next frame comes.
      await settle();
    },
    /** What the scene sends at a touch: the machine takes it within the call, as it did. */
    sent({ type }: { type: string }) {
      const entry = steps[place.at + 1]?.entry;
      if (place.at >= limit || entry?.kind !== 'input') return;
      if (Object(entry.input).type !== type) return;
      onToTurn();
      if (place.at < limit && steps[place.at + 1]?.entry.kind === 'event') onToTurn();
    },
  };
};

interface WayOptions {
  reel: Reel;
  clock: FilmClock;
  acting: Pick<ReturnType<typeof createActing>, 'dress' | 'stand' | 'isBehind'>;
  turns: ReturnType<typeof createTurns>;
  breathe(): Promise<void>;
}

export interface FilmRun {
  frame(): Promise<void>;
  /** Whole frames alone: as many as there are until then. */
  until(time: number): Promise<void>;
  to(step: number): Promise<void>;
}

/**
 * Begins at the beginning of a step's segment, and goes on from there. `onProgress`: the share 0..1 of the
 * way to that step. Each part of the way rejects with the signal's reason.
 */
export const beginWay = async (
  { reel, clock, acting, turns: { pass, turn, place }, breathe }: WayOptions,
  target: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<FilmRun> => {
  const { steps, timeOf } = reel;
  const first = reel.firstOf(target);
  const begin = reel.begins[steps[target]?.segment ?? 0] ?? null;
  const from = timeOf(first);
  const lasts = Math.max(1, timeOf(target) - from);
  let frames = 0;
  const frame = async (ms?: number) => {
    await pass(ms);
    frames += 1;
    if (frames % BREATH_FRAMES !== 0) return;
    onProgress(Math.min(1, Math.max(0, (clock.now() - from) / lasts)));
    await breathe();
    signal.throwIfAborted();
  };
  const until = async (time: number) => {
    while (clock.now() + FRAME_MS <= time) await frame();
  };
  const hasFrames = reel.hasFrames(target);
  /** To the moment of the next step, as it is known. */
  const wayTo = async (step: number) => {
    const entry = steps[step]?.entry;
    if (!hasFrames) return until(timeOf(step));
    if (entry?.kind !== 'frames') return clock.set(timeOf(step));
    // The first came late and was shown as a shorter one (MAX_DELTA_MS): it took more of the time on the wall.
    clock.set(Math.max(clock.now(), timeOf(step) - shownMs(entry)));
    for (const [ms, count] of entry.runs)
      for (let each = 0; each < count; each += 1) await frame(ms);
  };
  const lead = Math.min(MOST_LEAD_MS, reel.shownBefore(target) ?? LEAD_MS);
  clock.set(begin ? from - lead : from);
  acting.dress(first);
  if (begin) {
    acting.stand(begin);
    await settle();
    // A stage's first frame has no length.
    await frame(0);
    const whole = Math.floor(lead / FRAME_MS);
    await frame(Math.max(0, lead - whole * FRAME_MS));
    for (let shown = 0; shown < whole; shown += 1) await frame();
    clock.set(from);
  }
  place.at = first - 1;
  return {
    frame,
    until,
    async to(step) {
      while (place.at < step) {
        await wayTo(place.at + 1);
        for (let late = 0; acting.isBehind(place.at + 1) && late < LATE_FRAMES; late += 1)
          await frame();
        await turn(step);
      }
    },
  };
};
