import { type AdjustableClock, FRAME_MS } from '#engine/core/adjustableClock.ts';
import { sleep, wallClock, yieldToMain } from '#engine/core/clock.ts';
import type { AnyRoundLink } from '#games/catalogue.ts';
import type { Table } from './createTable.ts';
import type { Rerun } from './marks.ts';

/** Turns of the microtask queue after which nothing more comes of what was caused. */
const TURNS = 64;
/** Frames between two turns of the page. */
const BREATH = 30;
/** The rest is not come to where calls fail now: then the round is left where it is. Milliseconds. */
const LONGEST_MS = 20_000;
/** What of a long wait at a rest is shown. Milliseconds. */
const SHOWN_MS = 1_000;

/** The table's time comes to `end`, frame by frame, with all that comes of each. */
const pass = async (clock: AdjustableClock, end: number, signal: AbortSignal): Promise<void> => {
  for (let frame = 1; clock.now() < end && !signal.aborted; frame += 1) {
    clock.pass(Math.min(FRAME_MS, end - clock.now()));
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    if (frame % BREATH === 0) await yieldToMain();
  }
};

/** A round found open is gone on with, unasked. */
export const goOn = (link: AnyRoundLink): void => {
  const stop = link.subscribe(({ phase }) => {
    if (phase === 'resumable') queueMicrotask(() => link.send({ type: 'resume' }));
    if (phase === 'idle' || phase === 'deciding' || phase === 'settled') stop();
  });
};

interface Going {
  link: AnyRoundLink;
  clock: AdjustableClock;
  table: Pick<Table, 'answer'>;
  signal: AbortSignal;
}

/** The machine comes to the rest it was at; false: it does not. */
const comesToRest = async ({ phase }: Rerun, { link, clock, signal }: Going): Promise<boolean> => {
  if (phase !== 'resumable') goOn(link);
  // Its scene is loaded first.
  for (let waited = 0; link.state().phase !== phase; ) {
    if (signal.aborted || waited > LONGEST_MS) return false;
    const before = clock.now();
    await sleep(wallClock, FRAME_MS);
    if (link.state().phase === 'starting') continue;
    // Where the table's time stands, it passes for this.
    if (clock.now() === before) clock.pass(FRAME_MS);
    waited += FRAME_MS;
  }
  return true;
};

/**
 * Goes from a rest to an entry: the house stands as it stood, the machine comes to rest, and what was given
 * to it is given again, each at its time. Afterwards time goes on as it did, or stands.
 */
export const goAlong = async (way: Rerun, going: Going): Promise<void> => {
  const { link, clock, table, signal } = going;
  if (!(await comesToRest(way, going))) return;
  link.send({ type: 'bet', bet: way.stake.bet });
  link.send({ type: 'betTyped', isTaken: way.stake.isBetTaken });
  const from = clock.now();
  const [first] = way.inputs;
  // Whoever thought for minutes is not waited for: nothing happens at a rest but its clock.
  const thought = (first?.afterMs ?? way.lastsMs) - SHOWN_MS;
  if (thought > 0) clock.pass(thought);
  for (const { afterMs, input } of way.inputs) {
    await pass(clock, from + afterMs, signal);
    if (signal.aborted) return;
    // The other player's move is what there was news of.
    if (input.type === 'news') table.answer();
    else link.send(input);
  }
  await pass(clock, from + way.lastsMs, signal);
};
