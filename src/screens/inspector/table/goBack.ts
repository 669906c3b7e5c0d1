import { type AdjustableClock, FRAME_MS } from '#engine/adjustableClock.ts';
import { wallClock } from '#engine/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { Way } from './marks.ts';

/** Turns of the microtask queue after which nothing more comes of what was caused. */
const TURNS = 64;

/** The rest is not come to where calls fail now: then the round is left where it is. */
const LONGEST_MS = 20_000;

/** So much of the table's time passes frame by frame, with all that comes of each. */
const pass = async (clock: AdjustableClock, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= FRAME_MS) {
    clock.pass(Math.min(FRAME_MS, left));
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }
};

/** A round found open is gone on with, unasked. */
export const goOn = (link: AnyRoundLink): void => {
  const stop = link.subscribe(({ phase }) => {
    if (phase === 'resumable') queueMicrotask(() => link.send({ type: 'resume' }));
    if (phase === 'idle' || phase === 'deciding' || phase === 'settled') stop();
  });
};

/**
 * Goes from a rest to an entry: the house stands as it stood, the machine comes to rest, and what was given
 * to it is given again, each at its time. Afterwards time goes on as it did, or stands.
 */
export const goAlong = async (
  way: Way,
  link: AnyRoundLink,
  clock: AdjustableClock,
  signal: AbortSignal,
): Promise<void> => {
  if (way.phase !== 'resumable') goOn(link);
  for (let waited = 0; link.state().phase !== way.phase; ) {
    if (signal.aborted || waited > LONGEST_MS) return;
    // Its scene is loaded first. Where the table's time stands, it passes for this.
    if (link.state().phase !== 'starting') {
      clock.pass(FRAME_MS);
      waited += FRAME_MS;
    }
    await new Promise((resolve) => wallClock.later(FRAME_MS, () => resolve(null)));
  }
  let passed = 0;
  const until = async (ms: number) => {
    await pass(clock, ms - passed);
    passed = Math.max(passed, ms);
  };
  for (const { afterMs, input } of way.inputs) {
    await until(afterMs);
    if (signal.aborted) return;
    link.send(input);
  }
  await until(way.lastsMs);
};
