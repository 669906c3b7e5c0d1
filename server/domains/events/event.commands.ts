import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { csvLines } from '#contract/csv.ts';
import { numberArg } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import type { SeedCipher } from '../../platform/secrets/seedCipher.ts';
import { events } from '../../platform/store/schema/events.ts';
import type { Db } from '../../platform/store/store.ts';
import { openAddress } from './address.ts';
import { NoEvent, readEvent } from './file.ts';
import { closeEvent, isLate, listEvents, listWinners, markSent, NotSendable } from './winners.ts';
import { LAST_KEPT_YEAR } from './workdays.ts';
import { EventPublished, publishEvent, writeEvent } from './write.ts';

const OfKey = z.object({ key: z.string() });
const noEvent = (key: string) => new CommandError(`There is no event ${key}.`);

/** A file's text; the audit has how long it is. */
class FileText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON(): string {
    return `${this.text.length} characters`;
  }
}

const stateOf = (
  { publishedAt, closedAt, opensAt, endsAt }: typeof events.$inferSelect,
  now: number,
): string => {
  if (publishedAt === null) return 'draft';
  if (closedAt !== null || endsAt.getTime() <= now) return 'ended';
  return opensAt.getTime() > now ? 'coming soon' : 'open';
};

const idOf = async (db: Db, key: string): Promise<number> => {
  const [row] = await db.select({ id: events.id }).from(events).where(eq(events.key, key));
  if (!row) throw noEvent(key);
  return row.id;
};

type Winner = Awaited<ReturnType<typeof listWinners>>[number];

const toWinner = ({ prize, what, event, week, uid, place, rewardId }: Winner, now: number) => ({
  id: String(prize.id),
  event: event.key,
  week,
  uid,
  place,
  prize: what.key,
  kind: what.kind,
  tickets: what.tickets,
  sen: what.sen,
  state: isLate(prize, now) ? 'late' : prize.state,
  wonAt: prize.wonAt.toISOString(),
  claimBy: prize.claimBy.toISOString(),
  claimedAt: prize.claimedAt?.toISOString() ?? null,
  sendBy: prize.sendBy,
  sentAt: prize.sentAt?.toISOString() ?? null,
  sentBy: prize.sentBy,
  reward: rewardId === null ? null : String(rewardId),
});

/** Where a prize goes, in fields; empty where there is no address, or none any more. */
const addressOf = (cipher: SeedCipher, { prize }: Winner) => {
  const { id, sealedAddress } = prize;
  const found = sealedAddress === null ? null : openAddress(cipher, id, sealedAddress);
  return {
    name: found?.name ?? '',
    street: found?.street ?? '',
    more: found?.more ?? '',
    postcode: found?.postcode ?? '',
    city: found?.city ?? '',
    state: found?.state ?? '',
  };
};

const linesOf = (data: readonly ReturnType<typeof toWinner>[]): string[] =>
  inColumns(
    data.map((each) => [
      each.id,
      `${each.event}, week ${each.week}`,
      each.uid,
      `place ${each.place}`,
      each.prize,
      each.state,
      each.sendBy === null ? `claim by ${each.claimBy}` : `send by ${each.sendBy}`,
      ...(each.reward === null ? [] : [`reward ${each.reward}`]),
    ]),
  );

const cells = (row: object): string[] =>
  Object.values(row).map((value) => (value === null ? '' : String(value)));

export const eventCommands = {
  'event import': command({
    args: z.object({
      file: z.string(),
      text: z.pipe(
        z.string(),
        z.transform((text) => new FileText(text)),
      ),
    }),
    target: ({ file }) => file,
    async run({ store, clock, cipher }, { file, text: { text } }) {
      try {
        const event = readEvent(basename(file), text);
        const { key, weeks, prizes, qualifiers } = event;
        await store.transaction((tx) => writeEvent(tx, cipher, event, clock.now()));
        const winners = prizes.reduce((all, each) => all + each.winners, 0);
        const ends = new Date(Math.max(...weeks.map(({ spinsUntil }) => spinsUntil)));
        const notes = [
          ...(winners < qualifiers
            ? [
                `Of ${qualifiers} who qualify a week, ${winners} win: the others read 'No more rewards'.`,
              ]
            : []),
          ...(ends.getUTCFullYear() >= LAST_KEPT_YEAR
            ? [`Public holidays are known to the end of ${LAST_KEPT_YEAR}.`]
            : []),
        ];
        return {
          data: { key, weeks: weeks.length, winners },
          lines: [
            `Event ${key}: ${weeks.length} weeks, a draft. 'event open ${key}' shows it to players.`,
            ...notes,
          ],
        };
      } catch (error) {
        if (error instanceof NoEvent) throw new CommandError(error.message);
        if (!(error instanceof EventPublished)) throw error;
        throw new CommandError(
          `An event ${error.message} was opened to players before: give this one another key. Nothing changed.`,
        );
      }
    },
  }),

  'event list': command({
    args: z.object({}),
    target: () => null,
    async run({ store, clock }) {
      const now = clock.now();
      const data = (await listEvents(store.db)).map(({ event, ...counted }) => ({
        key: event.key,
        state: stateOf(event, now),
        opensAt: event.opensAt.toISOString(),
        endsAt: event.endsAt.toISOString(),
        title: event.title.en,
        ...counted,
      }));
      const lines = inColumns(
        data.map(({ key, state, opensAt, endsAt, title, weeks, qualified, spins }) => [
          key,
          state,
          `${opensAt} to ${endsAt}`,
          `${weeks} weeks`,
          `${qualified} qualified`,
          `${spins} spun`,
          title,
        ]),
      );
      return { data, lines };
    },
  }),

  'event open': command({
    args: OfKey,
    target: ({ key }) => key,
    async run({ store, clock }, { key }) {
      const now = clock.now();
      const isShown = await store.transaction((tx) => publishEvent(tx, key, now));
      if (!isShown) {
        await idOf(store.db, key);
        throw new CommandError(`Event ${key} was opened before. Nothing changed.`);
      }
      return {
        data: { key },
        lines: [`Event ${key}: players see it, and its weeks open in time.`],
      };
    },
  }),

  'event close': command({
    args: OfKey,
    target: ({ key }) => key,
    async run({ store, clock }, { key }) {
      const outcome = await closeEvent(store, key, clock.now());
      if (outcome === null) throw noEvent(key);
      if (outcome === 'draft') throw new CommandError(`Event ${key} is a draft. Nothing changed.`);
      if (outcome === 'over') throw new CommandError(`Event ${key} is over. Nothing changed.`);
      return {
        data: { key },
        lines: [`Event ${key} is ended. What was won in it can still be claimed.`],
      };
    },
  }),

  'event winners': command({
    args: z.object({
      key: z.string(),
      csv: z.optional(z.boolean()),
      addresses: z.optional(z.boolean()),
    }),
    // Who looked at addresses is in the audit.
    target: ({ key, addresses }) => (addresses ? key : null),
    async run({ store, clock, cipher }, { key, csv = false, addresses = false }) {
      const now = clock.now();
      const rows = await listWinners(store.db, { eventId: await idOf(store.db, key) });
      const data = rows.map((row) => ({
        ...toWinner(row, now),
        ...(addresses && { address: addressOf(cipher, row) }),
      }));
      const tables = rows.map((row) => [
        toWinner(row, now),
        addresses ? addressOf(cipher, row) : {},
      ]);
      const [head = []] = tables.map((parts) =>
        parts.flatMap((part, at) =>
          Object.keys(part).map((name) => (at === 0 ? name : `address ${name}`)),
        ),
      );
      const lines = csv
        ? csvLines([head, ...tables.map((parts) => parts.flatMap(cells))])
        : linesOf(data);
      return { data, lines };
    },
  }),

  'event late': command({
    args: z.object({}),
    target: () => null,
    async run({ store, clock }) {
      const now = clock.now();
      const data = (await listWinners(store.db, { lateAt: now })).map((row) => toWinner(row, now));
      return { data, lines: linesOf(data) };
    },
  }),

  'event sent': command({
    args: z.object({ id: numberArg('A prize') }),
    target: ({ id }) => id,
    async run({ store, clock, broadcast }, { id }, operator) {
      try {
        const change = await markSent(store, Number(id), { operator, now: clock.now() });
        broadcast(change.playerId, change);
        return { data: { id }, lines: [`Prize ${id}: sent.`] };
      } catch (error) {
        if (!(error instanceof NotSendable)) throw error;
        throw new CommandError(`${error.message} Nothing changed.`);
      }
    },
  }),
};
