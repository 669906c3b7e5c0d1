import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { eggTuning } from '#games/lucky-egg/tuning.ts';
import { squidTuning } from '#games/squidgame/tuning.ts';
import { tunings } from '../store/schema/games.ts';
import { eachStore } from '../store/testStore.ts';
import { servedGames } from './games.ts';
import { NOW, refusal, seatAt } from './testSeat.ts';
import { alarmOfTunings, tuningInForce } from './tunings.ts';

eachStore('tunings', (store) => {
  afterEach(async () => {
    await store().db.delete(tunings).where(eq(tunings.createdBy, 'by hand'));
  });

  const insert = (game: string, version: number, values: object) =>
    store()
      .db.insert(tunings)
      .values({
        ...{ game, version, values: values as Record<string, unknown> },
        ...{ createdAt: new Date(NOW), createdBy: 'by hand' },
      });
  const inForce = async (key: string) => {
    const game = servedGames.get(key);
    if (!game) throw new Error(`no game ${key}`);
    return tuningInForce(store().db, game, NOW);
  };

  test('the newest version that passes the gate is served, and no other', async () => {
    const { version, defaults } = squidTuning;
    const legal = { ...defaults, steps: 5 };
    await inForce('squidgame');
    await expect(alarmOfTunings(store().db, servedGames)).resolves.toBeUndefined();
    await insert('squidgame', version + 1, legal);
    await insert('squidgame', version + 2, { ...defaults, rtp: 24_180 });
    await insert('squidgame', version + 3, { ...defaults, rtp: 9_700 });
    await insert('squidgame', version + 4, { ladder: 'none' });
    expect(await inForce('squidgame')).toMatchObject({ version: version + 1, values: legal });
    await expect(alarmOfTunings(store().db, servedGames)).rejects.toThrow(
      /rtp: missing.*96.0000 % is announced, it is 97.0000 %.*rtp: at most 10000, not 24180/,
    );
  });

  test('what is refused is refused to players too: they play by the last good version', async () => {
    const { version, defaults } = eggTuning;
    const me = await seatAt(store(), { coins: 10_00 });
    await inForce('lucky-egg');
    const rich = { ...defaults, nothing: { weight: 1 } };
    await insert('lucky-egg', version + 1, rich);
    const before = await me.state('lucky-egg');
    expect(before).toMatchObject({ tuningVersion: version, tuning: defaults });
    const { round } = await me.open('lucky-egg', 0);
    expect(round).toMatchObject({ tuningVersion: version });
  });

  test('defaults whose place holds other values are entered under the next free version', async () => {
    const { version, defaults } = squidTuning;
    await store().db.delete(tunings).where(eq(tunings.game, 'squidgame'));
    await insert('squidgame', version, { ...defaults, rtp: 10_000 });
    expect(await inForce('squidgame')).toMatchObject({ version: version + 1, values: defaults });
    const me = await seatAt(store(), { coins: 10_00 });
    expect(await refusal(me.open('squidgame', 1_00))).toBeNull();
  });
});
