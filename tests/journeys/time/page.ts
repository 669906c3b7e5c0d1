import type { Clock } from '#engine/core/clock.ts';

declare global {
  /** Sent to the page before `holdClock`. */
  var createSteppingClock: typeof import('#engine/round/steppingClock.ts').createSteppingClock;
}

interface HeldOptions {
  /** Epoch milliseconds, for a page that was not here before. */
  start: number;
  /** Milliseconds of this time between two frames. */
  frameMs: number;
  /** How many frames are worked out for each that is drawn. Where WebGL is software, that takes long. */
  drawnEvery: number;
}

export interface HeldClock extends Clock {
  /** Steps to each due timer and frame in order, until `ms` have passed. */
  advance(ms: number): Promise<void>;
}

/**
 * Runs in the page before the app does: gives it a clock that stands until `advance` is called, and
 * after a reload goes on where it stood. The player's part of the draws is always the same.
 */
export const holdClock = ({ start, frameMs, drawnEvery }: HeldOptions): void => {
  const KEPT = 'held_clock';
  const read = () => {
    try {
      return sessionStorage.getItem(KEPT);
    } catch {
      // A page of no origin: nothing of ours runs there.
      return null;
    }
  };
  /** Lets promises and whatever else waits in the page go on. */
  const settle = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  let frames = 0;
  let isInFrame = false;
  const stepping = globalThis.createSteppingClock(Math.max(start, Number(read() ?? 0)), {
    frameMs,
    settle,
  });
  const clock: HeldClock = {
    ...stepping,
    frame: (callback) =>
      stepping.frame((at) => {
        frames += 1;
        isInFrame = true;
        try {
          callback(at);
        } finally {
          isInFrame = false;
        }
      }),
    async advance(ms) {
      const end = stepping.now() + ms;
      while (stepping.now() < end)
        try {
          await stepping.advance(end - stepping.now());
        } catch (error) {
          // As of any timer: it is reported, and the others go on.
          reportError(error);
        }
      sessionStorage.setItem(KEPT, String(end));
    },
  };
  globalThis.clubClock = clock;
  // What libraries note, as when an answer came, is compared with the clock's time.
  Date.now = () => stepping.now();
  // When a finger touched, too: what is a double tap is asked of the events.
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => stepping.now() });

  const CLIENT_SEED_BYTES = 8;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) =>
    into instanceof Uint8Array && into.length === CLIENT_SEED_BYTES
      ? into.fill(7)
      : getRandomValues(into);

  type Draw = (this: unknown, ...args: unknown[]) => void;
  // What is drawn outside of a frame is drawn to be looked at: a picture of the table.
  const isDrawing = () => !isInFrame || frames % drawnEvery === 0;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawElements', 'drawArrays', 'clear']) {
      const draw = Reflect.get(prototype, name) as Draw;
      const spared: Draw = function (...args) {
        if (isDrawing()) draw.apply(this, args);
      };
      Reflect.set(prototype, name, spared);
    }
};
