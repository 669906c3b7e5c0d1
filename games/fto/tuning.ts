import * as z from 'zod/mini';
import { COIN, Hundredths } from '#contract/coins.ts';
import { ANNOUNCED } from '#contract/terms.ts';
import { whole } from '#engine/core/rules/numbers.ts';
import { exactly, type TuningKit } from '#engine/core/rules/tuning.ts';

const share = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
/** In what the odd card differs, and by how much: less is subtler. */
export const Difference = z.discriminatedUnion('kind', [
  /** Another drawing: `a` is obvious, `c` a matter of one stroke. */
  z.object({ kind: z.literal('detail'), variant: z.enum(['a', 'b', 'c']) }),
  /** Degrees round the colour circle, and a share of brightness so that no eye needs the hue. */
  z.object({ kind: z.literal('hue'), degrees: whole(10, 180), darker: share(0.05, 0.5) }),
  z.object({ kind: z.literal('rotate'), degrees: whole(4, 180) }),
  z.object({ kind: z.literal('mirror') }),
  /** Shares of the full size and brightness. */
  z.object({ kind: z.literal('scale'), smaller: share(0.05, 0.5) }),
  z.object({ kind: z.literal('brightness'), darker: share(0.05, 0.6) }),
]);
export type Difference = z.infer<typeof Difference>;

/**
 * One question. Five columns still leave cards of 44 px on a screen 320 px wide, and of fewer than
 * four cards nobody can say which is the odd one.
 */
const Rung = z.object({
  columns: whole(2, 5),
  rows: whole(2, 6),
  /** Milliseconds to answer in. */
  timeMs: whole(3_000, 60_000),
  /** One of these is drawn. */
  differences: z.array(Difference).check(z.minLength(1), z.maxLength(12)),
});
export type Rung = z.infer<typeof Rung>;

export const FtoTuning = z.object({
  /**
   * The least time a person needs from a question's sending to an answer, milliseconds: an eye and a
   * hand alone take 250, and no question is over sooner than 3,000.
   */
  leastMs: whole(250, 1_500),
  /** Hundredths of a coin for a right answer; a multiplier of once pays it. */
  coinsPerRight: Hundredths,
  /** Hours to wait for the next round; the server counts them and never waits less than spec 4's 24. */
  windowHours: whole(1, 168),
  /** The questions in order; there are as many as rungs, by spec 9 at most ten. */
  ladder: z.array(Rung).check(z.minLength(1), z.maxLength(ANNOUNCED.fto.questions)),
});
export type FtoTuning = z.infer<typeof FtoTuning>;

const detail = (variant: 'a' | 'b' | 'c'): Difference => ({ kind: 'detail', variant });
const hue = (degrees: number, darker: number): Difference => ({ kind: 'hue', degrees, darker });
const rotate = (degrees: number): Difference => ({ kind: 'rotate', degrees });
const scale = (smaller: number): Difference => ({ kind: 'scale', smaller });
const brightness = (darker: number): Difference => ({ kind: 'brightness', darker });
const mirror: Difference = { kind: 'mirror' };

const rung = (columns: number, rows: number, seconds: number, differences: Difference[]): Rung => ({
  columns,
  rows,
  timeMs: seconds * 1_000,
  differences,
});

export const ftoTuning: TuningKit<FtoTuning> = {
  version: 2,
  schema: FtoTuning,
  announced: ({ coinsPerRight, windowHours, ladder }) => [
    exactly('coinsPerRight', coinsPerRight, ANNOUNCED.fto.coins),
    exactly('windowHours', windowHours, ANNOUNCED.fto.hours),
    exactly('ladder', ladder.length, ANNOUNCED.fto.questions),
  ],
  defaults: {
    leastMs: 400,
    coinsPerRight: COIN,
    windowHours: 24,
    // Judged on cards as small as a phone shows them. The drawings `c` are none of these: below
    // about 100 px their one stroke can't be seen, so they are for ladders of small grids.
    ladder: [
      rung(2, 2, 15, [detail('a')]),
      rung(2, 3, 15, [detail('a'), mirror, hue(90, 0.12)]),
      rung(3, 3, 14, [detail('a'), mirror, rotate(30)]),
      rung(3, 3, 13, [detail('b'), hue(48, 0.1), scale(0.22)]),
      rung(3, 4, 13, [detail('b'), mirror, rotate(20)]),
      rung(3, 4, 12, [detail('b'), scale(0.16), brightness(0.22)]),
      rung(4, 4, 12, [detail('b'), rotate(14), hue(28, 0.08)]),
      rung(4, 4, 11, [detail('b'), scale(0.13), brightness(0.16)]),
      rung(4, 5, 10, [detail('b'), rotate(10), hue(20, 0.06)]),
      rung(4, 5, 9, [rotate(8), scale(0.1), hue(16, 0.05)]),
    ],
  },
};
