import type { Control } from '../controls.ts';
import type { Kit } from './kit.ts';

/** Plays what the machine wants shown, one thing after the other, and lets a touch end it. */
export interface Telling {
  /** Runs one thing; when the signal aborts, `kit.act` brings everything in it to its end at once. */
  perform(signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** From now until the thing ends, a touch anywhere skips it; with `isBehind`, beside the controls. */
  letSkip(isBehind?: boolean): void;
  endSkip(): void;
  resize(): void;
}

export const createTelling = (kit: Kit, skipName: string, onSkip: () => void): Telling => {
  const { act, context } = kit;
  let control: Control | null = null;
  let last: Promise<void> = Promise.resolve();
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
    perform(signal, work) {
      const before = last;
      const done = (async () => {
        await before.catch(() => {});
        act.unskip();
        const onAbort = () => act.skip();
        if (signal.aborted) act.skip();
        else signal.addEventListener('abort', onAbort, { once: true });
        try {
          await work();
        } finally {
          signal.removeEventListener('abort', onAbort);
          endSkip();
        }
      })();
      last = done;
      return done;
    },
  };
};
