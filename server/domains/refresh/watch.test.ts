import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, type TestApp } from '../../edges/testApp.ts';
import { promotions } from '../../platform/store/schema/content.ts';
import { oneStore } from '../../platform/store/testStore.ts';
import { watchPublic } from './watch.ts';

const PICTURE = '/ui/banner.png';

oneStore('what everyone sees', (store) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
  });
  afterAll(() => club.close());

  test('[call-realtime] is new after whatever changed it, once, in a process that changed nothing itself', async () => {
    const { clock } = club.deps;
    const watch = watchPublic(store());
    const isNew = () => {
      // As old as another process's may be.
      clock.advance(1_000);
      return watch(clock.now());
    };
    expect(await isNew()).toBe(false);
    expect(await isNew()).toBe(false);
    const ask = (name: string, args: object) =>
      runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, name, args, 'siti');
    for (const [name, args] of [
      ['maintenance', { state: 'on' }],
      ['maintenance', { state: 'on', until: '2999-12-24T12:00:00Z' }],
      ['maintenance', { state: 'off' }],
      ['game maintenance', { game: 'squidgame', state: 'on' }],
      ['game dates', { game: 'lucky-egg', from: '2026-01-01', to: '2026-12-31' }],
      ['option set', { name: 'h5_link', value: 'https://h5.example' }],
    ] as const) {
      await ask(name, args);
      expect([name, await isNew(), await isNew()]).toEqual([name, true, false]);
    }
  });

  test('is new when a promotion begins and when it ends, though nobody did anything', async () => {
    const { clock } = club.deps;
    const text = { en: 'en', zh: 'zh', ms: 'ms' };
    const at = (days: number) => new Date(clock.now() + days * DAY_MS);
    const shown = {
      title: text,
      description: text,
      img: { en: PICTURE, zh: PICTURE, ms: PICTURE },
    };
    await store()
      .db.insert(promotions)
      .values({ ...shown, startsAt: at(1), endsAt: at(2) });
    const watch = watchPublic(store());
    const after = (days: number) => {
      clock.advance(days * DAY_MS);
      return watch(clock.now());
    };
    expect([await after(0), await after(1.5), await after(0.1), await after(1)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
