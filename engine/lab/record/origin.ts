import type { InputOrigin } from '#contract/recording.ts';

/** What a scene gives the machine by itself; all else it passes on from the player's touch. */
const OF_SCENES: ReadonlySet<unknown> = new Set(['coins', 'cover', 'leave']);

/** Whose an input is that came by a link of `from`. */
export const originOf = (from: InputOrigin, type: unknown): InputOrigin =>
  from === 'scene' && !OF_SCENES.has(type) ? 'player' : from;
