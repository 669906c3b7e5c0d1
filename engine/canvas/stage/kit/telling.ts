import type { Control } from '../controls.ts';
import type { Kit } from './kit.ts';

/** Plays what the machine wants shown, one thing after the other, and lets a touch end it. */
export interface Telling {
  /** Runs one thing; when the signal aborts, `kit.act` brings everything in it to its end at once. */
  perform(signal: AbortSignal, work: () => Promise<void> | void): Promise<void>;
  /**
   * Within a thing: what goes on by itself when it is told, while the next decision is open already. It
   * ends at once when the player decides.
   */
  after(work: () => Promise<unknown>): void;
  /** For what is told without a decision: waits until what goes on of the result before has come to its end. */
  rested(): Promise<unknown>;
  /** The machine is in that phase. */
  follow(phase: string): void;
  /** From now until the thing ends, a touch anywhere skips it; with `isBehind`, beside the controls. */
  letSkip(isBehind?: boolean): void;
  endSkip(): void;
  resize(): void;
}

/** Phases in which the player decides. */
const OPEN: ReadonlySet<string> = new Set(['idle', 'deciding', 'settled']);
/** With quick results so much is shown from one decision to the next. Milliseconds. */
const QUICK_MS = 480;

/** What follows results while the next decision is open. */
const createAfter = ({ act }: Kit) => {
  let wanted: (() => Promise<unknown>) | null = null;
  let running: Promise<unknown> | null = null;
  let ending: Promise<unknown> | null = null;
  return {
    want(work: () => Promise<unknown>) {
      wanted = work;
    },
    begin() {
      if (!wanted) return;
      const mine = Promise.allSettled([running, wanted()]);
      wanted = null;
      running = mine;
      void mine.then(() => {
        if (running === mine) running = null;
      });
    },
    end() {
      if (!running || ending) return;
      act.skip();
      ending = running.then(() => {
        ending = null;
        act.unskip();
      });
    },
    ended: () => ending,
    rested: async () => running,
  };
};

/** `quickMs`: what of a result is shown with quick results, in milliseconds. */
export const createTelling = (
  kit: Kit,
  skipName: string,
  onSkip: () => void,
  quickMs = QUICK_MS,
): Telling => {
  const { act, context } = kit;
  const { frames } = context;
  const after = createAfter(kit);
  let control: Control | null = null;
  let last: Promise<void> = Promise.resolve();
  let wasOpen = false;
  /** Shown since the last decision, while something was told. */
  let toldMs = 0;
  const place = () => {
    const { width, height } = context.layout();
    control?.place(0, 0, width, height);
  };
  const endSkip = () => {
    control?.remove();
    control = null;
  };
  return {
    letSkip(isBehind = false) {
      control ??= context.controls.add({ name: skipName, onPress: onSkip, isBehind });
      place();
    },
    endSkip,
    resize: place,
    after: after.want,
    rested: after.rested,
    follow(phase) {
      const isOpen = OPEN.has(phase);
      if (isOpen) toldMs = 0;
      else if (wasOpen || phase === 'restoring') after.end();
      wasOpen = isOpen;
    },
    perform(signal, work) {
      const before = last;
      const done = (async () => {
        await before.catch(() => {});
        if (signal.aborted) after.end();
        // No turn of the queue for nothing: what is told might begin a frame later.
        const ending = after.ended();
        if (ending) await ending;
        act.unskip();
        const begunAt = frames.now();
        if (kit.isQuick()) act.hurry(Math.max(0, quickMs - toldMs));
        const onAbort = () => act.skip();
        if (signal.aborted) act.skip();
        else signal.addEventListener('abort', onAbort, { once: true });
        try {
          await work();
        } finally {
          signal.removeEventListener('abort', onAbort);
          endSkip();
          act.hurry(null);
          toldMs += frames.now() - begunAt;
          after.begin();
        }
      })();
      last = done;
      return done;
    },
  };
};
