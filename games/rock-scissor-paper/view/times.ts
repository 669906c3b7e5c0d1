import type { RpsLink } from '#games/rock-scissor-paper/machine.ts';
import { rpsTuning } from '#games/rock-scissor-paper/tuning.ts';

type Timed = 'throwMs' | 'seekMs';

/** How long the round on stage gives, from the tuning it was opened with. Milliseconds. */
export const createTimes = (link: RpsLink) => {
  const ms = (key: Timed): number => {
    const { round, tuning } = link.state();
    const value = (round?.tuning ?? tuning)?.[key];
    return typeof value === 'number' ? value : rpsTuning.defaults[key];
  };
  return { ms, seconds: (key: Timed): number => Math.round(ms(key) / 1_000) };
};
