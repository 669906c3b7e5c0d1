import * as z from 'zod/mini';

/**
 * POST player/data, stepped up (contract/stepUp.ts): one JSON file with all that the club keeps on the player, sent as
 * it is read. Coins are in hundredths, money in sen, times ISO in UTC. Parts have their rows newest first; of one that
 * is longer than a file may be, `cut` names it.
 */
export const ownDataPath = 'player/data';
export const OwnDataRequest = z.object({});
export const OwnData = z.catchall(
  z.object({ madeAt: z.iso.datetime(), cut: z.array(z.string()) }),
  z.unknown(),
);
