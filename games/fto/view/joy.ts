import type { Joy } from '#engine/canvas/stage/kit/joy.ts';

/** How a round is celebrated: of ten right answers up to 3, up to 7, and above. */
export const sizeOf = (right: number, of: number): Joy =>
  right >= 0.8 * of ? 'big' : right >= 0.4 * of ? 'medium' : 'small';
