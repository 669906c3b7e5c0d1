import type { CoinBalance } from '#contract/coins.ts';
import type { EntryOf, Surroundings } from '#contract/recording.ts';
import { type AnyRoundPresenter, asAnyPresenter } from '../../round/game.ts';
import { createActing } from './acting.ts';
import type { FilmClock } from './filmClock.ts';
import { createFilmLink, type FilmLink } from './filmLink.ts';
import type { Mark } from './marks.ts';
import type { Reel } from './reel.ts';
import { beginWay, createTurns, settle } from './way.ts';

interface FilmOptions {
  reel: Reel;
  /** Nothing but the film has it pass while it seeks. */
  clock: FilmClock;
  applyCoins(coin: CoinBalance): void;
  /** What lay around the scene, or the part of it that changed. */
  surround(change: Surroundings): void;
  /** The control that was touched is touched again, for what the scene does of itself at that. */
  touch(touched: EntryOf<'touch'>): void;
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
   * frames of 1/60 s, so that the scene stands as it did: the same each time. Only for a scene that has
   * shown nothing yet. `onProgress`: the share 0..1. Rejects with the signal's reason.
   */
  seek(step: number, signal: AbortSignal, onProgress?: (share: number) => void): Promise<void>;
  /**
   * The same over marks of one segment, the earliest first; each is looked at before it goes on. A mark
   * looks the same whichever others come before it.
   */
  tour(
    marks: readonly Mark[],
    signal: AbortSignal,
    look: (mark: Mark) => Promise<void>,
  ): Promise<void>;
  /** One frame on, and all that was recorded in it. */
  frame(): Promise<void>;
}

/** What is shown from its memory alone has come to rest by then. */
const PREVIEW_FRAMES = 60;

/** The scene that shows a recording, and its way through it (docs/replay.md). */
export const createFilm = (options: FilmOptions): Film => {
  const { reel, clock, breathe } = options;
  const { steps, timeOf } = reel;
  let scene: AnyRoundPresenter | null = null;
  const on = Promise.withResolvers<void>();
  let sent: ReturnType<typeof createTurns>['sent'] = () => {};
  const { link, ...machine } = createFilmLink(
    clock.now,
    (given) => {
      scene = asAnyPresenter(() => given);
      on.resolve();
    },
    (input) => sent(input),
  );
  const acting = createActing({ ...options, machine, scene: () => scene });
  const turns = createTurns(reel, clock, acting.apply);
  sent = turns.sent;
  const { pass, turn, place } = turns;
  const onWay = { reel, clock, acting, turns, breathe };

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
    const way = await beginWay(onWay, target, signal, onProgress);
    await way.to(target);
    await settle();
    // What it came to is seen in the next frame; while the stage stood still there was none.
    if (!reel.isStill(target)) await way.frame();
    onProgress(1);
  };
  const tour: Film['tour'] = async (marks, signal, look) => {
    const last = marks.at(-1);
    if (!last) return;
    const way = await beginWay(onWay, last.step, signal, () => {});
    for (const mark of marks) {
      await way.to(mark.step);
      await way.until(mark.time);
      await look(mark);
    }
    // The scene goes next, and what it still shows ends before it.
    acting.cut();
    await settle();
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
    tour: (marks, signal, look) => inTurn(() => tour(marks, signal, look)),
    frame: () => inTurn(frame),
  };
};
