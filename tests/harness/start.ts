import { createAdjustableClock } from '#engine/core/adjustableClock.ts';
import { readChoices } from './choices.ts';

/**
 * A game's scene on a page of its own, played against the real rules in memory: what is chosen in the
 * toolbar stands in the address. `window.club` has the house with its weather, and the link.
 */
const choices = readChoices(location.search);
const start = choices.phase?.at ?? Date.now();
const clock = createAdjustableClock(start, (callback) => requestAnimationFrame(callback));
clock.run();
// Before anything reads it: the whole page lives in this time.
globalThis.clubClock = clock;
Date.now = () => clock.now();
const { showHarness } = await import('./scene.tsx');
await showHarness(choices, clock);
