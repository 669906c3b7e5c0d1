import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayEnd, dayStart } from '#contract/day.ts';
import { GAME_KEYS } from '#contract/facts.ts';
import { PlayerAnswer, VipsAnswer } from '#contract/refresh.ts';
import { RoundAnswer } from '#contract/rounds.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { options, settings } from '../../platform/store/schema/club.ts';
import { banners, promotions } from '../../platform/store/schema/content.ts';
import { gameFlags } from '../../platform/store/schema/games.ts';
import { countStatements } from '../../platform/store/testCount.ts';
import { oneStore } from '../../platform/store/testStore.ts';

let club: TestApp;
let token: string;
beforeAll(async () => {
  club = await openTestApp();
  token = await registerPlayer(club, 'Merbau77', '+60123456787');
  const { db } = club.deps.store;
  const text = { en: 'en', zh: 'zh', ms: 'ms' };
  const at = (days: number) => new Date(club.deps.clock.now() + days * 86_400_000);
  await db.insert(options).values({ name: 'h5_link', value: 'https://h5.example' });
  const links = { linkEn: '/games', linkZh: '/games', linkMs: '/games' };
  await db.insert(banners).values([
    { position: 2, imgEn: 'b-en', imgZh: 'b-zh', imgMs: 'b-ms', ...links },
    { position: 1, imgEn: 'a-en', imgZh: 'a-zh', imgMs: 'a-ms', ...links },
  ]);
  const common = { description: text, img: text };
  await db.insert(promotions).values([
    { ...common, title: { ...text, en: 'now' }, startsAt: at(-1), endsAt: null },
    { ...common, title: { ...text, en: 'over' }, startsAt: at(-9), endsAt: at(-1) },
    { ...common, title: { ...text, en: 'to come' }, startsAt: at(1), endsAt: at(2) },
  ]);
});
afterAll(() => club.close());

test('[call-refresh] vips gives a visitor the options, banners in order, promotions of now', async () => {
  const answer = VipsAnswer.parse((await club.get('vips')).json());
  expect(answer.options).toContainEqual({ name: 'h5_link', value: 'https://h5.example' });
  expect(answer.banners.map((banner) => banner.img_zh)).toEqual(['a-zh', 'b-zh']);
  expect(answer.promotions.map((promotion) => promotion.title.en)).toEqual(['now']);
});

/** What everyone sees is kept for a second: a change past the operator is seen after it. */
const afterASecond = () => club.deps.clock.advance(1_000);

test('[call-refresh] player gives a player all the fields of spec 3', async () => {
  await club.deps.store.db.insert(gameFlags).values({ game: 'lucky-egg', maintenance: true });
  afterASecond();
  const answer = PlayerAnswer.parse((await club.get('player', token)).json());
  expect(answer).toMatchObject({
    uid: 'Merbau77',
    fullName: 'Aminah binti Yusof',
    language: 'en',
    tgBind: false,
    tgRegister: false,
    notify: true,
    coin: { balance: 0, pending: 0, redeemed: 0, expire: { balance: 0, date: null } },
    inboxs: { unreadCount: 0, inbox: [], waiting: { count: 0, upTo: null } },
    redeemableBonus: { status: 'Not Available' },
  });
  const { playRec } = VipsAnswer.parse((await club.get('vips')).json());
  const egg = { maintenance: true, maxOdds: 500 };
  expect(playRec?.['lucky-egg'], 'a visitor is told as well').toEqual(egg);
  expect(playRec?.fto, 'and of no player').toEqual({ maintenance: false, maxOdds: 10 });
  expect(answer.playRec.fto).toEqual({ maintenance: false, maxOdds: 10, remain: 10 });
  expect(answer.playRec['lucky-egg']).toEqual(egg);
  expect(answer.promotions).toHaveLength(1);
});

test('[call-refresh] [fto-rules] who has had their ten questions is told how soon the next ones come', async () => {
  const { clock } = club.deps;
  const player = await registerPlayer(club, 'Tenasked1', '+60123456781');
  const record = async () =>
    PlayerAnswer.parse((await club.get('player', player)).json()).playRec.fto;
  const open = { requestId: randomUUID(), clientSeed: 'mine', bet: 0 };
  const { round } = RoundAnswer.parse((await club.post('games/fto/rounds', open, player)).json());
  const move = (step: number, move: object) =>
    club.post(
      `games/fto/rounds/${round.id}/moves`,
      { requestId: randomUUID(), step, move },
      player,
    );
  for (let question = 1; question <= 10; question += 1) {
    expect(await record()).toMatchObject({ remain: 11 - question });
    await move(2 * question - 2, { kind: 'next' });
    clock.advance(3_000);
    await move(2 * question - 1, { kind: 'answer', question, cell: 0 });
  }
  const waitSeconds = 24 * 3_600 - 3;
  expect(await record()).toMatchObject({ remain: 0, nextIn: waitSeconds });
  clock.advance(waitSeconds * 1_000 - 500);
  expect(await record()).toMatchObject({ remain: 0, nextIn: 1 });
  clock.advance(500);
  expect(await record()).toEqual({ maintenance: false, maxOdds: 10, remain: 10 });
});

test('[call-refresh] [catalogue] the dates an operator set reach a visitor and a player', async () => {
  const { db } = club.deps.store;
  const [from, after] = [new Date(dayStart('2026-08-24')), new Date(dayEnd('2026-08-31'))];
  const set = async (game: string, dates: { startsAt: Date | null; endsAt: Date | null }) =>
    db
      .insert(gameFlags)
      .values({ game, ...dates })
      .onConflictDoUpdate({ target: gameFlags.game, set: dates });
  const seen = async () => {
    afterASecond();
    return [
      VipsAnswer.parse((await club.get('vips')).json()).gameDates,
      PlayerAnswer.parse((await club.get('player', token)).json()).gameDates,
    ];
  };
  expect(await seen()).toEqual([{}, {}]);
  await set('lucky-egg', { startsAt: from, endsAt: after });
  // A day alone leaves the catalogue's other one.
  await set('fto', { startsAt: null, endsAt: after });
  await set('squidgame', { startsAt: from, endsAt: null });
  const dates = {
    'lucky-egg': { startdate: '2026-08-24', enddate: '2026-08-31' },
    fto: { startdate: '2024-10-02', enddate: '2026-08-31' },
    squidgame: { startdate: '2026-08-24', enddate: null },
  };
  expect(await seen()).toEqual([dates, dates]);
  for (const game of Object.keys(dates)) await set(game, { startsAt: null, endsAt: null });
  expect(await seen()).toEqual([{}, {}]);
});

test.each([
  ['no header', {}],
  ['another scheme', { authorization: 'Basic abc' }],
  ['a broken token', { authorization: 'Bearer abc' }],
  ['an unknown token', { authorization: `Bearer ${'a'.repeat(43)}` }],
])('[call-headers] player with %s is 401 msg.sessionExpired', async (_, headers) => {
  const answer = await club.app.inject({
    url: '/api/player',
    headers: headers as Record<string, string>,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    { message: 'msg.sessionExpired', typ: 'refresh' },
  ]);
});

test('[call-maintenance] maintenance is 0 without end until an operator sets it', async () => {
  expect((await club.get('maintenance')).json()).toEqual({ maintenance: 0, mDateTime: null });
  const until = new Date(Date.UTC(2026, 5, 2));
  const on = { maintenance: true, maintenanceUntil: until };
  await club.deps.store.db
    .insert(settings)
    .values({ id: 1, ...on })
    .onConflictDoUpdate({ target: settings.id, set: on });
  expect((await club.get('maintenance')).json()).toEqual({
    maintenance: 1,
    mDateTime: until.toISOString(),
  });
});

oneStore('the refresh answer', (store) => {
  let club: TestApp;
  let token: string;
  beforeAll(async () => {
    club = await openTestApp({ store: store() });
    token = await registerPlayer(club, 'Merbau78', '+60123456786');
  });
  afterAll(() => club.close());

  const ask = (path: string) => countStatements(store(), () => club.get(path, token));

  test('costs a player five statements, a visitor none, but for what is read once a second', async () => {
    await ask('player');
    expect(await ask('player')).toBe(5);
    expect(await ask('vips')).toBe(0);
    club.deps.clock.advance(999);
    expect([await ask('vips'), await ask('player')]).toEqual([0, 5]);
    club.deps.clock.advance(1);
    // With the tuning of each game.
    expect(await ask('player')).toBe(9 + GAME_KEYS.length);
    expect(await ask('vips')).toBe(0);
  });

  test('shows at once what the operator changes in the same process', async () => {
    const deps = { ...club.deps, broadcast: () => {}, drop: () => {} };
    const seen = async () => {
      const { playRec, options } = PlayerAnswer.parse((await club.get('player', token)).json());
      return [playRec['lucky-egg'].maintenance, options.map(({ name }) => name)];
    };
    expect(await seen()).toEqual([false, []]);
    await runCommand(deps, 'game maintenance', { game: 'lucky-egg', state: 'on' }, 'op');
    expect(await seen()).toEqual([true, []]);
    await runCommand(deps, 'option set', { name: 'h5_link', value: 'https://h5.example' }, 'op');
    expect(await seen()).toEqual([true, ['h5_link']]);
  });

  test('is asked for again after it could not be read', async () => {
    club.deps.clock.advance(1_000);
    vi.spyOn(store().db._.session, 'prepareQuery').mockImplementationOnce(() => {
      throw new Error('the database is away');
    });
    expect((await club.get('vips')).statusCode).toBe(500);
    expect((await club.get('vips')).statusCode).toBe(200);
  });
});
