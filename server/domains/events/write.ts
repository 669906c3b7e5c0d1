import { and, eq, isNull } from 'drizzle-orm';
import { hashServerSeed, newServerSeed } from '#engine/core/fair/seeds.ts';
import { drawHash } from '#games/quiz-draw/tuning.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { events, eventWeeks, weekPrizes } from '../../platform/store/schema/events.ts';
import type { Tx } from '../../platform/store/store.ts';
import type { EventFile } from './file.ts';

/** An event of this key was published: what players have seen of it stays. */
export class EventPublished extends Error {
  override readonly name = 'EventPublished';
}

/**
 * Writes an event as a draft, in place of one of its key that is a draft. Each week's seed is made here and sealed:
 * its hash is shown as soon as the event is. Throws `EventPublished`.
 */
export const writeEvent = async (
  tx: Tx,
  cipher: SeedCipher,
  file: EventFile,
  now: number,
): Promise<number> => {
  const { key, title, weeks, prizes, qualifiers, ...texts } = file;
  await tx.delete(events).where(and(eq(events.key, key), isNull(events.publishedAt)));
  const [event] = await tx
    .insert(events)
    .values({
      key,
      title,
      texts,
      opensAt: new Date(Math.min(...weeks.map(({ opens }) => opens))),
      endsAt: new Date(Math.max(...weeks.map(({ spinsUntil }) => spinsUntil))),
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: events.id });
  if (!event) throw new EventPublished(key);
  for (const [at, week] of weeks.entries()) {
    const serverSeed = newServerSeed();
    const serverSeedHash = hashServerSeed(serverSeed);
    const number = at + 1;
    const [row] = await tx
      .insert(eventWeeks)
      .values({
        eventId: event.id,
        number,
        opensAt: new Date(week.opens),
        closesAt: new Date(week.closes),
        spinsUntil: new Date(week.spinsUntil),
        questions: week.questions,
        qualifiers,
        sealedSeed: cipher.seal(serverSeed, serverSeedHash),
        serverSeedHash,
        drawHash: drawHash({ event: key, week: number, prizes }),
      })
      .returning({ id: eventWeeks.id });
    if (!row) throw new Error('a week was not written');
    await tx
      .insert(weekPrizes)
      .values(prizes.map((prize, place) => ({ ...prize, weekId: row.id, at: place })));
  }
  return event.id;
};

/** Shows an event to players, from now on and for good; false: there is no draft of that key. */
export const publishEvent = async (tx: Tx, key: string, now: number): Promise<boolean> => {
  const shown = await tx
    .update(events)
    .set({ publishedAt: new Date(now) })
    .where(and(eq(events.key, key), isNull(events.publishedAt)))
    .returning({ id: events.id });
  return shown.length > 0;
};
