import { expect, test } from 'vitest';
import type { GameStateAnswer, Round, RoundAnswer } from '#contract/rounds.ts';
import type { DuelStep } from '#engine/core/rules/duel.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import { isRefusedStep, type RefusedStep, type Step } from '#engine/core/rules/rules.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import { createSteppingClock } from '#engine/round/steppingClock.ts';
import { type Duel, rpsDuel } from './duel.ts';
import { createLink, throwHand, waitOn } from './machine.ts';
import { type RpsState, rpsRules, seek } from './rules.ts';
import type { RpsEvent, RpsMove } from './shapes.ts';
import { rpsTuning } from './tuning.ts';

const tuning = rpsTuning.defaults;
const NO_DRAWS = { below: () => 0 };
const OURS = 0;
const THEIRS = 1;
const UNTOUCHED = { balance: 1_000, pending: 0, redeemed: 0, expire: { balance: 0, date: null } };

/** A server at which our player sits at seat 0, and a test moves for the other. */
const createTable = (now: () => number) => {
  let step = -1;
  let deadlineAt: number | null = null;
  let side: Step<RpsState, RpsEvent>;
  let duel: Duel | null = null;

  const take = (next: Step<RpsState, RpsEvent>) => {
    step += 1;
    side = next;
    if (next.clockMs !== 'runs on')
      deadlineAt = next.clockMs === null ? null : now() + next.clockMs;
  };
  const takeDuel = (next: DuelStep<Duel, RpsState, RpsEvent> | RefusedStep) => {
    if (isRefusedStep(next)) throw new Error(next.refused);
    duel = next.duel;
    if (next.sides[OURS]) take(next.sides[OURS]);
  };
  const round = (): Round => ({
    id: 'r1',
    game: 'rock-scissor-paper',
    mode: 'live',
    step,
    bet: 500,
    won: 0,
    status: side.isDone ? (side.isVoid ? 'voided' : 'settled') : 'open',
    seedId: 's1',
    serverSeedHash: '0'.repeat(64),
    clientSeed: 'c',
    nonce: 0,
    tuningVersion: 1,
    tuning: { ...tuning },
    tuningHash: '0'.repeat(64),
    openedAt: 0,
    deadlineAt,
    view: { ...rpsRules.view(tuning, side.state) },
  });
  const coin = () => {
    const { multiplier, isDone, isVoid } = side;
    const held = isDone ? 0 : 500;
    const lost = isDone && !isVoid ? 500 : 0;
    const balance = 1_000 - lost + payoutOf(500, multiplier);
    return { balance, pending: held, redeemed: 0, expire: { balance: 0, date: null } };
  };
  const answer = (events: readonly RpsEvent[]): { isOk: true; answer: RoundAnswer } => {
    const rest = { coin: coin(), nextAt: null, remain: null };
    return {
      isOk: true,
      answer: { serverNow: now(), round: round(), events: [...events], ...rest },
    };
  };
  const state = (): GameStateAnswer => {
    const isOpen = step >= 0 && !side.isDone;
    return {
      serverNow: now(),
      round: isOpen ? round() : null,
      last: step >= 0 && !isOpen ? round() : null,
      commitment: { seedId: 's1', serverSeedHash: '0'.repeat(64), nonce: 1 },
      tuningVersion: 1,
      tuning: { ...tuning },
      tuningHash: '0'.repeat(64),
      nextAt: null,
      remain: null,
      refusal: null,
      isLive: true,
      coin: step >= 0 ? coin() : UNTOUCHED,
    };
  };
  const calls: RoundServices['calls'] = {
    load: async () => ({ isOk: true, answer: state() }),
    open: async () => {
      take(seek(tuning));
      return answer(side.events);
    },
    move: async (_id, { move }) => {
      const choice = rpsRules.parseMove(move) as RpsMove;
      if (duel) takeDuel(rpsDuel.move(tuning, duel, OURS, choice));
      else {
        const next = rpsRules.move(tuning, side.state, choice, NO_DRAWS);
        if (isRefusedStep(next)) throw new Error(next.refused);
        take(next);
      }
      return answer(side.events);
    },
  };
  return {
    calls,
    found: () => takeDuel(rpsDuel.start(tuning, ['Ani', 'Budi'])),
    theirs: (move: RpsMove) => duel && takeDuel(rpsDuel.move(tuning, duel, THEIRS, move)),
    timeout: () =>
      duel
        ? takeDuel(rpsDuel.timeout(tuning, duel))
        : take(rpsRules.timeout(tuning, side.state, NO_DRAWS)),
  };
};

const setUp = async () => {
  const clock = createSteppingClock();
  const table = createTable(clock.now);
  const shown: string[] = [];
  const coins: number[] = [];
  let made = 0;
  const link = createLink({
    calls: table.calls,
    pending: { load: () => null, save: () => {}, clear: () => {} },
    clock,
    newRequestId: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    newClientSeed: () => 'c',
    applyCoins: ({ balance, pending }) => coins.push(balance - pending),
    showStake() {},
    report: (error) => {
      throw error;
    },
  });
  const note = (event: RpsEvent) => void shown.push(event.kind);
  link.attach({
    restore: () => void shown.push('restore'),
    play: {
      began: ({ opponent }) => void shown.push(`began ${opponent}`),
      sought: note,
      alone: note,
      chosen: note,
      thrown: ({ mine, theirs, result }) => void shown.push(`${mine} ${theirs} ${result}`),
      ended: ({ why }) => void shown.push(`ended ${why} ${coins.length}`),
    },
  });
  await clock.settle();
  link.send({ type: 'bet', bet: 500 });
  link.send({ type: 'open', mode: 'live' });
  await clock.settle();
  const news = async () => {
    link.send({ type: 'news' });
    await clock.settle();
  };
  return { link, clock, table, shown, coins, news };
};

test('[rps-live] an opponent who comes while we look turns the search into the match', async () => {
  const { link, table, shown, news } = await setUp();
  expect(shown).toEqual(['sought']);
  table.found();
  await news();
  expect(shown).toEqual(['sought', 'began Budi']);
  expect(link.state()).toMatchObject({ phase: 'deciding', view: { phase: 'throwing' } });
});

test('[rps-live] nobody in 15 s: alone; who looks on and is found then begins as well', async () => {
  const { link, clock, table, shown, news } = await setUp();
  table.timeout();
  await clock.advance(tuning.seekMs + 1_100);
  expect(shown).toEqual(['sought', 'alone']);
  link.send(waitOn);
  await clock.settle();
  table.timeout();
  table.found();
  await news();
  expect(shown).toEqual(['sought', 'alone', 'sought', 'began Budi']);
});

test('[rps-live] the other hand is shown when it is in, also when ours waited for it', async () => {
  const { link, clock, table, shown, coins, news } = await setUp();
  table.found();
  await news();
  link.send(throwHand('rock'));
  await clock.settle();
  expect(link.state().view?.phase).toBe('chosen');
  table.theirs({ kind: 'throw', hand: 'scissors' });
  await news();
  expect(shown.slice(2)).toEqual(['chosen', 'rock scissors win']);
  // Theirs first: nothing to be told, and ours brings both.
  table.theirs({ kind: 'throw', hand: 'scissors' });
  coins.length = 0;
  link.send(throwHand('rock'));
  await clock.settle();
  expect(shown.slice(4)).toEqual(['rock scissors win', 'ended won 0']);
  expect(coins).toEqual([1_470]);
});

test('[rps-live] a win we were only told of is paid when it was shown', async () => {
  const { table, shown, coins, news } = await setUp();
  table.found();
  await news();
  coins.length = 0;
  table.theirs({ kind: 'quit' });
  await news();
  expect(shown.at(-1)).toBe('ended won 0');
  expect(coins).toEqual([1_470]);
});

test('several throws missed without a word are told in their order', async () => {
  const { clock, table, shown } = await setUp();
  table.found();
  table.timeout();
  table.theirs({ kind: 'throw', hand: 'paper' });
  table.timeout();
  await clock.advance(tuning.seekMs + 1_100);
  expect(shown.slice(1)).toEqual(['began Budi', 'null null tie', 'null paper lose']);
});
