import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { count, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { testPlayer } from '../../domains/ledger/testPlayer.ts';
import { SEED_ACTION } from '../../platform/audit/once.ts';
import { activities } from '../../platform/store/schema/activities.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { devices } from '../../platform/store/schema/devices.ts';
import { heldPhones } from '../../platform/store/schema/heldPhones.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { otps, sessions } from '../../platform/store/schema/players.ts';
import { pushMessages } from '../../platform/store/schema/push.ts';
import { reports } from '../../platform/store/schema/reports.ts';
import { requests } from '../../platform/store/schema/requests.ts';
import { securityEvents } from '../../platform/store/schema/security.ts';
import { telegramProofs } from '../../platform/store/schema/telegram.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { forgetOld, RETENTION } from './retention.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

oneStore('what is kept for a time', (store) => {
  test.each(Object.values(RETENTION))('$what: for $days days, not one longer', async (kept) => {
    const { db } = store();
    const playerId = await testPlayer(store());
    const title = { en: 'a', zh: 'a', ms: 'a' };
    const at = new Date(NOW);
    const later = new Date(NOW + 1);
    for (const day of [at, later]) {
      const own = { playerId, createdAt: day };
      await db
        .insert(requests)
        .values({ ...own, requestId: randomUUID(), kind: 'redeem', bodyHash: '' });
      await db.insert(sessions).values({
        ...own,
        tokenHash: randomUUID(),
        lastSeenAt: day,
        expiresAt: day,
      });
      await db.insert(activities).values({ playerId, startedAt: day, seenAt: day });
      await db.insert(reports).values({ ...own, game: 'fto', note: '' });
      await db.insert(pushMessages).values({
        ...own,
        kind: 'message',
        ref: randomUUID(),
        dueAt: day,
        giveUpAt: day,
      });
      await db.insert(inbox).values({ ...own, payload: { title, desc: title } });
      await db.insert(otps).values({
        id: randomUUID(),
        phone: '+60123456789',
        codeHash: '',
        purpose: 'register',
        createdAt: day,
        expiresAt: day,
      });
      await db
        .insert(devices)
        .values({ playerId, hash: randomUUID(), createdAt: day, seenAt: day });
      await db.insert(heldPhones).values({ hash: randomUUID(), playerId, until: day });
      await db.insert(telegramProofs).values({ hash: randomUUID(), usedAt: day });
      await db.insert(audit).values({ actor: 'siti', action: 'game dates', at: day });
      await db.insert(securityEvents).values({ kind: 'login', at: day });
    }
    const left = async () => (await db.select({ left: count() }).from(kept.table))[0]?.left;
    const end = NOW + kept.days * DAY_MS;
    await forgetOld(store(), end);
    expect(await left()).toBe(2);
    await forgetOld(store(), end + 1);
    expect(await left()).toBe(1);
    await forgetOld(store(), end + 2);
    expect(await left()).toBe(0);
    for (const { table } of Object.values(RETENTION)) await db.delete(table);
  });

  test('goes however much there is; what was written at the first start is known for good', async () => {
    const { db } = store();
    await db.execute(sql`insert into audit (actor, action, at)
      select 'siti', 'game dates', ${new Date(NOW).toISOString()} from generate_series(1, 2500)`);
    await db.insert(audit).values({ actor: 'club', action: SEED_ACTION, at: new Date(NOW) });
    await forgetOld(store(), NOW + 20 * 365 * DAY_MS);
    expect(await db.select({ action: audit.action }).from(audit)).toEqual([
      { action: SEED_ACTION },
    ]);
  });
});

test('the operator can read how long', () => {
  const page = readFileSync('docs/operator.md', 'utf8');
  for (const { what, days } of Object.values(RETENTION)) {
    const time = days % 365 === 0 ? `${days / 365} year` : `${days} day`;
    expect(page).toMatch(new RegExp(`^\\| ${what} \\| ${time}s? `, 'm'));
  }
});
