import { and, eq, gt } from 'drizzle-orm';
import type { EventClaimAnswer, PostalAddress } from '#contract/event.ts';
import { canonical } from '#engine/core/fair/canonical.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordChange } from '../../platform/requests/change.ts';
import { type Committed, idempotent } from '../../platform/requests/idempotent.ts';
import { keyedHash } from '../../platform/secrets/keyedHash.ts';
import { eventPrizes } from '../../platform/store/schema/events.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import type { Tx } from '../../platform/store/store.ts';
import { sealAddress } from './address.ts';
import { EVENT_TYP } from './find.ts';
import { type PrizeOf, selectPrizes, toWonPrize } from './prizes.ts';
import type { EventDeps } from './spin.ts';
import { workdayAfter } from './workdays.ts';

interface Claim {
  playerId: number;
  requestId: string;
  /** As an address names the prize. */
  id: string;
  address?: PostalAddress | undefined;
  now: number;
}

/** The player's own prize, locked. Throws as `eventClaimPath` says. */
const demandWon = async (tx: Tx, { id, playerId, now }: Claim): Promise<PrizeOf> => {
  const isOwn = and(eq(eventPrizes.id, Number(id)), eq(eventPrizes.playerId, playerId));
  const [found] = /^[0-9]{1,15}$/.test(id)
    ? await selectPrizes(tx).where(isOwn).for('update', { of: eventPrizes })
    : [];
  if (!found) throw new Refusal('msg.notFound', { typ: EVENT_TYP });
  const { state, claimBy } = found.prize;
  if (state === 'forfeited' || (state === 'won' && claimBy.getTime() <= now))
    throw new Refusal('msg.eventEnded', { typ: EVENT_TYP });
  if (state !== 'won') throw new Refusal('msg.updateFailed', { typ: EVENT_TYP });
  return found;
};

/**
 * Claims a prize, once per request id: a bonus goes to the rewards that operators pay into H5 accounts, tickets to
 * those they post. Throws as `eventClaimPath` says; then nothing has changed.
 */
export const claimPrize = async (
  { store, cipher }: EventDeps,
  claim: Claim,
): Promise<Committed<EventClaimAnswer>> => {
  const { playerId, requestId, id, address, now } = claim;
  // Of an address the request keeps what tells nobody where it is.
  const body = { id, address: address ? keyedHash(cipher, canonical(address)) : null };
  const request = { playerId, requestId, kind: 'event.claim', typ: EVENT_TYP, body, now };
  return idempotent(store, request, async (tx) => {
    const won = await demandWon(tx, claim);
    const { prize, what, event } = won;
    if ((what.kind === 'tickets') !== (address !== undefined))
      throw new Refusal('msg.invalidRequest', { typ: EVENT_TYP, field: 'address' });
    const [claimed] = await tx
      .update(eventPrizes)
      .set({
        state: 'claimed',
        claimedAt: new Date(now),
        ...(address && {
          sealedAddress: sealAddress(cipher, prize.id, address),
          sendBy: workdayAfter(now, event.texts.sendDays),
        }),
      })
      .where(and(eq(eventPrizes.id, prize.id), gt(eventPrizes.claimBy, new Date(now))))
      .returning();
    if (!claimed) throw new Error(`prize ${prize.id} was not claimed`);
    if (what.sen !== null)
      await tx
        .insert(rewards)
        .values({ playerId, eventPrizeId: prize.id, sen: what.sen, createdAt: new Date(now) });
    const change = await recordChange(tx, playerId, 'reward', now);
    return { answer: { prize: toWonPrize({ ...won, prize: claimed }) }, changes: [change] };
  });
};
