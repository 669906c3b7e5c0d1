import { createAdjustableClock } from '#engine/core/adjustableClock.ts';
import type { Paced, PaceOptions } from './playOutcome.tsx';

// A page without a server that plays outcomes in frames of 1/60 s, for `npm run pace`.

declare global {
  interface Window {
    /** Plays the outcome of that title (outcomes.ts). */
    pace(title: string, options: PaceOptions): Promise<Paced>;
  }
}

const clock = createAdjustableClock(Date.now(), () => {});
// Before anything reads it: the whole page lives in this time.
globalThis.clubClock = clock;
Date.now = () => clock.now();
const { createPlayer } = await import('./playOutcome.tsx');
window.pace = await createPlayer(clock);
