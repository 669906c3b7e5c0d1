import fc from 'fast-check';
import { expect, test } from 'vitest';
import { across, type DuelStep, SEATS, type Seat } from '#engine/core/rules/duel.ts';
import { isRefusedStep, type RefusedStep } from '#engine/core/rules/rules.ts';
import { type Duel, rpsDuel } from './duel.ts';
import { type RpsState, rpsRules, seek } from './rules.ts';
import { HANDS, type Hand, RpsEvent, type RpsMove, RpsView } from './shapes.ts';
import { rpsTuning } from './tuning.ts';

const tuning = rpsTuning.defaults;
type Step = DuelStep<Duel, RpsState, RpsEvent>;

const taken = (step: Step | RefusedStep): Step => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};
const start = () => rpsDuel.start(tuning, ['Ani', 'Budi']);
const move = (duel: Duel, seat: Seat, choice: RpsMove) => rpsDuel.move(tuning, duel, seat, choice);
const showHand = (duel: Duel, seat: Seat, hand: Hand) =>
  taken(move(duel, seat, { kind: 'throw', hand }));
const viewOf = (step: Step, seat: Seat): RpsView => {
  const side = step.sides[seat];
  if (!side) throw new Error(`nothing is told to seat ${seat}`);
  return RpsView.parse(rpsRules.view(tuning, side.state));
};
/** Both show a hand in time; null: one does not. */
const throwBoth = (duel: Duel, [first, second]: readonly [Hand | null, Hand | null]): Step => {
  const begun = first ? showHand(duel, 0, first).duel : duel;
  const both = second ? showHand(begun, 1, second) : null;
  return first && both ? both : rpsDuel.timeout(tuning, both?.duel ?? begun);
};

/** What may happen: a hand, the clock, or somebody gives up. */
type Act = { seat: Seat; move: RpsMove } | 'timeout';
const seats = fc.constantFrom(...SEATS);
const hands = fc.constantFrom(...HANDS);
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      seat: seats,
      move: fc.record({ kind: fc.constant('throw' as const), hand: hands }),
    }),
  },
  { weight: 3, arbitrary: fc.constant('timeout' as const) },
  {
    weight: 1,
    arbitrary: fc.record({ seat: seats, move: fc.constant({ kind: 'quit' } as const) }),
  },
);
const matches = fc.array(acts, { maxLength: 60 });

/** Plays what is taken of a match; every step of it. */
const play = (list: readonly Act[]): Step[] => {
  const steps = [start()];
  for (const act of list) {
    const { duel } = steps.at(-1) as Step;
    if (duel.end) break;
    const next = act === 'timeout' ? rpsDuel.timeout(tuning, duel) : move(duel, act.seat, act.move);
    if (!isRefusedStep(next)) steps.push(next);
  }
  return steps;
};
const turned = (list: readonly Act[]): Act[] =>
  list.map((act) => (act === 'timeout' ? act : { ...act, seat: across(act.seat) }));

test('both are told how the other may be named, and have their hands and the same time', () => {
  const step = start();
  expect(step.sides.map((side) => side?.events)).toEqual([
    [{ kind: 'began', opponent: 'Budi' }],
    [{ kind: 'began', opponent: 'Ani' }],
  ]);
  for (const seat of SEATS) {
    expect(viewOf(step, seat)).toMatchObject({ phase: 'throwing', isLive: true, score: [0, 0] });
    expect(step.sides[seat]?.clockMs).toBe(tuning.throwMs + tuning.showMs);
  }
});

test('a hand is told to nobody but its player until the other hand is in', () => {
  const first = showHand(start().duel, 1, 'paper');
  expect(first.sides[0]).toBeNull();
  expect(first.sides[1]?.events).toEqual([{ kind: 'chosen', mine: 'paper' }]);
  expect(first.sides[1]?.clockMs).toBe('runs on');
  expect(viewOf(first, 1)).toMatchObject({ phase: 'chosen', mine: 'paper', throws: [] });
  const second = showHand(first.duel, 0, 'rock');
  expect(second.sides.map((side) => side?.events)).toEqual([
    [{ kind: 'thrown', number: 1, mine: 'rock', theirs: 'paper', result: 'lose', score: [0, 1] }],
    [{ kind: 'thrown', number: 1, mine: 'paper', theirs: 'rock', result: 'win', score: [1, 0] }],
  ]);
});

test('a match takes on rounds that look for an opponent', () => {
  expect(seek(tuning).state).toMatchObject(rpsDuel.seeking);
  expect(rpsDuel.seeking).toEqual({ mode: 'seek' });
});

test('each side is told the score of all its throws', () => {
  const one = throwBoth(start().duel, ['rock', 'scissors']);
  const two = throwBoth(one.duel, ['rock', 'paper']);
  expect(SEATS.map((seat) => viewOf(two, seat).score)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const three = throwBoth(two.duel, ['rock', 'rock']);
  expect(SEATS.map((seat) => viewOf(three, seat).score)).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(viewOf(one, 0).score).toEqual([1, 0]);
  expect(viewOf(two, 0).throws).toHaveLength(2);
});

test('a hand that is in stays: neither another hand nor the offers of a search are taken', () => {
  const { duel } = showHand(start().duel, 0, 'rock');
  const refused = { refused: 'msg.invalidRequest' };
  expect(move(duel, 0, { kind: 'throw', hand: 'paper' })).toEqual(refused);
  expect(move(duel, 1, { kind: 'wait' })).toEqual(refused);
  expect(move(duel, 1, { kind: 'house' })).toEqual(refused);
});

test('two throws win; the winner gets 97% of both bets, the loser nothing', () => {
  const one = throwBoth(start().duel, ['rock', 'scissors']);
  const two = throwBoth(one.duel, ['paper', 'rock']);
  expect(two.sides.map((side) => side?.events.at(-1))).toEqual([
    { kind: 'ended', why: 'won', score: [2, 0], multiplier: 19_400 },
    { kind: 'ended', why: 'lost', score: [0, 2], multiplier: 0 },
  ]);
  expect(two.sides.map((side) => side?.multiplier)).toEqual([19_400, 0]);
  expect(move(two.duel, 0, { kind: 'quit' })).toEqual({ refused: 'msg.invalidRequest' });
});

test.each([1, 3])('%i throws win where a tuning says so', (wins) => {
  const tuned = { ...tuning, wins };
  let step = rpsDuel.start(tuned, ['Ani', 'Budi']);
  for (let won = 1; won <= wins; won += 1) {
    expect(step.duel.end).toBeNull();
    const { duel } = taken(rpsDuel.move(tuned, step.duel, 0, { kind: 'throw', hand: 'rock' }));
    step = taken(rpsDuel.move(tuned, duel, 1, { kind: 'throw', hand: 'scissors' }));
  }
  expect(step.sides.map((side) => side?.events.at(-1))).toEqual([
    { kind: 'ended', why: 'won', score: [wins, 0], multiplier: 19_400 },
    { kind: 'ended', why: 'lost', score: [0, wins], multiplier: 0 },
  ]);
});

test('who shows no hand in time loses the throw, and comes back into the match', () => {
  const missed = throwBoth(start().duel, ['rock', null]);
  expect(missed.sides.map((side) => side?.events)).toEqual([
    [{ kind: 'thrown', number: 1, mine: 'rock', theirs: null, result: 'win', score: [1, 0] }],
    [{ kind: 'thrown', number: 1, mine: null, theirs: 'rock', result: 'lose', score: [0, 1] }],
  ]);
  expect(viewOf(missed, 1).phase).toBe('throwing');
  const back = throwBoth(throwBoth(missed.duel, ['rock', 'paper']).duel, ['rock', 'paper']);
  expect(back.sides[1]?.events.at(-1)).toMatchObject({ why: 'won', score: [2, 1] });
});

test('a throw nobody makes is won by nobody; after three in a row both bets go back', () => {
  const one = throwBoth(start().duel, [null, null]);
  expect(one.sides[0]?.events).toEqual([
    { kind: 'thrown', number: 1, mine: null, theirs: null, result: 'tie', score: [0, 0] },
  ]);
  const two = throwBoth(one.duel, [null, null]);
  const tie = throwBoth(two.duel, ['rock', 'rock']);
  const four = throwBoth(throwBoth(tie.duel, [null, null]).duel, [null, null]);
  expect(four.sides.map((side) => side?.isDone)).toEqual([false, false]);
  // One hand is enough to say that somebody is there.
  const shown = throwBoth(four.duel, ['rock', null]);
  expect(shown.sides.map((side) => side?.isDone)).toEqual([false, false]);
  expect(shown.sides[1]?.events).toMatchObject([{ kind: 'thrown', number: 6, result: 'lose' }]);
  const five = throwBoth(four.duel, [null, null]);
  for (const side of five.sides) {
    expect(side).toMatchObject({ isDone: true, isVoid: true, multiplier: 0 });
    expect(side?.events.at(-1)).toMatchObject({ kind: 'ended', why: 'void' });
  }
});

test.each(SEATS)('who gives up loses the match to the other (seat %i)', (seat) => {
  const begun = showHand(start().duel, across(seat), 'rock');
  const over = taken(move(begun.duel, seat, { kind: 'quit' }));
  expect(over.sides[seat]?.events).toEqual([
    { kind: 'ended', why: 'quit', score: [0, 0], multiplier: 0 },
  ]);
  expect(over.sides[across(seat)]?.events).toEqual([
    { kind: 'ended', why: 'won', score: [0, 0], multiplier: 19_400 },
  ]);
});

test('turned round, every match is the same match for the other side', () => {
  fc.assert(
    fc.property(matches, (list) => {
      const here = play(list).flatMap(({ sides: [first] }) => first?.events ?? []);
      const there = play(turned(list)).flatMap(({ sides: [, second] }) => second?.events ?? []);
      const named = (events: RpsEvent[]) =>
        events.map((event) => (event.kind === 'began' ? { kind: event.kind } : event));
      expect(named(there)).toEqual(named(here));
    }),
  );
});

test('whatever happens, both sides end at once, and pay 97% of both bets or give both back', () => {
  fc.assert(
    fc.property(matches, (list) => {
      const steps = play(list);
      for (const [index, { duel, sides }] of steps.entries()) {
        const isOver = duel.end !== null;
        expect(isOver).toBe(index === steps.length - 1 && isOver);
        for (const side of sides) {
          expect(side?.isDone ?? false).toBe(isOver);
          for (const event of side?.events ?? [])
            expect(RpsEvent.safeParse(event).success).toBe(true);
        }
        const paid = sides.reduce((sum, side) => sum + (side?.multiplier ?? 0), 0);
        const isVoid = sides.every((side) => side?.isVoid);
        expect(paid).toBe(isOver && !isVoid ? 2 * tuning.rtpLive : 0);
      }
    }),
  );
});

test('what a side is told never depends on a hand that is not shown yet', () => {
  fc.assert(
    fc.property(matches, seats, hands, hands, (list, seat, one, another) => {
      const { duel } = play(list).at(-1) as Step;
      if (duel.end || duel.hands.some((hand) => hand !== null)) return;
      const told = (hand: Hand) => showHand(duel, seat, hand).sides[across(seat)];
      expect(told(one)).toBeNull();
      expect(told(another)).toBeNull();
      const mine = (hand: Hand) => showHand(showHand(duel, seat, hand).duel, across(seat), 'rock');
      // Both in: now the hands are what it is all about.
      expect(viewOf(mine(one), across(seat)).throws.at(-1)?.theirs).toBe(one);
      expect(viewOf(mine(another), seat).throws.at(-1)?.mine).toBe(another);
    }),
  );
});

test('every state is plain JSON', () => {
  fc.assert(
    fc.property(matches, (list) => {
      for (const step of play(list))
        expect(JSON.parse(JSON.stringify(step.duel))).toEqual(step.duel);
    }),
  );
});
