import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashServerSeed, newServerSeed } from '#engine/core/fair/seeds.ts';
import { rotateSeed } from '../../domains/rounds/seeds/rotate.ts';
import { NOW, seatAt } from '../../domains/rounds/testSeat.ts';
import { readConfig } from '../config.ts';
import { settings } from '../store/schema/club.ts';
import { seeds } from '../store/schema/rounds.ts';
import { eachStore } from '../store/testStore.ts';
import { createSeedCipher } from './seedCipher.ts';
import { demandSeedCipher } from './seedKey.ts';
import { secretSeedOf, TEST_KEY, testCipher } from './testCipher.ts';

eachStore('the key of the server seeds', (store) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-key-'));
    await store().db.update(settings).set({ seedKey: null });
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const demand = (env: Record<string, string> = {}) =>
    demandSeedCipher(store(), readConfig({ DATA_DIR: dataDir, ...env }));

  test('is made with a new club, for its user alone, and stays', async () => {
    chmodSync(dataDir, 0o755);
    const { fingerprint } = await demand();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const file = join(dataDir, 'seed.key');
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await demand()).fingerprint).toBe(fingerprint);
    // Moved into the environment it is the same key.
    const SEED_KEY = readFileSync(file, 'utf8').trim();
    rmSync(file);
    expect((await demand({ SEED_KEY })).fingerprint).toBe(fingerprint);
  });

  test('is not made where others could take it: that is said, and what to do', async () => {
    chmodSync(dataDir, 0o1777);
    await expect(demand()).rejects.toThrow(
      /^No key of the server seeds could be made\. Set SEED_KEY\. .* is shared by several users/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
    expect((await demand({ SEED_KEY: TEST_KEY })).fingerprint).toBe(testCipher.fingerprint);
  });

  test('a club whose key is gone does not start, and makes no other', async () => {
    await demand({ SEED_KEY: TEST_KEY });
    await expect(demand()).rejects.toThrow('The key of the server seeds is missing');
    await expect(demand()).rejects.toThrow('is missing');
    await expect(demand({ SEED_KEY: 'ab'.repeat(32) })).rejects.toThrow('with another key');
    writeFileSync(join(dataDir, 'seed.key'), 'mislaid\n');
    await expect(demand()).rejects.toThrow('must hold 64 hexadecimal digits');
    expect((await demand({ SEED_KEY: TEST_KEY })).fingerprint).toBe(testCipher.fingerprint);
  });

  test('of two processes that start a new club with a key each, one does not start', async () => {
    const started = await Promise.allSettled([
      demand({ SEED_KEY: TEST_KEY }),
      demand({ SEED_KEY: 'ab'.repeat(32) }),
    ]);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('[bets-safe] no seed in force is in a backup, in any spelling; a revealed one is', async () => {
    const [playing, rotated] = [
      await seatAt(store(), { coins: 5_00 }),
      await seatAt(store(), { coins: 5_00 }),
    ];
    await playing.open('squidgame', 50);
    await rotated.state('squidgame');
    const secret = await secretSeedOf(store(), playing.playerId);
    const shown = await secretSeedOf(store(), rotated.playerId);
    await rotateSeed(rotated.deps, {
      playerId: rotated.playerId,
      requestId: crypto.randomUUID(),
      now: NOW,
    });
    let text = '';
    await store().dump(async (part) => {
      text += Buffer.from(part).toString();
    });
    const bytes = Buffer.from(secret, 'hex');
    for (const spelling of [secret, bytes.toString('base64'), bytes.toString('base64url')])
      expect(text).not.toContain(spelling);
    expect(text).toContain(shown);
  });

  test('[bets-safe] a seed that was put in the place of another is refused, not drawn from', async () => {
    const me = await seatAt(store(), { coins: 5_00 });
    const { round } = await me.open('squidgame', 50);
    const known = newServerSeed();
    const forgeries = [
      testCipher.seal(known, hashServerSeed(known)),
      createSeedCipher(Buffer.alloc(32)).seal(known, round.serverSeedHash),
      known,
    ];
    for (const sealedSeed of forgeries) {
      await store().db.update(seeds).set({ sealedSeed }).where(eq(seeds.playerId, me.playerId));
      await expect(me.move('squidgame', round.id, 0, { kind: 'quit' })).rejects.toThrow();
    }
    expect((await me.state('squidgame')).round).toMatchObject({ step: 0, status: 'open' });
  });
});
