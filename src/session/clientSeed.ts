import { newClientSeed } from '#engine/core/chance.ts';
import { chosenSeed } from '#src/base/stored.ts';
import { useSession } from './store.ts';

/** What a client seed may be (docs/fairness.md): a colon would part the fields of the draws' message. */
export const isClientSeed = (text: string): boolean => /^[\x21-\x39\x3b-\x7e]{1,64}$/.test(text);

const place = () => chosenSeed(useSession.getState().player.uid);

/** The seed the player chose for all rounds; null: a fresh one for each. */
export const ownSeed = (): string | null => {
  const kept = place().get();
  return kept !== null && isClientSeed(kept) ? kept : null;
};
export const keepOwnSeed = (seed: string | null): void => place().set(seed);

/** The player's part of the next round's draws. */
export const nextClientSeed = (): string => ownSeed() ?? newClientSeed();
