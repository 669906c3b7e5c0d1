import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { activityStartPath } from '#contract/activity.ts';
import { DAY_MS } from '#contract/day.ts';
import { type PushState, pushPath } from '#contract/push.ts';
import { reportsPath } from '#contract/reports.ts';
import { telegramPath } from '#contract/telegram.ts';
import { BOT_TOKEN, signedLogin } from '../../domains/accounts/telegram/testSigner.ts';
import { movePhone } from '../../domains/accounts/testPhone.ts';
import { givePin } from '../../domains/accounts/testPin.ts';
import { steppedUp } from '../../domains/accounts/testStepUp.ts';
import { claimPrize } from '../../domains/events/claim.ts';
import { spinWeek } from '../../domains/events/spin.ts';
import {
  almostDone,
  crowd,
  OPENS,
  rightOf,
  runEvent,
  testEvent,
} from '../../domains/events/testEvent.ts';
import { answerQuestion } from '../../domains/events/tries.ts';
import { PACK_DAYS, packOldSteps } from '../../domains/rounds/history/packSteps.ts';
import { NOW, seatAt } from '../../domains/rounds/testSeat.ts';
import { suspect } from '../../domains/suspicions/suspicions.ts';
import { uploaderOf } from '../../domains/verification/testUpload.ts';
import { playerOf } from '../../platform/operator/player.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { rowsOf, type Store } from '../../platform/store/store.ts';
import { runCommand } from '../operator/run.ts';
import { openTestApp, registerPlayer } from '../testApp.ts';

/** What COPY, SQL, a pg_dump and a line reader each write in a way of their own. */
const HARD_TEXT = [
  'tab\t back\\slash \\N "quoted" \'single\' $$ 犀鸟 🪁 \u2028 line\r',
  '\\.',
  'COPY public.players (id) FROM stdin;',
  '\\restrict me',
  '-- sha256 ',
].join('\n');

const HARD_NAME = '犀鸟 "quoted" \\N $$';

const PICTURE = 'assets/demo/promo-1.webp';
const texts = (name: string, en = 'Raya') => ({
  [`${name}En`]: en,
  [`${name}Zh`]: '犀鸟',
  [`${name}Ms`]: 'Burung',
});

/** Plays rounds of a player at the tables; packs one, and leaves one open. */
const play = async (store: Store): Promise<void> => {
  const me = await seatAt(store, { coins: 500_00, sen: 90_00 });
  await me.open('spin-wheel', 0);
  await packOldSteps(store.db, NOW + (PACK_DAYS + 1) * DAY_MS);
  const { round: nest } = await me.open('lucky-egg', 0);
  for (let egg = 0; egg < 5; egg += 1)
    await me.move('lucky-egg', nest.id, egg, { kind: 'crack', egg }, { bet: 100 });
  await me.open('squidgame', 50);
  await store.db.execute(sql`insert into rewards (player_id, round_id, sen, created_at)
    values (${me.playerId}, ${nest.id}, 500, now())`);
  await store.db.execute(sql`insert into duels (game, state, opened_at)
    values ('rock-scissor-paper', 'null'::jsonb, now())`);
  await store.db.execute(sql`insert into progress (player_id, through, counted_at)
    values (${me.playerId}, '2026-03-10', now())`);
  await store.db.execute(sql`insert into progress_rewards (player_id, kind, day, coins, at)
    values (${me.playerId}, 'streak', '2026-03-10', 100, now())`);
  await store.db.execute(sql`insert into progress_bests (player_id, game, round_id, bet, won, at)
    values (${me.playerId}, 'lucky-egg', ${nest.id}, 500, 700, now())`);
  await store.db.execute(sql`insert into progress_finds (player_id, find, at)
    values (${me.playerId}, 'feather', now())`);
  await store.db.execute(sql`insert into board_members (player_id, nickname, joined_at, counted_at)
    values (${me.playerId}, 21942, now(), now())`);
  await store.db.execute(sql`insert into board_weeks (player_id, week, goals, days)
    values (${me.playerId}, '2026-03-09', 2, 5)`);
  await store.db.execute(sql`insert into tuning_drafts (game, name, values, base, author, at)
    values ('squidgame', 'Safer steps', '{}'::jsonb, 2, 'pereka', now())`);
};

/** What a member does: joins, redeems twice, sets a limit. */
const join = async (store: Store): Promise<void> => {
  const club = await openTestApp({ store, env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
  const operator = (name: string, args: object) =>
    runCommand({ ...club.deps, broadcast: () => {}, drop: () => {} }, name, args, 'siti');
  const picture = { file: PICTURE, base64: readFileSync(PICTURE, 'base64') };
  const token = await registerPlayer(club, 'Kenyalang1', '+60123456781');
  await givePin(club, token, '135790');
  await movePhone(club, token, '+60123456782');
  await operator('coins adjust', { uid: 'Kenyalang1', amount: '120', reason: HARD_TEXT });
  for (let i = 0; i < 2; i += 1)
    await club.post('redemptions', { requestId: randomUUID(), coins: 50_00, pin: '135790' }, token);
  await operator('redemption approve', { id: '1' });
  await operator('ledger check', {});
  await club.put('responsible-gaming/limit', { dailyLimit: 100_00 }, token);
  const { publicKey } = (await club.get(pushPath, token)).json<PushState>();
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  await club.put(pushPath, { endpoint: 'https://fcm.googleapis.com/a', keys, publicKey }, token);
  const proof = signedLogin(7, club.deps.clock.now());
  await club.put(telegramPath, proof, token, await steppedUp(club, token));
  const message = {
    kind: 'coin',
    coin: '5',
    ...texts('title'),
    ...texts('desc', HARD_TEXT),
    img: picture,
  };
  await operator('inbox send', { uid: 'Kenyalang1', reference: 'raya', ...message });
  await operator('banner add', { img: picture, link: '/games' });
  await operator('faq add', {
    topic: 'coins',
    ...texts('question'),
    ...texts('answer', HARD_TEXT),
  });
  const promotion = { ...texts('title'), ...texts('description', HARD_TEXT), img: picture };
  await operator('promotion add', { ...promotion, starts: '2026-06-01' });
  await operator('option set', { name: 'h5_link', value: 'https://h5.example' });
  await operator('game maintenance', { game: 'spin-wheel', state: 'on' });
  await operator('deposit record', { uid: 'Kenyalang1', amount: '60', reference: 'TT 4711' });
  const { id: playerId } = await playerOf(store, 'Kenyalang1');
  const now = club.deps.clock.now();
  await club.post(reportsPath, { requestId: randomUUID(), game: 'fto', note: HARD_TEXT }, token);
  await uploaderOf(club, token).begin(1000);
  await club.post(activityStartPath, {}, token);
  await suspect(store.db, [{ playerId, kind: 'quick-answers', seen: HARD_TEXT }], now);
  await club.deps.security.settled();
  await club.close();
};

/** Has a member win a prize in a quiz, and claim it. */
const win = async (store: Store): Promise<void> => {
  const [prize] = testEvent('any').prizes;
  const event = testEvent('quiz-kept', { prizes: prize ? [prize] : [] });
  const [weekId = 0] = await runEvent(store, event);
  const [playerId = 0] = await crowd(store, 1);
  await almostDone(store, weekId, [playerId], OPENS);
  const own = { playerId, key: event.key, week: '1', now: OPENS };
  const last = { requestId: randomUUID(), question: 5, chosen: rightOf(5) };
  await answerQuestion(store, { ...own, ...last });
  const deps = { store, cipher: testCipher };
  const spin = { ...own, requestId: randomUUID(), clientSeed: 'kept' };
  const { id } = (await spinWeek(deps, spin)).answer.prize;
  const address = {
    name: HARD_NAME,
    street: 'B',
    postcode: '50000',
    city: 'C',
    state: 'Perak',
  } as const;
  await claimPrize(deps, { playerId, id, requestId: randomUUID(), address, now: OPENS });
};

/** Tests' own: something in every table of an empty store. */
export const fillStore = async (store: Store): Promise<void> => {
  await play(store);
  await join(store);
  await win(store);
};

/** Every row of every table as text, by the table's name; where the sequences stand, too. */
export const contentsOf = async ({ db }: Store): Promise<Record<string, string[]>> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const query = sql`select t::text as row from ${sql.raw(name)} t order by 1`;
    contents[name] = (await rowsOf<{ row: string }>(db, query)).map(({ row }) => row);
  }
  const sequences = await rowsOf<{ row: string }>(
    db,
    sql`select sequencename || ' ' || coalesce(last_value::text, 'unused') as row from pg_sequences
      where schemaname in ('public', 'drizzle') order by 1`,
  );
  return { ...contents, sequences: sequences.map(({ row }) => row) };
};

/** What keeps the tables: constraints, triggers and whether they are on, functions, defaults. */
export const tableRules = async ({ db }: Store): Promise<string[]> => {
  const rules = await rowsOf<{ rule: string }>(
    db,
    sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        || concat(condeferrable, condeferred, convalidated) as rule
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat(pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat(tgrelid::regclass, ' of a key ', tgenabled, tgdeferrable, tginitdeferred)
      from pg_trigger where tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select p.oid::regprocedure || ' ' || md5(prosrc) from pg_proc p
      where pronamespace = 'public'::regnamespace
    union all select table_name || ' ' || column_name || ' ' || data_type || is_nullable || is_identity
        || coalesce(column_default, '') || coalesce(generation_expression, '')
      from information_schema.columns where table_schema = 'public'
    order by 1`,
  );
  return rules.map(({ rule }) => rule);
};
