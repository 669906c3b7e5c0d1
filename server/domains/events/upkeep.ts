import { and, asc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#contract/day.ts';
import { KEPT_DAYS } from '#contract/terms.ts';
import { eachAlone, type OnError, thrown } from '../../platform/jobs/eachAlone.ts';
import { type Change, recordChange } from '../../platform/requests/change.ts';
import { eventPrizes, events, eventWeeks } from '../../platform/store/schema/events.ts';
import type { Store, Tx } from '../../platform/store/store.ts';
import { sendMessage } from '../inbox/index.ts';
import { secretOf } from '../rounds/index.ts';
import { prizeMessage } from './messages.ts';
import { readPrize } from './prizes.ts';
import type { EventDeps } from './spin.ts';

// What becomes of an event by itself: each step is one transaction that finds its row as it was, so that two
// processes, or one that died between two steps, do it once.

const BATCH = 100;

/** Tells a prize's player what became of it, in its transaction. */
export const tellWinner = async (
  tx: Tx,
  id: number,
  kind: Parameters<typeof prizeMessage>[0],
  now: number,
): Promise<Change> => {
  const of = await readPrize(tx, id);
  const { playerId } = of.prize;
  await sendMessage(tx, { playerId, payload: prizeMessage(kind, of), now });
  return recordChange(tx, playerId, 'inbox', now);
};

const isWon = eq(eventPrizes.state, 'won');

interface Mark {
  set: Partial<typeof eventPrizes.$inferInsert>;
  /** What has to hold of the prize still, since it was found. */
  isStill: SQL | undefined;
  kind: 'forfeited' | 'warned';
}

/** Marks prizes and tells their winners, each in a transaction of its own; answers the changes. */
const markEach = async (
  store: Store,
  due: readonly { id: number }[],
  { set, isStill, kind }: Mark,
  now: number,
  onError: OnError,
): Promise<Change[]> => {
  const changes = await eachAlone(
    due,
    ({ id }) =>
      store.transaction(async (tx) => {
        const marked = await tx
          .update(eventPrizes)
          .set(set)
          .where(and(eq(eventPrizes.id, id), isStill))
          .returning({ id: eventPrizes.id });
        return marked.length > 0 ? tellWinner(tx, id, kind, now) : null;
      }),
    onError,
  );
  return changes.filter((change) => change !== null);
};

/** Ends prizes that nobody claimed in time; answers the changes. */
const forfeit = async ({ store }: EventDeps, now: number, onError: OnError): Promise<Change[]> => {
  const isDue = and(isWon, lte(eventPrizes.claimBy, new Date(now)));
  const due = await store.db
    .select({ id: eventPrizes.id })
    .from(eventPrizes)
    .where(isDue)
    .orderBy(asc(eventPrizes.claimBy))
    .limit(BATCH);
  const mark = { set: { state: 'forfeited' }, isStill: isDue, kind: 'forfeited' } as const;
  return markEach(store, due, mark, now, onError);
};

/** Warns winners whose prize is forfeited soon, once each; answers the changes. */
const warn = async ({ store }: EventDeps, now: number, onError: OnError): Promise<Change[]> => {
  const warnedFrom = sql`${eventPrizes.claimBy} - make_interval(days => (${events.texts}->>'warnDays')::integer)`;
  const isSilent = and(isWon, isNull(eventPrizes.warnedAt));
  const due = await store.db
    .select({ id: eventPrizes.id })
    .from(eventPrizes)
    .innerJoin(eventWeeks, eq(eventWeeks.id, eventPrizes.weekId))
    .innerJoin(events, eq(events.id, eventWeeks.eventId))
    .where(and(isSilent, sql`${warnedFrom} <= ${new Date(now).toISOString()}::timestamptz`))
    .orderBy(asc(eventPrizes.claimBy))
    .limit(BATCH);
  const mark = { set: { warnedAt: new Date(now) }, isStill: isSilent, kind: 'warned' } as const;
  return markEach(store, due, mark, now, onError);
};

/** Reveals the seeds of draws in which nobody may spin any more. */
const reveal = async ({ store, cipher }: EventDeps, now: number, onError: OnError) => {
  const due = await store.db
    .select({ id: eventWeeks.id })
    .from(eventWeeks)
    .innerJoin(events, eq(events.id, eventWeeks.eventId))
    .where(
      and(
        isNull(eventWeeks.revealedAt),
        isNotNull(events.publishedAt),
        or(isNotNull(events.closedAt), lte(eventWeeks.spinsUntil, new Date(now))),
      ),
    )
    .limit(BATCH);
  await eachAlone(
    due,
    ({ id }) =>
      store.transaction(async (tx) => {
        // A spin that is under way holds the row; one that comes later finds the seed revealed.
        const [week] = await tx
          .select()
          .from(eventWeeks)
          .where(eq(eventWeeks.id, id))
          .for('update');
        if (!week || week.revealedAt !== null) return;
        await tx
          .update(eventWeeks)
          .set({
            serverSeed: secretOf(cipher, week),
            sealedSeed: null,
            revealedAt: new Date(now),
          })
          .where(eq(eventWeeks.id, id));
      }),
    onError,
  );
};

/** Deletes the addresses of what was sent long ago. */
const forgetAddresses = async ({ db }: Pick<Store, 'db'>, now: number): Promise<void> => {
  const end = new Date(now - KEPT_DAYS.addresses * DAY_MS);
  await db
    .update(eventPrizes)
    .set({ sealedAddress: null })
    .where(and(isNotNull(eventPrizes.sealedAddress), lt(eventPrizes.sentAt, end)));
};

/** Forfeits, warns, reveals and forgets what is due; answers the changes. */
export const keepEvents = async (
  deps: EventDeps,
  now: number,
  onError: OnError = thrown,
): Promise<Change[]> => {
  await reveal(deps, now, onError);
  await forgetAddresses(deps.store, now);
  const forfeited = await forfeit(deps, now, onError);
  return [...forfeited, ...(await warn(deps, now, onError))];
};
