import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { COIN } from '#contract/coins.ts';
import { listInbox } from '../../domains/inbox/inbox.ts';
import { coinBalance } from '../../domains/ledger/balance.ts';
import { redeem } from '../../domains/redemptions/redemptions.ts';
import { listRewards } from '../../domains/rewards/rewards.ts';
import { flagsOf } from '../../domains/rounds/flags.ts';
import { servedGames } from '../../domains/rounds/games.ts';
import { openRound } from '../../domains/rounds/open/open.ts';
import { listTransactions } from '../../domains/transactions/transactions.ts';
import { readConfig } from '../../platform/config.ts';
import { findPlayer } from '../../platform/identity/players.ts';
import { CommandError } from '../../platform/operator/command.ts';
import { ringgitText } from '../../platform/operator/money.ts';
import { testCipher } from '../../platform/secrets/testCipher.ts';
import { audit } from '../../platform/store/schema/audit.ts';
import { deposits } from '../../platform/store/schema/money.ts';
import { players } from '../../platform/store/schema/players.ts';
import { HOSTILE, RAW } from '../../platform/testHostile.ts';
import { openTestApp, registerPlayer, type TestApp } from '../testApp.ts';
import { listenForOperator } from './listener.ts';
import { operatorName } from './operatorName.ts';
import { runCommand } from './run.ts';
import { socketPath } from './socketPath.ts';
import { dispatch } from './transport.ts';

let club: TestApp;
let dataDir: string;
let stop: () => Promise<void>;
const told: number[] = [];
const dropped: number[] = [];

beforeAll(async () => {
  club = await openTestApp();
  dataDir = mkdtempSync(join(tmpdir(), 'club-op-'));
  writeFileSync(socketPath(dataDir), 'left by a killed server');
  const { store, clock, log, security } = club.deps;
  const broadcast = (playerId: number) => void told.push(playerId);
  const drop = (playerId: number) => void dropped.push(playerId);
  const deps = { store, clock, broadcast, drop, security, cipher: testCipher };
  stop = await listenForOperator(deps, socketPath(dataDir), log);
  await registerPlayer(club, 'Merbau77', '+60123456787');
});
afterAll(async () => {
  await stop();
  expect(existsSync(socketPath(dataDir))).toBe(false);
  await club.close();
  rmSync(dataDir, { recursive: true });
});

/** The command line itself, in a process of its own, against the listening server. */
const operator = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile('node', ['server/edges/operator/main.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** A command over the same socket, without the process; its lines, or the sentence it failed with. */
const ask = (name: string, args: object): Promise<string> =>
  dispatch(readConfig({ DATA_DIR: dataDir }), name, args).then(
    ({ lines }) => lines.join('\n'),
    (error: unknown) => (error instanceof CommandError ? error.message : Promise.reject(error)),
  );

const playerId = async () => (await findPlayer(club.deps.store.db, 'Merbau77'))?.id ?? 0;
const redeemFifty = async () => {
  const request = { playerId: await playerId(), requestId: crypto.randomUUID(), coins: 50 * COIN };
  return (await redeem(club.deps.store, { ...request, now: club.deps.clock.now() })).answer
    .redemption.id;
};

describe('the operator command', () => {
  test('where no club was started it makes none, and says so', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'club-none-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    await expect(dispatch(readConfig({ DATA_DIR: empty }), 'report list', {})).rejects.toThrow(
      `There is no club in ${empty}. Start it first, or set DATA_DIR to its folder.`,
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  test('the socket is open to its owner alone', () => {
    expect(statSync(socketPath(dataDir)).mode & 0o777).toBe(0o600);
  });

  test('the command line prints lines, JSON with --json, and fails with a sentence and code 1', async () => {
    const given = await operator('coins', 'adjust', 'merbau77', '0.5', '--reason', 'a gift');
    expect([given.code, given.out]).toEqual([0, 'Merbau77: 0.50 coins. Available now: 0.50.\n']);
    const taken = await operator('--json', 'coins', 'adjust', 'Merbau77', '-.5', '--reason', 'x');
    expect([taken.code, taken.out]).toEqual([1, '']);
    expect(JSON.parse(taken.err).error).toMatch(/^An amount is in coins/);
    const shown = await operator('coins', 'show', 'Merbau77', '--json');
    expect(JSON.parse(shown.out)).toMatchObject({ balance: 50, pending: 0 });
    const poor = await operator('coins', 'adjust', 'Merbau77', '-9', '--reason', 'x', '--json');
    expect([poor.code, JSON.parse(poor.err)]).toMatchObject([
      1,
      { key: 'msg.playerInsufficientCoins', params: ['Merbau77'] },
    ]);
    const add = ['banner', 'add', '--link', '/games', '--img'];
    const added = await operator(...add, 'assets/demo/promo-1.webp');
    expect(added.out).toMatch(/^Banner \d+ is shown after the others.\n$/);
    const drawing = await operator(...add, 'assets/ui/logo.svg');
    expect([drawing.code, drawing.err]).toMatchObject([
      1,
      expect.stringMatching(/^Format not supported: logo.svg/),
    ]);
    const gone = await operator(...add, 'nothing.png');
    expect(gone.err).toBe("The file nothing.png can't be read.\n");
    expect(await operator('nothing')).toMatchObject({
      code: 1,
      err: expect.stringContaining("unknown command 'nothing'"),
    });
    expect(await ask('coins adjust', { uid: 'Merbau77', amount: '-0.50', reason: 'back' })).toBe(
      'Merbau77: -0.50 coins. Available now: 0.00.',
    );
  });

  test('coins spend takes for something bought: a line SPENT and one message, audited', async () => {
    await ask('coins adjust', { uid: 'Merbau77', amount: '20', reason: 'a gift' });
    const told = 'a cap\u001b[2J\n\u202Ered';
    expect(await ask('coins spend', { uid: 'Merbau77', amount: '12.50', reason: told })).toBe(
      'Merbau77: -12.50 coins. Available now: 7.50.',
    );
    expect(await ask('coins spend', { uid: 'Merbau77', amount: '-5', reason: 'x' })).toContain(
      'What is spent has no sign',
    );
    expect(await ask('coins spend', { uid: 'Merbau77', amount: '8', reason: 'x' })).toContain(
      'Insufficient Coin',
    );
    const { db } = club.deps.store;
    const { transactions } = await listTransactions(db, await playerId(), { type: 'SPENT' });
    expect(transactions).toMatchObject([{ type: 'SPENT', amount: -12_50, note: 'a cap [2J red' }]);
    const { messages } = await listInbox(club.deps.store, await playerId());
    expect(messages.map(({ payload }) => payload)).toEqual([
      { spent: { coins: 12_50, reason: 'a cap [2J red' } },
    ]);
    await ask('coins adjust', { uid: 'Merbau77', amount: '-7.50', reason: 'back' });
  });

  test('what a stranger wrote reaches the terminal escaped, in lines, JSON, refusals and help', async () => {
    const { db } = club.deps.store;
    await db
      .update(players)
      .set({ referrer: HOSTILE })
      .where(eq(players.id, await playerId()));
    const shown = await operator('player', 'show', 'Merbau77');
    expect(shown.out).toMatch(/^referrer +\\u001b\[2J/m);
    const asJson = await operator('player', 'show', 'Merbau77', '--json');
    expect(JSON.parse(asJson.out).referrer).toBe(HOSTILE);
    const unknown = await operator('player', 'show', HOSTILE);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('\\u001b[2J')]);
    const noCommand = await operator(HOSTILE);
    expect(noCommand.err).toContain("unknown command '\\u001b[2J");
    for (const { out, err } of [shown, asJson, unknown, noCommand])
      expect(out + err).not.toMatch(RAW);
  });

  test('coins are given and taken, with an audit entry and a word to the open page', async () => {
    told.length = 0;
    const adjust = (amount: string) =>
      ask('coins adjust', { uid: 'Merbau77', amount, reason: 'why' });
    expect(await adjust('120.5')).toBe('Merbau77: 120.50 coins. Available now: 120.50.');
    expect(await adjust('-0.50')).toBe('Merbau77: -0.50 coins. Available now: 120.00.');
    const poor = 'Player Merbau77 Insufficient Coin: 120.00 are available.';
    expect(await adjust('-500')).toBe(poor);
    expect(told).toEqual([await playerId(), await playerId()]);
    const rows = await club.deps.store.db.select().from(audit).orderBy(asc(audit.id));
    expect(
      rows
        .slice(-3)
        .map(({ actor, action, target, detail }) => ({ actor, action, target, detail })),
    ).toEqual(
      ['done', 'done', poor].map((outcome, i) => ({
        actor: operatorName(),
        action: 'coins adjust',
        target: 'Merbau77',
        detail: {
          args: { uid: 'Merbau77', amount: ['120.5', '-0.50', '-500'][i], reason: 'why' },
          outcome,
        },
      })),
    );
  });

  test('by a clock that is wrong nothing is changed', async () => {
    const deps = {
      ...club.deps,
      broadcast: () => {},
      drop: () => {},
      hostClock: { isRight: () => false, offMs: () => 300_000, stop() {} },
    };
    const before = await club.deps.store.db.select().from(audit);
    const give = { uid: 'Merbau77', amount: '1', reason: 'why' };
    await expect(runCommand(deps, 'coins adjust', give, 'siti')).rejects.toThrow(
      "This machine's clock is 300 seconds off the database's.",
    );
    expect(await club.deps.store.db.select().from(audit)).toEqual(before);
    expect((await runCommand(deps, 'coins show', give, 'siti')).lines).not.toEqual([]);
  });

  test('[redeem-states] a redemption is approved once, another rejected with its reason', async () => {
    const [first, second] = [await redeemFifty(), await redeemFifty()];
    const pending = await ask('redemption list', { status: 'pending' });
    expect(pending.split('\n').map((line) => line.trim().split(/ +/).slice(0, 3))).toEqual([
      [first, 'Merbau77', 'pending'],
      [second, 'Merbau77', 'pending'],
    ]);
    const id = first;
    expect(await ask('redemption approve', { id })).toBe(
      `Redemption ${id}: success. 50.00 coins, RM10.00.`,
    );
    expect(await ask('redemption approve', { id })).toBe(
      `Redemption ${id} was already decided: success.`,
    );
    expect(await ask('redemption reject', { id: second })).toContain('Give a reason');
    await ask('redemption reject', { id: second, reason: 'wrong name' });
    expect(await ask('redemption list', {})).toContain('wrong name');
    const coin = await coinBalance(club.deps.store.db, await playerId(), club.deps.clock.now());
    expect(coin).toMatchObject({ balance: 70 * COIN, pending: 0, redeemed: 50 * COIN });
  });

  test('maintenance of the club and of a game is turned on and off', async () => {
    await ask('maintenance', { state: 'on', until: '2026-12-31T18:00:00+08:00' });
    expect((await club.get('maintenance')).json()).toEqual({
      maintenance: 1,
      mDateTime: '2026-12-31T10:00:00.000Z',
    });
    club.deps.clock.advance(90_000);
    expect(await ask('maintenance', { state: 'off' })).toBe(
      'The club: maintenance off. Open rounds have the 90 seconds back it was closed.',
    );
    expect((await club.get('maintenance')).json()).toEqual({ maintenance: 0, mDateTime: null });
    expect(await ask('game maintenance', { game: 'fto', state: 'on' })).toBe(
      'fto: maintenance on.',
    );
    expect(await ask('game maintenance', { game: 'fto', state: 'off' })).toBe(
      'fto: maintenance off.',
    );
  });

  test('a deposit is recorded once per reference, and never changed', async () => {
    const record = (amount: string, reference: string, uid = 'Merbau77') =>
      ask('deposit record', { uid, amount, reference });
    told.length = 0;
    expect(await record('90', 'R-1')).toBe('Merbau77: a deposit of RM90.00, reference R-1.');
    expect(await record('RM90.00', 'R-1')).toContain('is on record already. Nothing changed.');
    expect(await record('90.01', 'R-1')).toContain('stands for another deposit');
    await registerPlayer(club, 'Merbau78', '+60123456788');
    expect(await record('90', 'R-1', 'Merbau78')).toContain('stands for another deposit');
    expect(told).toEqual([await playerId()]);
    const rows = await club.deps.store.db.select().from(deposits);
    expect(rows.map(({ sen, recordedBy }) => [sen, recordedBy])).toEqual([[90_00, operatorName()]]);
  });

  test('[wheel-rules] a verified player spins what deposits earned; the prize is paid once', async () => {
    const { store, clock } = club.deps;
    told.length = 0;
    expect(await ask('player verify', { uid: 'merbau77' })).toBe('Merbau77: verified.');
    expect(await ask('player verify', { uid: 'merbau77' })).toContain('verified already');
    const id = await playerId();
    expect(told).toEqual([id]);
    const deps = { store, games: servedGames, cipher: testCipher, onChange: () => undefined };
    await ask('deposit record', { uid: 'Merbau77', amount: '480', reference: 'R-2' });
    // Two of three spins win something.
    for (let spin = 0; spin < 16 && (await listRewards(store.db, 'all')).length === 0; spin += 1) {
      const asked = { playerId: id, game: 'spin-wheel', clientSeed: 'x', bet: 0 };
      await openRound(deps, { ...asked, requestId: crypto.randomUUID(), now: clock.now() });
    }
    const [first] = await listRewards(store.db, 'pending');
    const sen = ringgitText(first?.reward.sen ?? 0);
    expect(await ask('reward list', {})).toContain(`pending  ${sen.padStart(9)}`);
    const reward = { id: String(first?.reward.id) };
    told.length = 0;
    expect(await ask('reward pay', reward)).toBe(`Reward ${reward.id}: ${sen} paid.`);
    expect(await ask('reward pay', reward)).toContain(`was already paid by ${operatorName()}`);
    expect(told).toEqual([id]);
    expect(await ask('reward list', { all: true })).toContain(operatorName());
    expect(await ask('player unverify', { uid: 'merbau77' })).toBe('Merbau77: not verified.');
  });

  test('matches between players and the dates of a game are set and cleared', async () => {
    const dates = (args: object) => ask('game dates', { game: 'lucky-egg', ...args });
    expect(await dates({})).toBe("lucky-egg: from 2025-07-28 to ever (the catalogue's).");
    expect(await dates({ from: '2026-08-24', to: '2026-08-31' })).toBe(
      'lucky-egg: from 2026-08-24 to 2026-08-31 (set here).',
    );
    expect(await dates({ from: '2026-09-01' })).toBe('The last day lies before the first.');
    expect(await dates({ to: '2026-08-23' })).toBe('The last day lies before the first.');
    expect(await dates({ from: '2026-02-30' })).toBe('A day is written 2026-12-31.');
    expect(await dates({ clear: true })).toContain("(the catalogue's)");
    // The catalogue's own first day counts as well.
    expect(await dates({ to: '2025-07-27' })).toBe('The last day lies before the first.');
    const live = { game: 'rock-scissor-paper', state: 'on' };
    expect(await ask('game live', live)).toBe('rock-scissor-paper: matches between players on.');
    expect(await ask('game live', { ...live, game: 'squidgame' })).toContain('do not play against');
    // What was set beside it stays.
    await ask('game maintenance', live);
    expect(await flagsOf(club.deps.store.db, 'rock-scissor-paper')).toMatchObject({
      maintenance: true,
      isLive: true,
    });
    await ask('game maintenance', { ...live, state: 'off' });
  });

  test('players are shown with most of the phone hidden, the ledger is checked', async () => {
    const shown = await ask('player show', { uid: 'MERBAU77' });
    expect(shown).toContain('Aminah binti Yusof');
    expect(shown).toContain('...6787');
    expect(shown).not.toContain('12345');
    expect(await ask('ledger check', {})).toMatch(/^The ledger is sound/);
  });

  test.each([
    ['coins adjust', { uid: 'Merbau77', amount: '1.234', reason: 'x' }, 'An amount is in coins'],
    ['coins adjust', { uid: 'Merbau77', amount: '1', reason: ' ' }, 'Give a reason'],
    ['coins show', { uid: 'Nobody77' }, 'Invalid Player ID: there is no player Nobody77.'],
    ['redemption approve', { id: '999' }, 'There is no redemption 999.'],
    ['redemption approve', { id: 'x' }, 'A redemption is named by its number.'],
    ['redemption list', { status: 'lost' }, '--status must be one of'],
    ['maintenance', { state: 'maybe' }, "Say 'on' or 'off'."],
    ['maintenance', { state: 'on', until: 'soon' }, '--until must be a time'],
    ['game maintenance', { game: 'chess', state: 'on' }, 'There is no game chess.'],
    ['deposit record', { uid: 'Merbau77', amount: '0', reference: 'x' }, 'An amount is in ringgit'],
    ['deposit record', { uid: 'Merbau77', amount: '30', reference: ' ' }, "Give the cashier's"],
    ['deposit record', { uid: 'Merbau77', amount: '30' }, "Give the cashier's"],
    ['reward pay', { id: '999' }, 'There is no reward 999.'],
    ['player verify', { uid: 'Nobody77' }, 'Invalid Player ID: there is no player Nobody77.'],
    ['toString', {}, "There is no command 'toString'."],
  ])('%s %j fails with a sentence', async (name, args, sentence) => {
    expect(await ask(name, args)).toContain(sentence);
  });
});

test('a data folder with a long path has its socket elsewhere', () => {
  expect(socketPath('/srv/club')).toBe('/srv/club/operator.sock');
  const long = socketPath(`/srv/${'deep/'.repeat(30)}`);
  expect(Buffer.byteLength(long)).toBeLessThan(100);
  expect(long).not.toBe(socketPath(`/srv/${'deep/'.repeat(31)}`));
});
