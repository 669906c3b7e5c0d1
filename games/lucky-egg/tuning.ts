import * as z from 'zod/mini';
import { ANNOUNCED } from '#contract/terms.ts';
import { payTable, STAKES, STAKES_RIGHT, whole } from '#engine/core/rules/numbers.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import { exactly, type TuningKit } from '#engine/core/rules/tuning.ts';
import { FINDS } from './shapes.ts';

export const EGG_MOST = UNIT * ANNOUNCED['lucky-egg'].maxOdds;
const SESSION_MS = ANNOUNCED['lucky-egg'].minutes * 60_000;

const weight = whole(1, 1_000_000);
const Table = payTable([1, EGG_MOST], [1, 16]);

/** Of how many eggs each find's chance is told. */
export const FIND_PARTS = 1_000_000;
const chance = whole(1, 80_000);

export const EggTuning = z
  .object({
    /** Milliseconds of a session: then the eggs that are left fly away. Spec 9: ten minutes. */
    sessionMs: whole(60_000, 3_600_000),
    /** Eggs in the nest. */
    eggs: whole(3, 20),
    /** What an egg may hold. Weights are shares of their sum; prizes are multipliers. */
    nothing: z.object({ weight }),
    coins: Table,
    /** A free bonus: the egg pays by a table of its own. */
    free: z.object({ weight, prizes: Table }),
    /** A mystery box: it opens to one prize of its own table. */
    box: z.object({ weight, prizes: Table }),
    /** In how many of a million eggs each find lies, in the order of `FINDS`; none in tunings before them. */
    finds: z.optional(z.array(chance).check(z.minLength(FINDS.length), z.maxLength(FINDS.length))),
    ...STAKES,
  })
  .check(...STAKES_RIGHT);
export type EggTuning = z.infer<typeof EggTuning>;

const prize = (paid: number, likely: number) => ({ times: paid * UNIT, weight: likely });

export const eggTuning: TuningKit<EggTuning> = {
  version: 3,
  schema: EggTuning,
  announced: ({ sessionMs }) => [exactly('sessionMs', sessionMs, SESSION_MS)],
  defaults: {
    sessionMs: SESSION_MS,
    eggs: 12,
    // Of 10,000: the return is 97% exactly (games/lucky-egg/odds.ts).
    nothing: { weight: 5_990 },
    coins: [prize(0.5, 1_200), prize(1, 1_100), prize(2, 800), prize(5, 350), prize(20, 60)],
    free: { weight: 300, prizes: [prize(2, 40), prize(5, 50), prize(10, 10)] },
    box: {
      weight: 200,
      prizes: [
        prize(2, 4_585),
        prize(5, 3_186),
        prize(20, 1_600),
        prize(50, 480),
        prize(100, 119),
        prize(500, 30),
      ],
    },
    finds: [
      30_000, 25_000, 20_000, 20_000, 15_000, 15_000, 10_000, 10_000, 8_000, 6_000, 4_000, 2_000,
    ],
    minBet: 20,
    maxBet: 5_00,
    betStep: 10,
  },
};
