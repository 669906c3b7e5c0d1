import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableCoins } from '#contract/coins.ts';
import type { GameKey } from '#contract/games.ts';
import { simulatedDraws } from '#engine/core/odds/chance.ts';
import { type Settlement, settlementOf } from '#engine/core/rules/after.ts';
import { testCipher } from '../../../platform/secrets/testCipher.ts';
import type { Play } from '../../../platform/store/functions.ts';
import { rewards } from '../../../platform/store/schema/money.ts';
import { rounds } from '../../../platform/store/schema/rounds.ts';
import { eachStore } from '../../../platform/store/testStore.ts';
import { coinBalance } from '../../ledger/balance.ts';
import { checkLedger } from '../../ledger/check/check.ts';
import { testPlayer } from '../../ledger/testPlayer.ts';
import { servedGames } from '../games.ts';
import { demandGame, type LoadedRound, lockRound, ROUND_TYP, readRound } from '../load.ts';
import { eligibilityOf } from '../open/eligibility.ts';
import { writeOpening } from '../open/writeOpening.ts';
import { NOW } from '../testSeat.ts';
import { playOf, writeAlone, writePlayIn, writePlays } from './plays.ts';
import { type AnyStep, rowAfter } from './steps.ts';

const COINS = 500_00;
const STAKES = 100;

type Way = 'in a group' | 'alone' | 'in a transaction';

const ends = fc.constantFrom('goes on', 'goes on', 'settles', 'voids');
const taken = fc
  .record({
    clockMs: fc.oneof(
      fc.constant(null),
      fc.constant('runs on' as const),
      fc.integer({ min: 0, max: 600_000 }),
    ),
    end: ends,
    multiplier: fc.nat(1_000),
  })
  .map(({ clockMs, end, multiplier }) => ({
    clockMs,
    multiplier: end === 'voids' ? 0 : multiplier,
    isDone: end !== 'goes on',
    ...(end === 'voids' && { isVoid: true }),
  }));
const stake = fc.nat(STAKES);
const played = fc.record({
  step: taken,
  bet: stake,
  /** Milliseconds since the step before. */
  later: fc.nat(120_000),
  by: fc.constantFrom('the player', 'nobody'),
  way: fc.constantFrom<Way>('in a group', 'alone', 'in a transaction'),
});
const lives = fc.record({
  game: fc.constantFrom<GameKey>('squidgame', 'lucky-egg', 'fto', 'spin-wheel'),
  opening: taken,
  bet: stake,
  steps: fc.array(played, { minLength: 1, maxLength: 6 }),
});

eachStore('what a step writes', (store) => {
  /** Opens a round of a new player by a step of one's own; answers it with its settlement. */
  const openBy = async (key: GameKey, given: Partial<AnyStep>, bet: number) => {
    const playerId = await testPlayer(store(), COINS, NOW);
    const game = demandGame(servedGames, key);
    const deps = { store: store(), games: servedGames, cipher: testCipher, onChange() {} };
    const eligibility = await eligibilityOf(deps, { game, playerId, now: NOW });
    const { parsed } = eligibility.tuning;
    const step = { ...game.rules.open(parsed, simulatedDraws(1)), ...given };
    const own = game.plan.kind === 'round' ? bet : 0;
    const settlement = settlementOf(game.plan, parsed, step, { bet: own, held: own });
    const request = { requestId: randomUUID(), kind: `${key}.open`, typ: ROUND_TYP, body: {} };
    const written = await writeOpening(
      store(),
      { ...request, playerId, now: NOW },
      { game, eligibility, clientSeed: 'mine', mode: 'house', bet: own, step },
    );
    if (written.result !== 'opened') throw new Error(written.result);
    return { round: written.round, settlement };
  };

  const rowOf = async ({ row }: LoadedRound) =>
    (await readRound(store().db, servedGames, row.id))?.row;

  const write = async (play: Play, way: Way) => {
    if (way === 'alone') return writeAlone(store(), play);
    if (way === 'in a group') return (await writePlays(store(), [play]))[0];
    return store().transaction(async (tx) => {
      await lockRound(tx, servedGames, play.of_round);
      return writePlayIn(tx, play);
    });
  };

  const workOut = (round: LoadedRound, given: Partial<AnyStep>, bet: number, now: number) => {
    const { game, row, tuning } = round;
    const step = { state: row.state, events: [], ...given } as AnyStep;
    const own = game.plan.kind === 'move' ? bet : 0;
    const settlement = settlementOf(game.plan, tuning.parsed, step, { bet: own, held: row.bet });
    const next = rowAfter(row, step, settlement, now);
    return { round, step, settlement, next, move: { kind: 'any' }, now };
  };

  /** What its player has after a round's steps: its bet is held while it is open, then spent or given back. */
  const expectCoins = async ({ game, row }: LoadedRound, steps: readonly Settlement[]) => {
    const sum = (of: (step: Settlement) => number) =>
      steps.reduce((all, each) => all + of(each), 0);
    const held = game.plan.kind === 'round' ? row.bet : 0;
    const kept = row.status === 'voided' && held > 0 ? held : 0;
    const coin = await coinBalance(store().db, row.playerId, NOW);
    const taken = sum((step) => step.taken);
    expect(availableCoins(coin)).toBe(COINS - taken + kept + sum((step) => step.credited));
    expect(coin.pending).toBe(row.status === 'open' ? held : 0);
    const paid = await store().db.select().from(rewards).where(eq(rewards.roundId, row.id));
    expect(paid.reduce((all, { sen }) => all + sen, 0)).toBe(sum((step) => step.sen));
  };

  test('[bets-safe] is what after.ts says, whatever the step is and however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ({ game, opening, bet, steps }) => {
        const opened = await openBy(game, opening, bet);
        let { round } = opened;
        let now = NOW;
        const settlements = [opened.settlement];
        expect(await rowOf(round)).toEqual(round.row);
        // What a spin wins is owed once a round.
        const paid = game === 'spin-wheel' ? { multiplier: 0 } : {};
        for (const { step, bet: own, later, by, way } of steps) {
          if (round.row.status !== 'open') break;
          now += later;
          const worked = workOut(round, { ...step, ...paid }, own, now);
          const move = by === 'nobody' ? null : worked.move;
          const written = await write(playOf({ ...worked, move }, null), way);
          expect(written?.result).toBe('played');
          round = { ...round, row: worked.next };
          expect(await rowOf(round)).toEqual(worked.next);
          settlements.push(worked.settlement);
        }
        await expectCoins(round, settlements);
      }),
      { numRuns: 60 },
    );
    expect((await checkLedger(store())).problems).toEqual([]);
  });

  const RUNS = { clockMs: 60_000, multiplier: 0, isDone: false };
  const ON = { ...RUNS, clockMs: 'runs on' as const };
  const refused = async (play: Play) => {
    const before = await readRound(store().db, servedGames, play.of_round);
    for (const way of ['in a group', 'alone'] as const)
      expect((await write(play, way))?.result).toBe('stale');
    expect((await readRound(store().db, servedGames, play.of_round))?.row).toEqual(before?.row);
  };

  test('[bets-safe] is nothing where the round stands elsewhere', async () => {
    const { round } = await openBy('squidgame', RUNS, 50);
    const play = playOf(workOut(round, RUNS, 0, NOW), null);
    for (const number of [0, 2]) await refused({ ...play, number });
    await refused({ ...play, of_hold: null });
    expect((await write(play, 'alone'))?.result).toBe('played');
    await refused(play);
    for (const isVoid of [false, true]) {
      const over = await openBy('squidgame', { ...RUNS, isDone: true, isVoid }, 50);
      await refused(playOf(workOut(over.round, RUNS, 0, NOW), null));
    }
  });

  test('runs on only by the clock it was worked out with: another deadline is read again', async () => {
    const { round } = await openBy('squidgame', RUNS, 50);
    const deadlineAt = new Date(NOW + 90_000);
    await store().db.update(rounds).set({ deadlineAt }).where(eq(rounds.id, round.row.id));
    await refused(playOf(workOut(round, ON, 0, NOW), null));
    const moved = await readRound(store().db, servedGames, round.row.id);
    if (!moved) throw new Error('no round');
    const worked = workOut(moved, ON, 0, NOW);
    expect((await write(playOf(worked, null), 'alone'))?.result).toBe('played');
    expect(await rowOf(round)).toEqual(worked.next);
    expect(worked.next.deadlineAt).toEqual(deadlineAt);
  });
});
