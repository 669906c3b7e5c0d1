import { PostalAddress } from '#contract/event.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';

// Postal addresses at rest: sealed as the server seeds are, and bound to their prize, so that one that is moved to
// another prize can't be opened.

const boundTo = (prizeId: number) => `address of event prize ${prizeId}`;

export const sealAddress = (cipher: SeedCipher, prizeId: number, address: PostalAddress): string =>
  cipher.seal(Buffer.from(JSON.stringify(address)).toString('hex'), boundTo(prizeId));

/** Throws for one that was tampered with, or sealed for another prize. */
export const openAddress = (cipher: SeedCipher, prizeId: number, sealed: string): PostalAddress =>
  PostalAddress.parse(
    JSON.parse(Buffer.from(cipher.open(sealed, boundTo(prizeId)), 'hex').toString()),
  );
