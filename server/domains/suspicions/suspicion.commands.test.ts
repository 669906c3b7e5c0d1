import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runCommand } from '../../edges/operator/run.ts';
import { ManualClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../../platform/security/log.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { players } from '../../platform/store/schema/players.ts';
import { suspicions } from '../../platform/store/schema/suspicions.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import { suspect } from './suspicions.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

oneStore('the operator’s suspicions', (store) => {
  const ask = async (name: string, args: object) => {
    const clock = new ManualClock(NOW);
    const security = createSecurityLog({
      store: store(),
      clock,
      cipher: testCipher,
      log: createLog('silent'),
    });
    const deps = {
      store: store(),
      clock,
      broadcast: () => {},
      drop: () => {},
      security,
      cipher: testCipher,
    };
    return (await runCommand(deps, name, args, 'siti')).lines.join('\n');
  };

  const named = async (uid: string): Promise<number> => {
    const playerId = await testPlayer(store(), 0, NOW);
    const names = { uid, uidLower: uid.toLowerCase() };
    await store().db.update(players).set(names).where(eq(players.id, playerId));
    return playerId;
  };

  test('are listed, closed once with a note, and in the audit; the same day brings no other', async () => {
    const { db } = store();
    const [one, other] = [await named('Jati1'), await named('Budi2')];
    expect(await ask('suspicion list', {})).toBe('There are none.');
    const seen = (playerId: number) => ({
      playerId,
      kind: 'same-hands' as const,
      seen: 'Something.',
    });
    await suspect(db, [seen(one), seen(other), seen(one)], NOW);
    await suspect(db, [{ ...seen(one), seen: 'More of it.' }], NOW + 1);
    const listed = await ask('suspicion list', {});
    const [first = '', second = '', ...rest] = listed.split('\n');
    const id = first.split(' ')[0] ?? '';
    expect(rest).toEqual([]);
    expect(first.split(/ {2,}/).slice(1)).toEqual([
      '2026-03-10',
      'Jati1',
      'same-hands',
      'Something.',
    ]);
    expect(await ask('suspicion list', { player: 'Budi2' })).toBe(second);
    expect(await ask('player show', { uid: 'Jati1' })).toMatch(/^suspicions +1$/m);

    const refused = { id, note: ' ' };
    await expect(ask('suspicion close', refused)).rejects.toThrow('Say what you found');
    expect(await ask('suspicion close', { id, note: 'A family' })).toBe(`Suspicion ${id}: closed.`);
    await expect(ask('suspicion close', { id, note: 'Again' })).rejects.toThrow(
      `There is no open suspicion ${id}. Nothing changed.`,
    );
    expect(await ask('suspicion list', {})).toBe(second);
    await suspect(db, [seen(one)], NOW + 2);
    expect(await ask('suspicion list', {})).toBe(second);
    expect(await ask('suspicion list', { all: true })).toContain('Closed by siti: A family');
    await suspect(db, [seen(one)], NOW + 86_400_000);
    expect((await ask('suspicion list', {})).split('\n')).toHaveLength(2);
    const rows = await db.select().from(audit);
    expect(
      rows.map(({ actor, action, target, detail }) => [actor, action, target, detail]),
    ).toEqual([
      ['siti', 'suspicion close', id, { args: { id, note: 'A family' }, outcome: 'done' }],
      [
        'siti',
        'suspicion close',
        id,
        {
          args: { id, note: 'Again' },
          outcome: `There is no open suspicion ${id}. Nothing changed.`,
        },
      ],
    ]);
  });

  test('of a player found for each of thousands one is noted, the first', async () => {
    const { db } = store();
    const [one, other] = [await named('Cempaka3'), await named('Dahlia4')];
    const found = Array.from({ length: 20_000 }, (_, n) => ({
      playerId: n % 2 === 0 ? one : other,
      kind: 'equal-times' as const,
      seen: `As fast as ${n}.`,
    }));
    await suspect(db, found, NOW);
    const rows = await db.select().from(suspicions).where(eq(suspicions.kind, 'equal-times'));
    const noted = rows.map(({ playerId, seen }) => [playerId, seen]).sort();
    expect(noted).toEqual([
      [one, 'As fast as 0.'],
      [other, 'As fast as 1.'],
    ]);
  });
});
