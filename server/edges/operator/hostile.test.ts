import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf } from '#contract/day.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { ManualClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../../platform/security/log.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { options, settings } from '../../platform/store/schema/club.ts';
import { banners, faqs, promotions } from '../../platform/store/schema/content.ts';
import {
  eventPrizes,
  events,
  eventTries,
  eventWeeks,
  weekPrizes,
} from '../../platform/store/schema/events.ts';
import { tunings } from '../../platform/store/schema/games.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { rewards } from '../../platform/store/schema/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import { videos } from '../../platform/store/schema/videos.ts';
import type { Store } from '../../platform/store/store.ts';
import { openTestStore } from '../../platform/store/testStore.ts';
import { linesOf, print } from '../../platform/terminal.ts';
import { HOSTILE, RAW } from '../../platform/testHostile.ts';
import { LOOKS, runCommand } from './run.ts';

const NOW = Date.UTC(2026, 2, 10, 4);
/** Lower case, as UIDs are looked up by. */
const TAIL = HOSTILE.toLowerCase();
const UID = `budi${TAIL}`;
const NOTE = `It froze\n${HOSTILE}\nThe ledger is sound.`;

/** What the code itself chooses among, or reads as a key: nobody writes it. */
const OURS: ReadonlySet<string> = new Set(['options.name', 'tunings.game', 'tunings.hash']);

/** Every text of every table, ended by what a terminal obeys; names of choices stay. */
const spoil = async ({ db }: Store) => {
  const modules = import.meta.glob<Record<string, unknown>>('../../platform/store/schema/*.ts', {
    eager: true,
  });
  const tables = Object.values(modules).flatMap((each) => Object.values(each));
  for (const table of tables.filter((each) => is(each, PgTable))) {
    for (const column of Object.values(getTableColumns(table))) {
      const name = `${getTableName(table)}.${column.name}`;
      if (column.enumValues || OURS.has(name)) continue;
      if (column.getSQLType() === 'text')
        await db.update(table).set({ [keyOf(table, column)]: sql`${column} || ${TAIL}` });
      if (column.getSQLType() === 'jsonb' && ['title', 'question'].includes(column.name))
        await db.update(table).set({
          [keyOf(table, column)]:
            sql`(select jsonb_object_agg(key, value || ${TAIL}) from jsonb_each_text(${column}))`,
        });
    }
  }
};
const keyOf = (table: PgTable, column: unknown): string =>
  Object.entries(getTableColumns(table)).find(([, each]) => each === column)?.[0] ?? '';

/** Something in every list. */
const fill = async ({ db }: Store, playerId: number) => {
  const at = new Date(NOW);
  const each = { en: '-', zh: '-', ms: '-' };
  const one = { playerId, createdAt: at };
  await db.insert(reports).values({ ...one, game: 'fto', build: '-', note: NOTE });
  await db
    .insert(suspicions)
    .values({ playerId, kind: 'same-hands', day: dayOf(NOW), seen: '-', at });
  await db.insert(securityEvents).values({ at, kind: 'login', playerId, reason: '-' });
  await db.insert(audit).values({ actor: '-', action: '-', detail: { args: { NOTE } }, at });
  await db.insert(activities).values({ playerId, startedAt: at, seenAt: at });
  await db.insert(faqs).values({ topic: 'account', question: each, answer: each });
  await db
    .insert(promotions)
    .values({ title: each, description: each, img: each, link: '-', startsAt: at });
  await db
    .insert(banners)
    .values({ imgEn: '-', imgZh: '-', imgMs: '-', linkEn: '-', linkZh: '-', linkMs: '-' });
  await db
    .insert(settings)
    .values({ kind: 'demo' })
    .onConflictDoUpdate({ target: settings.id, set: { kind: 'demo' } });
  await db.insert(options).values({ name: 'whatsapp_link', value: '-' });
  await db
    .insert(inbox)
    .values({ ...one, payload: { kind: 'news', title: { ...each, en: TAIL } } as never });
  await db
    .insert(redemptions)
    .values({ ...one, holdId: 1, coins: 50, creditSen: 50, decidedBy: '-', reason: '-' });
  await db.insert(videos).values({
    ...one,
    file: '-',
    bytes: 1,
    status: 'resubmit',
    word: 'kite',
    kind: 'mp4',
    sentAt: at,
    decidedAt: at,
    decidedBy: '-',
    reason: 'tooDark',
  });
  await db.insert(rewards).values({ ...one, roundId: 1, sen: 50, paidBy: '-' });
  const later = new Date(NOW + 1);
  await db.insert(events).values({
    key: 'quiz',
    title: each,
    texts: {} as never,
    opensAt: at,
    endsAt: later,
    createdAt: at,
  });
  await db.insert(eventWeeks).values({
    eventId: 1,
    number: 1,
    opensAt: at,
    closesAt: later,
    spinsUntil: later,
    questions: [],
    qualifiers: 1,
    serverSeedHash: '-',
    drawHash: '-',
    sealedSeed: '-',
  });
  await db
    .insert(weekPrizes)
    .values({ weekId: 1, at: 0, key: '-', name: each, kind: 'tickets', tickets: 1, winners: 1 });
  await db.insert(eventTries).values({ weekId: 1, playerId, startedAt: at });
  await db.insert(eventPrizes).values({
    weekId: 1,
    playerId,
    number: 0,
    clientSeed: '-',
    receipt: '-',
    at: 0,
    state: 'claimed',
    wonAt: at,
    claimBy: at,
    claimedAt: at,
    sendBy: '2026-01-02',
    sentBy: '-',
  });
  await db.insert(tunings).values({
    game: 'fto',
    version: 1,
    values: {},
    hash: '-',
    origin: 'published',
    status: 'pending',
    base: 1,
    reason: '-',
    createdAt: at,
    createdBy: '-',
  });
};

/** No texts are in these. */
const FIGURES: ReadonlySet<string> = new Set([
  'coins show',
  'demo remove',
  'game dates',
  'ledger check',
  'player visits',
  'push status',
  'reward list',
  'tuning figures',
]);

let store: Store;
beforeAll(async () => {
  store = await openTestStore('pglite');
  const playerId = await testPlayer(store, 0, NOW);
  await store.db.update(players).set({ uid: 'budi', uidLower: 'budi', referrer: '-' });
  // Rows as they may be, without all that would have led to them.
  await store.db.execute(sql`set session_replication_role = replica`);
  await fill(store, playerId);
  await spoil(store);
});
afterAll(() => store.close());

/** Those that print what is in the database, and what they are asked with. */
const LISTS: Readonly<Record<string, object>> = {
  'audit list': {},
  'banner list': {},
  'coins show': { uid: UID },
  'demo remove': {},
  'event late': {},
  'event list': {},
  'event winners': { key: `quiz${TAIL}` },
  'faq list': {},
  'game dates': { game: 'fto' },
  'inbox list': { uid: UID },
  'ledger check': {},
  'option list': {},
  'player show': { uid: UID },
  'player visits': { uid: UID },
  'promotion list': {},
  'push status': {},
  'redemption list': {},
  'report list': { all: true },
  'report show': { id: '1' },
  'reward list': { all: true },
  'security list': {},
  'suspicion list': { all: true },
  'tuning figures': { game: 'fto' },
  'tuning list': { game: 'fto' },
  'tuning show': { game: 'fto', version: '1' },
  'verification list': { all: true },
};

test('each command that only looks is here', () => {
  expect(Object.keys(LISTS)).toEqual(LOOKS.toSorted());
});

test.each(Object.entries(LISTS))('%s prints nothing that a terminal obeys', async (name, args) => {
  const own = { store, clock: new ManualClock(NOW), cipher: testCipher };
  const security = createSecurityLog({ ...own, log: createLog('silent') });
  const deps = { ...own, broadcast: () => {}, drop: () => {}, security };
  const { lines, data } = await runCommand(deps, name, args, 'siti');
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    print(...lines);
    print(...linesOf(JSON.stringify(data, null, 2)));
  } finally {
    spy.mockRestore();
  }
  // What a stranger wrote is in it, but where there are figures alone.
  if (!FIGURES.has(name)) expect(JSON.stringify(data)).toMatch(/u001b/);
  const [forPeople = '', asJson = ''] = written;
  expect(forPeople).not.toMatch(RAW);
  expect(forPeople.split('\n')).toHaveLength(lines.length + 1);
  expect(forPeople.split('\n')).not.toContain('The ledger is sound.');
  expect(asJson).not.toMatch(RAW);
  expect(JSON.parse(asJson)).toEqual(JSON.parse(JSON.stringify(data)));
});
