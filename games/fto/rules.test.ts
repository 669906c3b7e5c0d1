import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws } from '#engine/core/fair/draws.ts';
import { isRefusedStep, type RefusedStep, type Step, UNIT } from '#engine/core/rules/rules.ts';
import { plan } from './plan.ts';
import { type FtoState, ftoRules } from './rules.ts';
import { type FtoEvent, type FtoMove, FtoView, MOTIFS } from './shapes.ts';
import { ftoTuning } from './tuning.ts';

const tuning = ftoTuning.defaults;
const drawsOf = (round: number, clientSeed = 'test') =>
  createDraws({ serverSeed: '07'.repeat(32), clientSeed, nonce: 0, round });

type FtoStep = Step<FtoState, FtoEvent>;
const taken = (step: FtoStep | RefusedStep): FtoStep => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};
const opened = () => ftoRules.open(tuning, drawsOf(0)).state;
const asked = (state = opened(), round = 1) =>
  taken(ftoRules.move(tuning, state, { kind: 'next' }, drawsOf(round)));
const answered = (state: FtoState, cell: number) =>
  ftoRules.move(
    tuning,
    state,
    { kind: 'answer', question: state.answered.length + 1, cell },
    drawsOf(9),
  );
const oddOf = (state: FtoState) => state.asked?.odd ?? -1;

describe('[fto-rules] a question', () => {
  test('is asked by `next`, with its grid and its time, and runs the clock', () => {
    const step = asked();
    expect(step.clockMs).toBe(15_000);
    expect(step.multiplier).toBe(0);
    expect(step.events).toMatchObject([{ kind: 'question', question: 1, columns: 2, rows: 2 }]);
    expect(ftoRules.view(tuning, step.state).asked?.cells).toHaveLength(4);
  });

  test('pays once for the odd card and nothing for another', () => {
    const { state } = asked();
    const odd = oddOf(state);
    const right = taken(answered(state, odd));
    expect(right.multiplier).toBe(UNIT);
    expect(right.clockMs).toBeNull();
    expect(right.events).toEqual([{ kind: 'judged', question: 1, cell: odd, odd, isRight: true }]);
    const cell = (odd + 1) % 4;
    const wrong = taken(answered(state, cell));
    expect(wrong.multiplier).toBe(0);
    expect(wrong.events).toEqual([{ kind: 'judged', question: 1, cell, odd, isRight: false }]);
  });

  test('is missed when its clock runs out', () => {
    const { state } = asked();
    const step = ftoRules.timeout(tuning, state, drawsOf(2));
    expect(step.events).toMatchObject([{ kind: 'judged', cell: null, isRight: false }]);
    expect(step.multiplier).toBe(0);
    expect(ftoRules.view(tuning, step.state).verdicts).toEqual(['missed']);
    expect(plan.left(step.state)).toBe(9);
  });

  test('is judged once, for itself, within its grid', () => {
    const { state } = asked();
    const refusedOf = (before: FtoState, move: FtoMove) =>
      ftoRules.move(tuning, before, move, drawsOf(2));
    const cell = oddOf(state);
    expect(refusedOf(state, { kind: 'answer', question: 2, cell })).toEqual({
      refused: 'msg.invalidQuestion',
    });
    expect(refusedOf(state, { kind: 'answer', question: 1, cell: 4 })).toEqual({
      refused: 'msg.invalidAnswer',
    });
    expect(refusedOf(state, { kind: 'next' })).toEqual({ refused: 'msg.invalidQuestion' });
    const judged = taken(answered(state, cell)).state;
    expect(refusedOf(judged, { kind: 'answer', question: 1, cell })).toEqual({
      refused: 'msg.invalidAnswer',
    });
    expect(refusedOf(asked(judged, 3).state, { kind: 'answer', question: 1, cell })).toEqual({
      refused: 'msg.invalidQuestion',
    });
    expect(refusedOf(opened(), { kind: 'answer', question: 1, cell: 0 })).toEqual({
      refused: 'msg.invalidQuestion',
    });
  });
});

test('[fto-rules] a round has ten questions and is over after the tenth', () => {
  let state = opened();
  let paid = 0;
  const motifs: string[] = [];
  for (let question = 1; question <= 10; question++) {
    const step = asked(state, question * 2 - 1);
    motifs.push(step.state.asked?.motif ?? '');
    const judged = taken(answered(step.state, oddOf(step.state)));
    paid += judged.multiplier;
    expect(judged.isDone).toBe(question === 10);
    state = judged.state;
    if (question === 10)
      expect(judged.events.at(-1)).toEqual({ kind: 'finished', right: 10, of: 10 });
  }
  expect(paid).toBe(10 * UNIT);
  for (const [at, motif] of motifs.entries()) expect(motif).not.toBe(motifs[at - 1]);
  expect(ftoRules.move(tuning, state, { kind: 'next' }, drawsOf(21))).toEqual({
    refused: 'msg.invalidQuestion',
  });
  expect(ftoRules.view(tuning, state).phase).toBe('done');
});

test('[fto-rules] the view tells each verdict, and the last one whole', () => {
  const ready = ftoRules.open(tuning, drawsOf(0));
  expect(ready).toMatchObject({ events: [], isDone: false, clockMs: null });
  expect(ftoRules.view(tuning, ready.state)).toEqual({
    phase: 'ready',
    of: 10,
    verdicts: [],
    asked: null,
    last: null,
  });
  let { state, isDone } = asked(ready.state);
  expect(isDone).toBe(false);
  const odd = oddOf(state);
  state = taken(answered(state, odd)).state;
  state = asked(state, 2).state;
  const [other, cell] = [oddOf(state), (oddOf(state) + 1) % 4];
  state = taken(answered(state, cell)).state;
  expect(ftoRules.view(tuning, state)).toMatchObject({
    phase: 'ready',
    verdicts: ['right', 'wrong'],
    last: { kind: 'judged', question: 2, cell, odd: other, isRight: false },
  });
  state = ftoRules.timeout(tuning, asked(state, 3).state, drawsOf(4)).state;
  expect(ftoRules.view(tuning, state).verdicts).toEqual(['right', 'wrong', 'missed']);
  // Nothing is asked: a clock that runs out has nothing to judge.
  expect(ftoRules.timeout(tuning, state, drawsOf(5))).toEqual({
    state,
    events: [],
    multiplier: 0,
    clockMs: null,
    isDone: false,
  });
});

test('[fto-rules] the end counts the right answers alone', () => {
  let state = opened();
  let ended: FtoEvent | undefined;
  for (let question = 1; question <= 10; question++) {
    state = asked(state, question).state;
    const cell = question % 2 ? oddOf(state) : (oddOf(state) + 1) % 4;
    const step = taken(answered(state, cell));
    state = step.state;
    ended = step.events.at(-1);
  }
  expect(ended).toEqual({ kind: 'finished', right: 5, of: 10 });
});

test('[fto-rules] a right answer is worth the coins of the tuning, and nothing is staked', () => {
  expect(plan.kind).toBe('free');
  expect(plan.unit({ ...tuning, coinsPerRight: 7 })).toBe(7);
});

test.each([
  null,
  7,
  'next',
  [],
  {},
  { kind: 'peek' },
  { kind: 'next', extra: 1 },
  { kind: 'answer', question: 1 },
  { kind: 'answer', question: 1, cell: -1 },
  { kind: 'answer', question: 1, cell: 0.5 },
  { kind: 'answer', question: '1', cell: 0 },
  { kind: 'answer', question: 1e300, cell: 0 },
  { kind: 'answer', question: 1, cell: 0, odd: 0 },
])('%j is no move', (input) => {
  expect(ftoRules.parseMove(input)).toBeNull();
});

const moves: fc.Arbitrary<FtoMove | 'timeout' | 'right'> = fc.oneof(
  fc.constant<FtoMove>({ kind: 'next' }),
  fc.constant('timeout' as const),
  fc.constant('right' as const),
  fc.record({
    kind: fc.constant('answer' as const),
    question: fc.integer({ min: 1, max: 12 }),
    cell: fc.nat(22),
  }),
);
const seeds = fc.stringMatching(/^[a-z0-9]{1,16}$/);

/** Plays whatever comes; `right` answers the open question as a perfect player would. */
const playAll = (clientSeed: string, sequence: readonly (FtoMove | 'timeout' | 'right')[]) => {
  let step = ftoRules.open(tuning, drawsOf(0, clientSeed));
  const steps = [step];
  for (const each of sequence) {
    const draws = drawsOf(steps.length, clientSeed);
    const question = step.state.answered.length + 1;
    const move =
      each === 'right' ? { kind: 'answer' as const, question, cell: oddOf(step.state) } : each;
    const before = JSON.stringify(step.state);
    const made =
      move === 'timeout'
        ? ftoRules.timeout(tuning, step.state, draws)
        : ftoRules.move(tuning, step.state, move, draws);
    expect(JSON.stringify(step.state)).toBe(before);
    if (isRefusedStep(made)) continue;
    step = made;
    steps.push(step);
  }
  return steps;
};

test('[fto-rules] whatever is sent: no throw, at most ten questions, at most ten coins', () => {
  fc.assert(
    fc.property(seeds, fc.array(moves, { maxLength: 60 }), (seed, sequence) => {
      const steps = playAll(seed, sequence);
      const events = steps.flatMap((step) => step.events);
      const questions = events.filter((event) => event.kind === 'question');
      const judged = events.filter((event) => event.kind === 'judged');
      const paid = steps.reduce((sum, step) => sum + step.multiplier, 0);
      expect(questions.length).toBeLessThanOrEqual(10);
      expect(new Set(judged.map((event) => event.question)).size).toBe(judged.length);
      expect(paid).toBe(UNIT * judged.filter((event) => event.isRight).length);
      expect(paid).toBeLessThanOrEqual(10 * UNIT);
      expect(steps.every((step) => (step.clockMs !== null) === (step.state.asked !== null))).toBe(
        true,
      );
    }),
  );
});

test('the same seeds and moves give the same round, through JSON too', () => {
  fc.assert(
    fc.property(seeds, fc.array(moves, { maxLength: 40 }), (seed, sequence) => {
      const steps = playAll(seed, sequence);
      expect(playAll(seed, sequence)).toEqual(steps);
      for (const { state } of steps) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
  );
});

test('an open question shows its looks and nothing else that could name the odd card', () => {
  fc.assert(
    fc.property(seeds, fc.nat(9), (seed, before) => {
      const sequence = [...new Array(before)].flatMap(() => [{ kind: 'next' }, 'timeout'] as const);
      const { state, events } = playAll(seed, [...sequence, { kind: 'next' }]).at(-1) ?? {};
      if (!state?.asked || !events) throw new Error('no question was asked');
      const view = ftoRules.view(tuning, state);
      // Strict parsing by the published shape: the keys are exactly those, at every depth.
      expect(FtoView.parse(view)).toEqual(view);
      expect(view.asked).toEqual({
        question: before + 1,
        motif: state.asked.motif,
        columns: state.asked.columns,
        rows: state.asked.rows,
        timeMs: state.asked.timeMs,
        cells: expect.any(Array),
      });
      expect(events).toEqual([{ kind: 'question', ...view.asked }]);
      // Exactly one cell looks otherwise, and that is the odd one.
      const looks = (view.asked?.cells ?? []).map((look) => JSON.stringify(look));
      const lonely = looks.flatMap((look, cell) =>
        looks.indexOf(look) === looks.lastIndexOf(look) ? [cell] : [],
      );
      expect(lonely).toEqual([state.asked.odd]);
      for (const look of view.asked?.cells ?? []) {
        expect(look.scale).toBeLessThanOrEqual(1);
        expect(look.brightness).toBeLessThanOrEqual(1);
        expect(MOTIFS.some((motif) => look.frame.startsWith(motif))).toBe(true);
      }
    }),
  );
});

test('the odd card lies anywhere, and either look may be the odd one', () => {
  const places = new Set<number>();
  const isDetailOdd = new Set<boolean>();
  for (let round = 1; round < 200; round++) {
    const { state } = asked(opened(), round);
    places.add(oddOf(state));
    isDetailOdd.add(state.asked?.different.frame.endsWith('-a') ?? false);
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3]);
  expect(isDetailOdd.size).toBe(2);
});

test('[fto-rules] the next ten questions come 24 hours after the last one at the soonest, whatever a tuning says', () => {
  const hours = (windowHours: number) => plan.waitMs({ ...tuning, windowHours }) / 3_600_000;
  expect([1, 23, 24, 25, 48].map(hours)).toEqual([24, 24, 24, 25, 48]);
});
