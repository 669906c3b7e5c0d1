import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws } from '#engine/core/fair/draws.ts';
import { isRefusedStep, type RefusedStep, type Step } from '#engine/core/rules/rules.ts';
import { type SquidState, squidRules } from './rules.ts';
import { type SquidEvent, type SquidMove, SquidView } from './shapes.ts';
import { ladderOf, SQUID_MOST, type SquidTuning, squidTuning } from './tuning.ts';

const tuning = squidTuning.defaults;
const drawsOf = (round: number, clientSeed = 'test') =>
  createDraws({ serverSeed: '07'.repeat(32), clientSeed, nonce: 0, round });
/** Draws that answer these numbers, whatever is asked. */
const given = (...numbers: number[]) => ({ below: () => numbers.shift() ?? 0 });

type SquidStep = Step<SquidState, SquidEvent>;
const taken = (step: SquidStep | RefusedStep): SquidStep => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};
const opened = () => squidRules.open(tuning, drawsOf(0)).state;
const step = (state: SquidState, panel: number, safe: number, numbers = tuning) =>
  taken(squidRules.move(numbers, state, { kind: 'step', panel }, given(safe)));
/** A player who crossed that many steps. */
const across = (steps: number): SquidState => {
  let state = opened();
  for (let at = 0; at < steps; at += 1) state = step(state, at % 2, at % 2).state;
  return state;
};
const TAKE: SquidMove = { kind: 'take' };

describe('[squid-rules] the bridge', () => {
  test('begins at its foot with the clock of the whole bridge', () => {
    const begun = squidRules.open(tuning, drawsOf(0));
    expect(begun).toMatchObject({ clockMs: 90_000, multiplier: 0, isDone: false });
    expect(begun.events).toEqual([{ kind: 'began' }]);
    expect(squidRules.view(tuning, begun.state)).toEqual({
      panels: Array(10).fill(2),
      path: [],
      crossed: 0,
      multiplier: 0,
      next: 19_200,
      end: null,
    });
  });

  test('a panel that holds brings the next multiplier, pays nothing yet and leaves the clock be', () => {
    const crossed = step(opened(), 1, 1);
    expect(crossed).toMatchObject({ multiplier: 0, clockMs: 'runs on', isDone: false });
    expect(crossed.events).toEqual([
      { kind: 'crossed', step: 1, panel: 1, safe: [1], multiplier: 19_200 },
    ]);
    expect(squidRules.view(tuning, crossed.state)).toMatchObject({
      path: [{ panel: 1, safe: [1] }],
      crossed: 1,
      multiplier: 19_200,
      next: 38_400,
    });
  });

  test('a panel that breaks loses the bet, and shows which one would have held', () => {
    const fall = step(across(3), 0, 1);
    expect(fall).toMatchObject({ multiplier: 0, clockMs: null, isDone: true });
    expect(fall.events).toEqual([
      { kind: 'fell', step: 4, panel: 0, safe: [1] },
      { kind: 'ended', why: 'fell', crossed: 3, multiplier: 0 },
    ]);
    expect(squidRules.view(tuning, fall.state)).toMatchObject({ crossed: 3, next: null });
  });

  test.each([1, 2, 5, 9])('taking after %i steps locks its multiplier and pays it', (steps) => {
    const end = taken(squidRules.move(tuning, across(steps), TAKE, drawsOf(9)));
    expect(end).toMatchObject({ multiplier: 9_600 * 2 ** steps, clockMs: null, isDone: true });
    expect(end.events).toEqual([
      { kind: 'ended', why: 'took', crossed: steps, multiplier: 9_600 * 2 ** steps },
    ]);
  });

  test('the last step pays by itself, 983.04 times the bet', () => {
    const last = step(across(9), 0, 0);
    expect(last).toMatchObject({ multiplier: 9_830_400, isDone: true });
    expect(last.events.map(({ kind }) => kind)).toEqual(['crossed', 'ended']);
    expect(last.events.at(-1)).toMatchObject({ why: 'arrived', crossed: 10 });
  });

  test('there is nothing to take before the first step', () => {
    expect(squidRules.move(tuning, opened(), TAKE, drawsOf(1))).toEqual({
      refused: 'msg.invalidRequest',
    });
  });

  test.each([0, 4])('the clock and giving up lose the bet after %i steps', (steps) => {
    const late = squidRules.timeout(tuning, across(steps), drawsOf(9));
    const quit = taken(squidRules.move(tuning, across(steps), { kind: 'quit' }, drawsOf(9)));
    for (const [end, why] of [
      [late, 'time'],
      [quit, 'quit'],
    ] as const) {
      expect(end).toMatchObject({ multiplier: 0, clockMs: null, isDone: true });
      expect(end.events).toEqual([{ kind: 'ended', why, crossed: steps, multiplier: 0 }]);
    }
  });

  test('nothing more can be done on a bridge that is over', () => {
    const { state } = step(across(2), 0, 1);
    for (const move of [{ kind: 'step', panel: 0 }, TAKE, { kind: 'quit' }] as const)
      expect(squidRules.move(tuning, state, move, drawsOf(9))).toHaveProperty('refused');
  });

  test('a panel the bridge has not is refused', () => {
    expect(squidRules.move(tuning, opened(), { kind: 'step', panel: 2 }, drawsOf(1))).toEqual({
      refused: 'msg.invalidRequest',
    });
  });
});

test('three of four panels hold: different ones, and those stepped on among them pay less', () => {
  const step4 = { panels: 4, safePanels: 3, multiplier: 12_800 };
  const wide: SquidTuning = { ...tuning, steps: [step4, ...tuning.steps] };
  for (let round = 0; round < 40; round += 1) {
    const crossed = taken(
      squidRules.move(wide, opened(), { kind: 'step', panel: 2 }, drawsOf(round)),
    );
    const [event] = crossed.events;
    if (event?.kind !== 'crossed' && event?.kind !== 'fell') throw new Error('no step was made');
    expect(new Set(event.safe).size).toBe(3);
    expect([...event.safe].sort()).toEqual(event.safe);
    expect(event.kind).toBe(event.safe.includes(2) ? 'crossed' : 'fell');
    if (event.kind === 'crossed') expect(event.multiplier).toBe(12_800);
  }
});

test.each([
  null,
  7,
  'take',
  [],
  {},
  { kind: 'jump' },
  { kind: 'take', panel: 1 },
  { kind: 'step' },
  { kind: 'step', panel: -1 },
  { kind: 'step', panel: 4 },
  { kind: 'step', panel: 0.5 },
  { kind: 'step', panel: '0' },
  { kind: 'step', panel: 0, safe: [0] },
])('%j is no move', (input) => {
  expect(squidRules.parseMove(input)).toBeNull();
});

type Deed = SquidMove | 'timeout';
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('step' as const), panel: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constantFrom<Deed>(TAKE, { kind: 'quit' }, 'timeout') },
);
const seeds = fc.stringMatching(/^[a-z0-9]{1,16}$/);

const playAll = (clientSeed: string, sequence: readonly Deed[]) => {
  let current = squidRules.open(tuning, drawsOf(0, clientSeed));
  const steps = [current];
  for (const deed of sequence) {
    if (current.isDone && deed === 'timeout') continue;
    const draws = drawsOf(steps.length, clientSeed);
    const before = JSON.stringify(current.state);
    const made =
      deed === 'timeout'
        ? squidRules.timeout(tuning, current.state, draws)
        : squidRules.move(tuning, current.state, deed, draws);
    expect(JSON.stringify(current.state)).toBe(before);
    if (isRefusedStep(made)) continue;
    current = made;
    steps.push(current);
  }
  return steps;
};

test('[squid-rules] whatever is sent: one end, and it pays the ladder of the steps crossed or nothing', () => {
  fc.assert(
    fc.property(seeds, fc.array(deeds, { maxLength: 30 }), (seed, sequence) => {
      const steps = playAll(seed, sequence);
      const events = steps.flatMap((each) => each.events);
      const crossed = events.filter(({ kind }) => kind === 'crossed').length;
      const ends = events.filter((event) => event.kind === 'ended');
      const paid = steps.reduce((sum, each) => sum + each.multiplier, 0);
      expect(ends.length).toBeLessThanOrEqual(1);
      expect(steps.at(-1)?.isDone).toBe(ends.length === 1);
      expect(paid).toBe(ends[0]?.multiplier ?? 0);
      const isWon = ends[0]?.why === 'took' || ends[0]?.why === 'arrived';
      expect(paid).toBe(isWon ? ladderOf(tuning)[crossed] : 0);
      expect(paid).toBeLessThanOrEqual(SQUID_MOST);
    }),
  );
});

test('the same seeds and moves give the same bridge, through JSON too', () => {
  fc.assert(
    fc.property(seeds, fc.array(deeds, { maxLength: 20 }), (seed, sequence) => {
      const steps = playAll(seed, sequence);
      expect(playAll(seed, sequence)).toEqual(steps);
      for (const { state } of steps) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }),
  );
});

test('what the player is shown holds no panel of a step that was not taken', () => {
  fc.assert(
    fc.property(seeds, fc.array(deeds, { maxLength: 20 }), (seed, sequence) => {
      for (const { state } of playAll(seed, sequence)) {
        const view = squidRules.view(tuning, state);
        expect(SquidView.parse(view)).toEqual(view);
        const fallen = state.end?.why === 'fell' ? 1 : 0;
        expect(view.path).toHaveLength(state.crossed + fallen);
        // Nothing is kept that a later step could be told from: each step draws its own.
        expect(Object.keys(state).sort()).toEqual(['crossed', 'end', 'path']);
      }
    }),
  );
});
