import type { Joy } from '#engine/canvas/stage/kit/joy.ts';

/** How a round is celebrated: of ten right answers up to 3, up to 7, and above. */
const sizeOf = (right: number, of: number): Joy =>
  right >= 0.8 * of ? 'big' : right >= 0.4 * of ? 'medium' : 'small';

/** What is said over a round's result: of nothing that was right no praise. */
export const praiseOf = (right: number, of: number): Joy | 'none' =>
  right > 0 ? sizeOf(right, of) : 'none';
