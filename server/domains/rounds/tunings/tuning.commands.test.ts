import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { paying } from '#games/squidgame/fill.ts';
import { firstSteps } from '#games/squidgame/testTunings.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { runCommand } from '../../../edges/operator/run.ts';
import { ManualClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import { createSecurityLog } from '../../../platform/security/log.ts';
import { settings } from '../../../platform/store/schema/club.ts';
import { oneStore } from '../../../platform/store/testStore.ts';
import { servedGames } from '../games.ts';
import { demandGame } from '../load.ts';
import { NOW } from '../testSeat.ts';
import { tuningInForce } from './inForce.ts';

const { version: FIRST, defaults } = squidTuning;

oneStore('the operator and the versions', (store) => {
  const clock = new ManualClock(NOW);
  beforeEach(async () => {
    await store().db.execute(sql`truncate tunings`);
    await store().db.update(settings).set({ kind: 'real' });
  });
  const run = async (name: string, args: object, operator = 'siti') => {
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
    return (await runCommand(deps, name, { game: 'squidgame', ...args }, operator)).lines;
  };
  const reason = 'A shorter bridge';
  const inForce = () => tuningInForce(store().db, demandGame(servedGames, 'squidgame'), NOW);

  test('[inspector] publish changes, have another operator approve them, and go back', async () => {
    const said = (version: number, status: string, now: number) => [
      `squidgame, version ${version}: ${status}. In force is version ${now}.`,
    ];
    const changes = { steps: firstSteps(5) };
    const next = FIRST + 1;
    await expect(run('tuning publish', { changes, reason })).rejects.toThrow(
      /^Confirm this to publish it: It pays 30.72× at most.* With --confirm/,
    );
    expect(await run('tuning publish', { changes, reason, confirm: true })).toEqual(
      said(next, 'pending', FIRST),
    );
    const version = String(next);
    await expect(run('tuning approve', { version })).rejects.toThrow(
      'Forbidden: Somebody else has to approve your version.',
    );
    expect(await run('tuning approve', { version }, 'budi')).toEqual(said(next, 'published', next));
    expect((await inForce()).values).toEqual({ ...defaults, steps: firstSteps(5) });
    const back = await run('tuning rollback', { version: String(FIRST), reason: 'Too many fell' });
    expect(back).toEqual(said(FIRST + 2, 'published', FIRST + 2));
    expect((await inForce()).values).toEqual(defaults);

    const [newest, middle, first] = await run('tuning list', {});
    expect(newest).toMatch(/^5 +in force +96.00 % +published +siti +\S+ +Too many fell$/);
    expect(middle).toMatch(/^4 +published +96.00 % +published +siti +\S+ +A shorter bridge$/);
    expect(first).toMatch(/^3 +published +96.00 % +code +defaults /);
    expect(await run('tuning show', { version })).toContain('approver: budi');
    await expect(run('tuning show', { version: '9' })).rejects.toThrow('There is no version 9');
  });

  test('[inspector] figures are of 1 to 60 days', async () => {
    expect(await run('tuning figures', {})).toEqual(['There are none.']);
    for (const days of ['0', '61', 'x'])
      await expect(run('tuning figures', { days })).rejects.toThrow('a number from 1 to 60');
  });

  test('[inspector] what does not pass is refused with every fault; what waits is withdrawn', async () => {
    await expect(
      run('tuning publish', { changes: { ...paying(defaults, 9_700), x: 1, clockMs: 1 }, reason }),
    ).rejects.toThrow(/^This can't be published: clockMs: at least \d+, not 1/);
    await expect(run('tuning publish', { changes: 7, reason })).rejects.toThrow('no such value, 7');
    await run('tuning publish', { changes: { steps: firstSteps(5) }, reason, confirm: true });
    const version = String(FIRST + 1);
    await run('tuning withdraw', { version });
    await expect(run('tuning approve', { version }, 'budi')).rejects.toThrow('does not wait');
    await expect(run('tuning rollback', { version: '9', reason })).rejects.toThrow('no such');
    expect(await inForce()).toMatchObject({ version: FIRST });
  });
});
