import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxPayload } from '#contract/inbox.ts';
import { createProgram } from '../../edges/operator/program.ts';
import { runCommand } from '../../edges/operator/run.ts';
import { openTestApp, registerPlayer, type TestApp } from '../../edges/testApp.ts';
import { findPlayer } from '../../platform/identity/players.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { inbox } from '../../platform/store/schema/inbox.ts';
import { redemptions } from '../../platform/store/schema/redemptions.ts';
import { coinBalance } from '../ledger/balance.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { hold } from '../ledger/ledger.ts';
import { listRewards } from '../rewards/rewards.ts';
import { servedGames } from '../rounds/games.ts';
import { openRound } from '../rounds/open/open.ts';

let club: TestApp;
const told: string[] = [];

beforeAll(async () => {
  club = await openTestApp();
  await registerPlayer(club, 'Merbau77', '+60123456787');
  await registerPlayer(club, 'Keruing1', '+60123456788');
});
afterAll(() => club.close());

/** A command; its lines, or the sentence it failed with. */
const ask = (name: string, args: object): Promise<string> => {
  const { store, clock, security } = club.deps;
  const broadcast = (playerId: number, change: { topic: string }) =>
    void told.push(`${playerId} ${change.topic}`);
  const deps = { store, clock, broadcast, drop: () => undefined, security, cipher: testCipher };
  return runCommand(deps, name, args, 'siti').then(
    ({ lines }) => lines.join('\n'),
    (error: unknown) => (error instanceof CommandError ? error.message : Promise.reject(error)),
  );
};
const idOf = async (uid: string) => (await findPlayer(club.deps.store.db, uid))?.id ?? 0;
const balanceOf = async (uid: string) =>
  (await coinBalance(club.deps.store.db, await idOf(uid), club.deps.clock.now())).balance;
const messages = async (): Promise<InboxPayload[]> =>
  (await club.deps.store.db.select().from(inbox).orderBy(inbox.id)).map((row) => row.payload);

const title = { titleEn: 'Happy Raya', titleZh: '佳节愉快', titleMs: 'Selamat Hari Raya' };
const desc = { descEn: 'From us', descZh: '祝福您', descMs: 'Daripada kami' };
const text = { ...title, ...desc };
const written = {
  title: { en: 'Happy Raya', zh: '佳节愉快', ms: 'Selamat Hari Raya' },
  desc: { en: 'From us', zh: '祝福您', ms: 'Daripada kami' },
};
const uid = 'Merbau77';

test('[popup-kinds] each of the five kinds is sent, its coins paid, the open page told', async () => {
  told.length = 0;
  const send = (args: object) => ask('inbox send', { uid, ...args });
  expect(await send({ kind: 'redeem', credit: '10' })).toContain('(redeem, RM10.00) is sent.');
  expect(await send({ kind: 'spin', spinAmount: '3', spinCredit: '5.50' })).toContain('3 x RM5.50');
  expect(await send({ kind: 'coin', coin: '12.5', ...text })).toContain('12.50 coins');
  expect(await send({ kind: 'credit', credit: 'RM8', ...text })).toContain('RM8.00');
  const others = { othersEn: 'Two tickets', othersZh: '两张门票', othersMs: 'Dua tiket' };
  expect(await send({ kind: 'others', ...others, ...text })).toContain('Two tickets');
  expect(await messages()).toEqual([
    { redeem_credit: 10_00 },
    { spin_amount: 3, spin_credit: 5_50 },
    { coin: 12_50, ...written },
    { credit: 8_00, ...written },
    { others: { en: 'Two tickets', zh: '两张门票', ms: 'Dua tiket' }, ...written },
  ]);
  expect(told).toEqual(Array(5).fill(`${await idOf(uid)} inbox`));
  expect(await balanceOf(uid)).toBe(12_50);
  const listed = (await ask('inbox list', { uid: 'merbau77' })).split('\n');
  expect(listed).toHaveLength(5);
  expect(listed[2]).toMatch(/^message 3 +2026-\S+ +coin +12\.50 coins +unread +Happy Raya$/);
  const rows = await club.deps.store.db.select().from(audit);
  expect(rows.map(({ actor, action, target }) => [actor, action, target])).toEqual(
    Array(5).fill(['siti', 'inbox send', uid]),
  );
});

test('[popup-kinds] an approved redemption and a paid prize bring their message with them', async () => {
  const { store, clock } = club.deps;
  const playerId = await idOf('Keruing1');
  const now = clock.now();
  await ask('coins adjust', { uid: 'Keruing1', amount: '100', reason: 'a gift' });
  const coins = { playerId, type: 'REDEEM', amount: 50_00, now } as const;
  const open = async () => {
    const holdId = await store.transaction((tx) => hold(tx, coins));
    const row = { playerId, holdId, coins: 50_00, creditSen: 10_00, createdAt: new Date(now) };
    return store.db.insert(redemptions).values(row).returning({ id: redemptions.id });
  };
  const [[first], [second]] = [await open(), await open()];
  await ask('redemption approve', { id: String(first?.id) });
  await ask('redemption reject', { id: String(second?.id), reason: 'no account' });
  expect((await messages()).slice(5)).toEqual([
    { redeem_credit: 10_00, redemption: String(first?.id) },
    {
      redeem_returned: { coins: 50_00, reason: 'no account' },
      redemption: String(second?.id),
    },
  ]);

  await ask('player verify', { uid: 'Keruing1' });
  await ask('deposit record', { uid: 'Keruing1', amount: '480', reference: 'R-1' });
  const rounds = { store, games: servedGames, cipher: testCipher, onChange: () => undefined };
  // Two of three spins win something.
  for (let spin = 0; spin < 16 && (await listRewards(store.db, 'all')).length === 0; spin += 1) {
    const asked = { playerId, game: 'spin-wheel', clientSeed: 'x', bet: 0 };
    await openRound(rounds, { ...asked, requestId: crypto.randomUUID(), now });
  }
  const [won] = await listRewards(store.db, 'pending');
  const id = String(won?.reward.id);
  await ask('reward pay', { id });
  expect(await ask('reward pay', { id })).toContain('already');
  expect((await messages()).slice(7)).toEqual([{ spin_amount: 1, spin_credit: won?.reward.sen }]);
});

test('under one reference a player gets it once; another message needs another reference', async () => {
  const gift = { uid, kind: 'coin', coin: '1', reference: 'gift-1', ...text };
  const before = await balanceOf(uid);
  expect(await ask('inbox send', gift)).toContain('is sent');
  expect(await ask('inbox send', gift)).toContain('already. Nothing was sent.');
  expect(await ask('inbox send', { ...gift, coin: '2' })).toContain('stands for another message');
  expect(await balanceOf(uid)).toBe(before + 1_00);
});

test('to all players, gone on with under its reference; an old one is not taken up again', async () => {
  const raya = { all: true, kind: 'coin', coin: '5', reference: 'raya', ...text };
  const before = await balanceOf('Keruing1');
  expect(await ask('inbox send', raya)).toBe('Sent to 2 players (coin, 5.00 coins).');
  expect(await ask('inbox send', raya)).toContain('Sent to 0 players; 2 had it already');
  await registerPlayer(club, 'Cengal12', '+60123456789');
  expect(await ask('inbox send', raya)).toContain('Sent to 1 players; 2 had it already');
  expect(await balanceOf('Keruing1')).toBe(before + 5_00);
  expect(await ask('inbox send', { ...raya, coin: '6' })).toContain('Nothing was sent');
  club.deps.clock.advance(30 * 24 * 3_600_000);
  expect(await ask('inbox send', raya)).toContain('The reference raya was used on');
  expect((await checkLedger(club.deps.store)).problems).toEqual([]);
});

test.each([
  [{ kind: 'others', ...text }, 'Say to whom'],
  [{ uid, all: true, kind: 'others', ...text }, 'Say to whom'],
  [{ all: true, kind: 'others', ...text }, 'Name the sending with --reference'],
  [{ uid: 'Nobody77', kind: 'others', ...text }, 'no player Nobody77'],
  [{ uid, ...text }, '--kind is one of redeem, spin, coin, credit, others.'],
  [{ uid, kind: 'quiz', ...text }, '--kind is one of'],
  [{ uid, kind: 'others' }, 'needs --title-en, -zh and -ms.'],
  [{ uid, kind: 'others', ...title }, 'needs --desc-en, -zh and -ms.'],
  [{ uid, kind: 'others', ...text, titleZh: ' ' }, '--title-zh is missing'],
  [{ uid, kind: 'others', ...text, titleEn: 'x'.repeat(81) }, '80 characters'],
  [{ uid, kind: 'others', ...text, othersEn: 'A ticket' }, '--others-zh and --others-ms'],
  [{ uid, kind: 'coin', ...text }, '--coin is what is given, in coins'],
  [{ uid, kind: 'coin', coin: '-5', ...text }, '--coin is what is given, in coins'],
  [{ uid, kind: 'coin', coin: '1.234', ...text }, '--coin is what is given, in coins'],
  [{ uid, kind: 'credit', credit: '0', ...text }, '--credit is what is given, in ringgit'],
  [{ uid, kind: 'spin', spinAmount: '17', spinCredit: '5' }, '--spin-amount is a number'],
  [{ uid, kind: 'spin', spinAmount: '1' }, '--spin-credit is what each spin won'],
  [{ uid, kind: 'credit', credit: '5', coin: '5', ...text }, '--coin says nothing'],
  [{ uid, kind: 'others', reference: ' ', ...text }, '--reference is empty'],
  [
    { uid, kind: 'others', img: { file: 'a.txt', base64: 'aGVsbG8=' }, ...text },
    'Format not supported',
  ],
])('%j is refused with a sentence, and nothing is sent', async (args, sentence) => {
  const before = await messages();
  expect(await ask('inbox send', args)).toContain(sentence);
  expect(await messages()).toEqual(before);
});

test('a picture is kept and named in the message; the words are those of the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-inbox-'));
  const file = join(folder, 'raya.png');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';
  writeFileSync(file, Buffer.from(png, 'base64'));
  let asked: object = {};
  const program = createProgram(async (name, args) => {
    expect(name).toBe('inbox send');
    asked = args;
  });
  const options = ['--kind', 'redeem', '--credit', '20', '--img', file];
  await program.parseAsync(['node', 'operator', 'inbox', 'send', uid, ...options]);
  expect(await ask('inbox send', asked)).toContain('(redeem, RM20.00) is sent.');
  const { img } = (await messages()).at(-1) ?? {};
  expect(img?.en).toMatch(/^[0-9a-f]{24}\.png$/);
  expect([img?.zh, img?.ms]).toEqual([img?.en, img?.en]);
  await program.parseAsync(['node', 'operator', 'inbox', 'send', '--all', ...options.slice(0, 4)]);
  expect(await ask('inbox send', asked)).toContain('Name the sending');
  rmSync(folder, { recursive: true });
});
