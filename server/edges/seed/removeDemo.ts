import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, getTableName, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { judgePicture } from '../../platform/pictures/picture.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { options, settings } from '../../platform/store/schema/club.ts';
import { banners, faqs, promotions, uploads } from '../../platform/store/schema/content.ts';
import { events, eventTries, eventWeeks, weekPrizes } from '../../platform/store/schema/events.ts';
import { gameFlags, tunings } from '../../platform/store/schema/games.ts';
import { accounts, entries, postings } from '../../platform/store/schema/ledger.ts';
import { players } from '../../platform/store/schema/players.ts';
import { type Db, rowsOf, type Store, type Tx } from '../../platform/store/store.ts';
import { DEMO_PICTURES } from './content.ts';
import { DEMO_HOSTS } from './demo.ts';
import { DEMO_EVENT } from './event.ts';

/** What a demo's removal takes away. */
export interface DemoContents {
  players: number;
  /** Hundredths of a coin, of all players together. */
  coins: number;
}

/** What there is to remove; null: the club is no demo. */
export const demoContents = async (db: Db): Promise<DemoContents | null> => {
  const [club] = await db.select({ kind: settings.kind }).from(settings);
  if (club?.kind !== 'demo') return null;
  const [{ known } = { known: 0 }] = await db.select({ known: count() }).from(players);
  const [{ coins } = { coins: 0 }] = await db
    .select({ coins: sql<number>`coalesce(sum(${accounts.balance}), 0)::float8` })
    .from(accounts);
  return { players: known, coins };
};

/** Names of the pictures a demo brings, as they are kept. */
const pictureNames = async (): Promise<string[]> => {
  const files = (await readdir(DEMO_PICTURES)).filter((file) => file.endsWith('.webp'));
  const pictures = files.map(async (file) =>
    judgePicture(file, await readFile(join(DEMO_PICTURES, file))),
  );
  return (await Promise.all(pictures)).map(({ name }) => name);
};

/** What an operator has set up, and what operators did. All other tables are about players. */
const KEPT: readonly PgTable[] = [
  audit,
  banners,
  events,
  eventWeeks,
  faqs,
  gameFlags,
  options,
  promotions,
  settings,
  tunings,
  uploads,
  weekPrizes,
];
/** Their triggers keep every line for good; but a demo's lines are no money. */
const BOOKS: readonly PgTable[] = [accounts, entries, postings];

/** Events somebody took part in, and the demo's own: what was won in them goes with who won it. */
const playedEvents = async (tx: Tx): Promise<number[]> => {
  const played = tx
    .select({ id: eventWeeks.eventId })
    .from(eventTries)
    .innerJoin(eventWeeks, eq(eventWeeks.id, eventTries.weekId));
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(or(inArray(events.id, played), eq(events.key, DEMO_EVENT)));
  return rows.map(({ id }) => id);
};

const emptyBooks = async (tx: Tx): Promise<void> => {
  const triggers = async (state: 'disable' | 'enable') => {
    for (const table of BOOKS)
      await tx.execute(sql`alter table ${table} ${sql.raw(state)} trigger user`);
  };
  const tables = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const kept = [...KEPT, accounts, players].map(getTableName);
  const emptied = tables.filter(({ name }) => !kept.includes(name));
  await triggers('disable');
  await tx.execute(
    sql`truncate ${sql.join(
      emptied.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
  // The club's own accounts stay, which the ledger's functions know by their ids.
  await tx.delete(accounts).where(isNotNull(accounts.playerId));
  await tx.delete(players);
  await triggers('enable');
};

/**
 * Makes a demo's database a real club's, in one transaction: every account goes, with its sessions,
 * coins and history, since in a demo anyone could open any of them; so do the demo's banners,
 * promotions, links and events, and the numbers its designers published. What an operator has set up stays. No server may run on it meanwhile.
 */
export const removeDemo = async (store: Store): Promise<void> => {
  const pictures = await pictureNames();
  await store.transaction(async (tx) => {
    const played = await playedEvents(tx);
    await emptyBooks(tx);
    await tx.delete(events).where(inArray(events.id, played));
    await tx.delete(banners).where(inArray(banners.imgEn, pictures));
    await tx.delete(promotions).where(inArray(sql`${promotions.img}->>'en'`, pictures));
    await tx.delete(uploads).where(inArray(uploads.name, pictures));
    await tx.delete(options).where(like(options.value, `%${DEMO_HOSTS}`));
    await tx.delete(tunings).where(isNotNull(tunings.authorId));
    await tx.update(gameFlags).set({ isLive: false }).where(eq(gameFlags.isLive, true));
    await tx.update(settings).set({ kind: 'real' });
  });
};
