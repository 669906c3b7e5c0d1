import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/day.ts';
import { MOVE_GRACE_MS } from '#contract/rounds.ts';
import { verifyRound } from '#engine/core/fair/verify.ts';
import { type FtoState, ftoRules } from '#games/fto/rules.ts';
import { FtoView } from '#games/fto/shapes.ts';
import { ftoTuning } from '#games/fto/tuning.ts';
import { statusOf } from '../../platform/http/statusOf.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { secretSeedOf, testCipher } from '../../platform/secrets/testCipher.ts';
import { roundSteps, rounds } from '../../platform/store/schema/rounds.ts';
import { eachStore } from '../../platform/store/testStore.ts';
import { checkLedger } from '../ledger/check/check.ts';
import { testPlayer } from '../ledger/testPlayer.ts';
import type { RoundDeps } from './deps.ts';
import { servedGames } from './games.ts';
import { demandGame } from './load.ts';
import { playMove } from './move/move.ts';
import { openRound } from './open/open.ts';
import { sweepRounds } from './settle/settle.ts';
import { chancesLeft, gameState } from './state.ts';
import { tuningInForce } from './tunings/inForce.ts';

const NOW = Date.UTC(2026, 2, 10, 4);

eachStore('find the odd on the server', (store) => {
  const sit = async () => {
    const playerId = await testPlayer(store(), 0, NOW);
    const deps: RoundDeps = {
      store: store(),
      games: servedGames,
      cipher: testCipher,
      onChange: () => {},
    };
    const bare = { playerId, game: 'fto' };
    const move = (roundId: string, step: number, move: unknown, now: number) =>
      playMove(deps, { ...bare, roundId, requestId: randomUUID(), step, move, now });
    return {
      playerId,
      deps,
      open: (now: number) =>
        openRound(deps, { ...bare, requestId: randomUUID(), clientSeed: 'club', bet: 0, now }),
      next: (roundId: string, step: number, now: number) =>
        move(roundId, step, { kind: 'next' }, now),
      answer: (roundId: string, step: number, question: number, cell: number, now: number) =>
        move(roundId, step, { kind: 'answer', question, cell }, now),
      state: (now: number) => gameState(deps, playerId, 'fto', now),
      left: async (now: number) => {
        const { parsed } = await tuningInForce(store().db, demandGame(deps.games, 'fto'), now);
        const asked = { key: 'fto', playerId, tuning: parsed, now };
        return (await chancesLeft(store().db, servedGames, asked)).remain;
      },
      /** The odd card, which only the server knows. */
      async odd(roundId: string) {
        const [row] = await store()
          .db.select()
          .from(rounds)
          .where(eq(rounds.id, Number(roundId)));
        return (row?.state as FtoState | undefined)?.asked?.odd ?? -1;
      },
    };
  };

  test('[fto-rules] ten questions, a coin for each right answer, then 24 hours of waiting', async () => {
    const me = await sit();
    const { round } = await me.open(NOW);
    expect(FtoView.safeParse(round.view).data).toMatchObject({ phase: 'ready', of: 10 });
    expect(round.deadlineAt).toBeNull();
    let step = 0;
    let now = NOW;
    for (let question = 1; question <= 10; question += 1) {
      now += 2_000;
      const asked = await me.next(round.id, step++, now);
      expect(asked.remain).toBe(11 - question);
      expect(asked.round.deadlineAt).toBe(
        now + (ftoTuning.defaults.ladder[question - 1]?.timeMs ?? 0),
      );
      const odd = await me.odd(round.id);
      const cell = question === 4 ? (odd + 1) % 4 : odd;
      const judged = await me.answer(round.id, step++, question, cell, now + 1_000);
      expect(judged.remain).toBe(10 - question);
      expect(judged.coin.balance).toBe((question < 4 ? question : question - 1) * 100);
    }
    const shownLast = now;
    const after = await me.state(now + 5_000);
    expect(after).toMatchObject({ round: null, remain: 0, nextAt: shownLast + DAY_MS });
    await expect(me.open(shownLast + DAY_MS - 1)).rejects.toMatchObject({
      key: 'msg.dailyPlayUsed',
      extras: { seconds: 1 },
    });
    expect(await me.left(shownLast + DAY_MS - 1)).toBe(0);
    expect(await me.left(shownLast + DAY_MS)).toBe(10);
    expect((await me.open(shownLast + DAY_MS)).round.nonce).toBe(1);

    // What was stored is what anyone recomputes once the seed is revealed.
    const { db } = store();
    const steps = await db
      .select()
      .from(roundSteps)
      .where(eq(roundSteps.roundId, Number(round.id)))
      .orderBy(roundSteps.step);
    const verdict = verifyRound(ftoRules, ftoTuning.schema, {
      serverSeed: await secretSeedOf(store(), me.playerId),
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      tuning: round.tuning,
      tuningHash: round.tuningHash,
      steps: steps.map(({ step, move, events, multiplier }) => ({
        ...(step === 0 ? { by: 'open' as const } : { by: 'move' as const, move }),
        events: events as unknown[],
        multiplier,
      })),
    });
    expect(verdict).toMatchObject({ isFair: true, disagreement: null });
  });

  test('[fto-rules] another question, a late answer and a second answer are refused and change nothing', async () => {
    const me = await sit();
    const { id } = (await me.open(NOW)).round;
    const { round } = await me.next(id, 0, NOW);
    const odd = await me.odd(id);
    const key = (run: Promise<unknown>) =>
      run.then(
        () => null,
        (error: Refusal) => `${statusOf(error)} ${error.key}`,
      );
    expect(await key(me.answer(id, 1, 2, odd, NOW))).toBe('409 msg.invalidQuestion');
    expect(await key(me.answer(id, 1, 1, 99, NOW))).toBe('409 msg.invalidAnswer');
    expect(await key(me.next(id, 1, NOW))).toBe('409 msg.invalidQuestion');
    expect((await me.state(NOW)).round).toMatchObject({ step: 1, won: 0 });
    await me.answer(id, 1, 1, odd, NOW + 1_000);
    expect(await key(me.answer(id, 1, 1, odd, NOW + 1_001))).toBe('409 msg.invalidQuestion');
    expect((await me.state(NOW + 1_001)).round).toMatchObject({ step: 2, won: 100 });
    const asked = await me.next(id, 2, NOW + 1_002);
    const late = (asked.round.deadlineAt ?? 0) + MOVE_GRACE_MS + 1;
    expect(await key(me.answer(id, 3, 2, await me.odd(id), late))).toBe('409 msg.invalidAnswer');
    const after = (await me.state(late)).round;
    expect(after).toMatchObject({ step: 4, won: 100, deadlineAt: null });
    expect(FtoView.parse(after?.view).verdicts).toEqual(['right', 'missed']);
    expect(round.status).toBe('open');
  });

  test('[fto-rules] an answer sooner than a person can give waits: nothing changes, the same one is taken after it', async () => {
    const me = await sit();
    const { leastMs } = ftoTuning.defaults;
    const { id } = (await me.open(NOW)).round;
    await me.next(id, 0, NOW);
    const before = await me.state(NOW);
    const cell = await me.odd(id);
    const requestId = randomUUID();
    const answer = (now: number) =>
      playMove(me.deps, {
        playerId: me.playerId,
        game: 'fto',
        roundId: id,
        requestId,
        step: 1,
        now,
        move: { kind: 'answer', question: 1, cell },
      });
    for (const soon of [0, 1, leastMs - 1])
      await expect(answer(NOW + soon)).rejects.toMatchObject({
        key: 'msg.tooFrequent',
        extras: { typ: 'round', seconds: 1 },
      });
    expect(await me.state(NOW)).toEqual(before);
    // Asking what the question is winds nothing up: it was first sent when it was drawn.
    await me.state(NOW + leastMs);
    expect(await answer(NOW + leastMs)).toMatchObject({ round: { step: 2, won: 100 } });
    // A double tap: the second one comes for the next question's card, or under the same id.
    expect(await answer(NOW + leastMs + 1)).toMatchObject({ round: { step: 2, won: 100 } });
    await me.next(id, 2, NOW + leastMs + 2);
    await expect(me.answer(id, 3, 2, await me.odd(id), NOW + leastMs + 2)).rejects.toMatchObject({
      key: 'msg.tooFrequent',
    });
    expect((await me.state(NOW + 1_000)).round).toMatchObject({ step: 3, won: 100 });
  });

  test('[fto-rules] a round left alone for a day is settled with what was answered', async () => {
    const me = await sit();
    const { id } = (await me.open(NOW)).round;
    await me.next(id, 0, NOW);
    await me.answer(id, 1, 1, await me.odd(id), NOW + 1_000);
    await sweepRounds(me.deps, NOW + 1_000 + DAY_MS);
    expect((await me.state(NOW + 1_000 + DAY_MS)).round?.id).toBe(id);
    await sweepRounds(me.deps, NOW + 1_001 + DAY_MS);
    const after = await me.state(NOW + 1_001 + DAY_MS);
    expect(after).toMatchObject({ round: null, remain: 10, nextAt: null });
    expect((await checkLedger(store())).problems).toEqual([]);
  });
});
