import type { CoinBalance } from '#contract/coins.ts';
import type { Surroundings } from '#contract/recording.ts';
import { FRAME_MS } from '../adjustableClock.ts';
import { type AnyRoundPresenter, asAnyPresenter } from '../round/game.ts';
import { createActing } from './acting.ts';
import type { FilmClock } from './filmClock.ts';
import { createFilmLink, type FilmLink } from './filmLink.ts';
import { isCause, isOfMachine } from './outside.ts';
import type { Reel } from './reel.ts';

interface FilmOptions {
  reel: Reel;
  /** Nothing but the film has it pass while it seeks. */
  clock: FilmClock;
  applyCoins(coin: CoinBalance): void;
  /** What lay around the scene, or the part of it that changed. */
  surround(change: Surroundings): void;
  /** A fault of the scene that was survived. */
  report(error: unknown): void;
  /** Lets the page breathe on a long way. */
  breathe(): Promise<void>;
}

/** All of it waits until the scene is on, one after the other. */
export interface Film {
  link: FilmLink;
  /** The step that was shown last; -1: none. */
  at(): number;
  /** Shows what the machine knew at a step, without what led there. Resolves when it stands. */
  preview(step: number): Promise<void>;
  /** Plays on to a later step, each in its order; what the scene is given to show takes its time. */
  follow(step: number): Promise<void>;
  /**
   * From the beginning of the step's segment to the step, in the frames that were recorded or else in
   * frames of 1/60 s, so that the scene stands as it did: the same each time. Only for a scene that has shown nothing yet. `onProgress`: the
   * share 0..1. Rejects with the signal's reason.
   */
  seek(step: number, signal: AbortSignal, onProgress?: (share: number) => void): Promise<void>;
  /** One frame on, and all that was recorded in it. */
  frame(): Promise<void>;
}

/** Before a segment's first entry, what stood there already comes on. Milliseconds. */
const LEAD_MS = 1_500;
/** A scene that needs a moment more than it took when recorded is waited for so many frames. */
const LATE_FRAMES = 8;
/** What is shown from its memory alone has come to rest by then. */
const PREVIEW_FRAMES = 60;
const BREATH_FRAMES = 120;
/** Turns of the microtask queue in which whatever a frame set off has happened. */
const TURNS = 60;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};

/** Goes from step to step, and from frame to frame; `place.at` is the step that was shown last. */
const createTurns = ({ steps }: Reel, clock: FilmClock, apply: (step: number) => void) => {
  const place = { at: -1 };
  const isTurn = (step: number) => {
    const entry = steps[step]?.entry;
    return entry !== undefined && (entry.kind === 'event' || isCause(entry) || !isOfMachine(entry));
  };
  return {
    place,
    async pass(ms = FRAME_MS) {
      clock.pass(ms);
      await settle();
    },
    /** From a cause or event to its state all is one: no promise of the scene's goes on in between. */
    async turn(last: number) {
      await settle();
      do {
        place.at += 1;
        apply(place.at);
      } while (place.at < last && !isTurn(place.at + 1));
    },
  };
};

/** The scene that shows a recording, and its way through it (docs/replay.md). */
export const createFilm = (options: FilmOptions): Film => {
  const { reel, clock, breathe } = options;
  const { steps, timeOf } = reel;
  let scene: AnyRoundPresenter | null = null;
  const on = Promise.withResolvers<void>();
  const { link, ...machine } = createFilmLink(clock.now, (given) => {
    scene = asAnyPresenter(() => given);
    on.resolve();
  });
  const acting = createActing({ ...options, machine, scene: () => scene });
  const { pass, turn, place } = createTurns(reel, clock, acting.apply);

  const preview: Film['preview'] = async (step) => {
    acting.cut();
    await settle();
    place.at = step;
    clock.set(timeOf(step));
    acting.dress(step);
    acting.stand(reel.memoryAt(step));
    for (let frame = 0; frame < PREVIEW_FRAMES; frame += 1) await pass();
    clock.set(timeOf(step));
  };

  const seek: Film['seek'] = async (target, signal, onProgress = () => {}) => {
    const first = reel.firstOf(target);
    const begin = reel.begins[steps[target]?.segment ?? 0] ?? null;
    const from = timeOf(first);
    const whole = Math.max(1, timeOf(target) - from);
    let frames = 0;
    const frame = async (ms?: number) => {
      await pass(ms);
      frames += 1;
      if (frames % BREATH_FRAMES !== 0) return;
      onProgress(Math.min(1, Math.max(0, (clock.now() - from) / whole)));
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
      for (const [ms, count] of entry.runs)
        for (let shown = 0; shown < count; shown += 1) await frame(ms);
    };
    clock.set(begin ? from - LEAD_MS : from);
    acting.dress(first);
    if (begin) acting.stand(begin);
    await until(from);
    place.at = first - 1;
    while (place.at < target) {
      await wayTo(place.at + 1);
      for (let late = 0; acting.isBehind(place.at + 1) && late < LATE_FRAMES; late += 1)
        await frame();
      await turn(target);
    }
    await settle();
    await frame();
    onProgress(1);
  };

  const follow: Film['follow'] = async (target) => {
    clock.set(Math.max(clock.now(), timeOf(target)));
    while (place.at < target) await turn(target);
  };
  const frame: Film['frame'] = async () => {
    await pass();
    const last = steps.length - 1;
    while (place.at < last && timeOf(place.at + 1) <= clock.now()) await turn(last);
  };

  /** One after the other, once the scene is on. */
  let work: Promise<void> = on.promise;
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = work.then(job);
    work = done.catch(() => {});
    return done;
  };
  return {
    link,
    at: () => place.at,
    preview: (step) => inTurn(() => preview(step)),
    follow: (step) => inTurn(() => follow(step)),
    seek: (step, signal, onProgress) => inTurn(() => seek(step, signal, onProgress)),
    frame: () => inTurn(frame),
  };
};
