import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDraws } from '#engine/core/fair/draws.ts';
import {
  type Draws,
  isRefusedStep,
  type RefusedStep,
  type Step,
} from '#engine/core/rules/rules.ts';
import { resultOf, rpsRules, seek } from './rules.ts';
import { HANDS, type Hand, type Result, type RpsEvent, RpsView, type Score } from './shapes.ts';
import { DECIDED, type RpsTuning, rpsTuning } from './tuning.ts';

const tuning = rpsTuning.defaults;
type State = Parameters<typeof rpsRules.move>[1];
type RpsStep = Step<State, RpsEvent>;

const drawsOf = (round: number, clientSeed = 'test') =>
  createDraws({ serverSeed: '07'.repeat(32), clientSeed, nonce: 0, round });
/** Gives these numbers in turn, whatever is asked for. */
const fixed = (...numbers: number[]): Draws => ({ below: () => numbers.shift() ?? 0 });

const taken = (step: RpsStep | RefusedStep): RpsStep => {
  if (isRefusedStep(step)) throw new Error(step.refused);
  return step;
};
const thrown = (state: State, hand: Hand, draws = drawsOf(9)): RpsStep =>
  taken(rpsRules.move(tuning, state, { kind: 'throw', hand }, draws));
/** A match against the house at this score, the next throw's result drawn. */
const matchAt = (score: Score, drawn: Result): State => ({
  mode: 'house',
  score,
  throws: [],
  drawn,
  end: null,
});
const drawnOf = (state: State): Result | null => (state.mode === 'house' ? state.drawn : null);

const hands = fc.constantFrom(...HANDS);
const seeds = fc.stringMatching(/^[a-z0-9]{4,12}$/);
/** A hand a throw, null where the clock runs out. */
const plays = fc.array(fc.option(hands), { minLength: 40, maxLength: 40 });

/** Plays a match to its end; every event in order. */
const playMatch = (clientSeed: string, chosen: readonly (Hand | null)[], rules = tuning) => {
  let step: RpsStep = rpsRules.open(rules, drawsOf(0, clientSeed));
  const events: RpsEvent[] = [...step.events];
  for (const [at, hand] of chosen.entries()) {
    if (step.isDone) break;
    const draws = drawsOf(at + 1, clientSeed);
    step = hand
      ? taken(rpsRules.move(rules, step.state, { kind: 'throw', hand }, draws))
      : rpsRules.timeout(rules, step.state, draws);
    events.push(...step.events);
  }
  return { step, events };
};

test.each([
  ['rock', 'scissors', 'win'],
  ['scissors', 'paper', 'win'],
  ['paper', 'rock', 'win'],
  ['scissors', 'rock', 'lose'],
  ['paper', 'scissors', 'lose'],
  ['rock', 'paper', 'lose'],
  ['rock', 'rock', 'tie'],
  ['scissors', 'scissors', 'tie'],
  ['paper', 'paper', 'tie'],
] as const)('[rps-rules] %s against %s: %s', (mine, theirs, result) => {
  expect(resultOf(mine, theirs)).toBe(result);
});

describe('[rps-rules] a match against the house', () => {
  test('begins with ten seconds to throw in, and what the showing takes', () => {
    const step = rpsRules.open(tuning, drawsOf(0));
    expect(step).toMatchObject({ clockMs: 12_500, multiplier: 0, isDone: false });
    expect(step.events).toEqual([{ kind: 'began', opponent: null }]);
    expect(tuning.throwMs).toBe(10_000);
  });

  test('is won by two throws and pays the bet and as much again', () => {
    const first = thrown(matchAt([0, 0], 'win'), 'paper', fixed(0));
    expect(first).toMatchObject({ isDone: false, multiplier: 0, clockMs: 12_500 });
    expect(first.events).toEqual([
      { kind: 'thrown', number: 1, mine: 'paper', theirs: 'rock', result: 'win', score: [1, 0] },
    ]);
    const second = thrown(first.state, 'rock');
    expect(second).toMatchObject({ isDone: true, multiplier: tuning.pay, clockMs: null });
    expect(second.events).toMatchObject([
      { kind: 'thrown', number: 2, theirs: 'scissors', result: 'win', score: [2, 0] },
      { kind: 'ended', why: 'won', score: [2, 0], multiplier: 20_000 },
    ]);
  });

  test('is lost by two throws and pays nothing', () => {
    const step = thrown(matchAt([1, 1], 'lose'), 'scissors');
    expect(step).toMatchObject({ isDone: true, multiplier: 0 });
    expect(step.events).toMatchObject([
      { theirs: 'rock', result: 'lose', score: [1, 2] },
      { kind: 'ended', why: 'lost', multiplier: 0 },
    ]);
    expect(step.isVoid).toBeFalsy();
  });

  test('throws a tie again at the same score', () => {
    const step = thrown(matchAt([1, 0], 'tie'), 'rock');
    expect(step).toMatchObject({ isDone: false, clockMs: 12_500 });
    expect(step.events).toMatchObject([{ theirs: 'rock', result: 'tie', score: [1, 0] }]);
    expect(rpsRules.view(tuning, step.state)).toMatchObject({ phase: 'throwing', score: [1, 0] });
  });

  test.each(['win', 'lose', 'tie'] as const)(
    'no throw in time loses it, were its result drawn as %s or not',
    (drawn) => {
      const step = rpsRules.timeout(tuning, matchAt([0, 0], drawn), fixed(1, 0));
      expect(step.events).toMatchObject([
        { mine: null, theirs: 'scissors', result: 'lose', score: [0, 1] },
      ]);
      expect(step.isDone).toBe(false);
      const last = rpsRules.timeout(tuning, step.state, drawsOf(4));
      expect(last).toMatchObject({ isDone: true, multiplier: 0 });
      expect(last.events).toMatchObject([{ mine: null }, { kind: 'ended', why: 'lost' }]);
    },
  );

  test('can be given up, and is lost then', () => {
    const { state } = rpsRules.open(tuning, drawsOf(0));
    const step = taken(rpsRules.move(tuning, state, { kind: 'quit' }, drawsOf(1)));
    expect(step).toMatchObject({ isDone: true, multiplier: 0 });
    expect(step.isVoid).toBe(false);
    expect(step.events).toEqual([{ kind: 'ended', why: 'quit', score: [0, 0], multiplier: 0 }]);
    expect(rpsRules.view(tuning, step.state).phase).toBe('done');
  });

  test('ends at its wins, whoever throws what, and its throws add up to the score', () => {
    const matches = fc.constantFrom(
      tuning,
      { ...tuning, wins: 1, pay: 300 },
      { ...tuning, wins: 3, pay: 19_000 },
    );
    fc.assert(
      fc.property(seeds, plays, matches, (seed, chosen, rules) => {
        const { step, events } = playMatch(seed, chosen, rules);
        if (!step.isDone) return; // forty ties in a row: one match in 10^19
        const throws = events.filter((event) => event.kind === 'thrown');
        expect(throws.map(({ number }) => number)).toEqual(throws.map((_, at) => at + 1));
        const count = (result: Result) => throws.filter((each) => each.result === result).length;
        const end = events.at(-1);
        expect(end).toMatchObject({ kind: 'ended', score: [count('win'), count('lose')] });
        expect(Math.max(count('win'), count('lose'))).toBe(rules.wins);
        expect(Math.min(count('win'), count('lose'))).toBeLessThan(rules.wins);
        expect(step.multiplier).toBe(count('win') === rules.wins ? rules.pay : 0);
        for (const { mine, theirs, result } of throws)
          expect(result).toBe(mine && theirs ? resultOf(mine, theirs) : 'lose');
      }),
    );
  });
});

describe('[rps-rules] the result of a throw', () => {
  test('is drawn before the player chooses: the same for all three hands', () => {
    fc.assert(
      fc.property(seeds, fc.array(hands, { maxLength: 6 }), hands, (seed, before, hand) => {
        const { step } = playMatch(seed, before);
        if (step.isDone) return;
        const drawn = drawnOf(step.state);
        const results = HANDS.map((mine) => {
          const next = thrown(step.state, mine, drawsOf(20, seed));
          const [event] = next.events;
          return { result: event?.kind === 'thrown' && event.result, next: drawnOf(next.state) };
        });
        expect(results[0]?.result).toBe(drawn);
        expect(new Set(results.map((each) => JSON.stringify(each))).size).toBe(1);
        expect(thrown(step.state, hand, drawsOf(20, seed)).events[0]).toMatchObject({
          result: drawn,
        });
      }),
    );
  });

  /** How many of all equally likely draws give each result, at this score. */
  const counted = (open: (draws: Draws) => RpsStep) => {
    const counts: Record<Result, number> = { win: 0, lose: 0, tie: 0 };
    let bound = 0;
    const asked = (at: number): Draws => ({
      below(n) {
        bound = n;
        return at;
      },
    });
    open(asked(0));
    for (let at = 0; at < bound; at += 1) {
      const drawn = drawnOf(open(asked(at)).state);
      if (drawn) counts[drawn] += 1;
    }
    return { ...counts, of: bound };
  };

  test.each([
    ['0:0', (draws: Draws) => rpsRules.open(tuning, draws), 5_000],
    ['1:0', (draws: Draws) => thrown(matchAt([0, 0], 'win'), 'rock', draws), 5_000],
    ['0:1', (draws: Draws) => thrown(matchAt([0, 0], 'lose'), 'rock', draws), 5_000],
    ['1:1', (draws: Draws) => thrown(matchAt([1, 0], 'lose'), 'rock', draws), 4_700],
  ] as const)('at %s is drawn with the odds the page tells', (_score, open, wins) => {
    const { win, lose, tie, of } = counted(open);
    expect({ win, lose, tie }).toEqual({ win: wins, lose: DECIDED - wins, tie: 5_000 });
    expect(of).toBe(15_000);
  });

  test('makes a match return 97% exactly, for any ties', () => {
    for (const ties of [0, 5_000, 20_000]) {
      const rules: RpsTuning = { ...tuning, ties };
      const first = counted((draws) => rpsRules.open(rules, draws));
      const last = counted((draws) =>
        taken(
          rpsRules.move(rules, matchAt([1, 0], 'lose'), { kind: 'throw', hand: 'rock' }, draws),
        ),
      );
      const [w, l] = [first.win, first.lose];
      // Of DECIDED^2 x DECIDED decided matches: two straight wins, or one all and the last.
      const won = w * w * DECIDED + 2 * w * l * last.win;
      expect((won * tuning.pay) / DECIDED ** 3).toBe(9_700);
    }
  });
});

describe('an opponent is looked for', () => {
  const seeking = () => seek(tuning).state;
  const alone = () => rpsRules.timeout(tuning, seeking(), drawsOf(1)).state;
  const moved = (state: State, kind: 'wait' | 'house' | 'quit') =>
    rpsRules.move(tuning, state, { kind }, drawsOf(2));

  test('for 15 seconds; then the house is offered, and goes on waiting is', () => {
    expect(seek(tuning)).toMatchObject({ clockMs: 15_000, events: [{ kind: 'sought' }] });
    const step = rpsRules.timeout(tuning, seeking(), drawsOf(1));
    expect(step).toMatchObject({ isDone: false, events: [{ kind: 'alone' }], clockMs: 60_000 });
    expect(rpsRules.view(tuning, step.state)).toMatchObject({ phase: 'alone', isLive: true });
    expect(taken(moved(alone(), 'wait'))).toEqual(seek(tuning));
    expect(moved(seeking(), 'wait')).toEqual({ refused: 'msg.invalidRequest' });
  });

  test('the house plays for the same bet, at any time', () => {
    for (const state of [seeking(), alone()]) {
      const step = taken(moved(state, 'house'));
      expect(step.events).toEqual([{ kind: 'began', opponent: null }]);
      expect(rpsRules.view(tuning, step.state)).toMatchObject({ isLive: false, phase: 'throwing' });
    }
  });

  test('shows nothing of a match, for there is none', () => {
    for (const state of [seeking(), alone()])
      expect(rpsRules.view(tuning, state)).toMatchObject({
        opponent: null,
        score: [0, 0],
        throws: [],
        mine: null,
      });
  });

  test('giving up the search, or not deciding, gives the bet back', () => {
    for (const step of [
      taken(moved(seeking(), 'quit')),
      taken(moved(alone(), 'quit')),
      rpsRules.timeout(tuning, alone(), drawsOf(3)),
    ]) {
      expect(step).toMatchObject({ isDone: true, isVoid: true, multiplier: 0 });
      expect(step.events).toEqual([{ kind: 'ended', why: 'void', score: [0, 0], multiplier: 0 }]);
    }
  });
});

test('[rps-rules] a match given up ends at the score it stood at', () => {
  const step = taken(rpsRules.move(tuning, matchAt([1, 0], 'lose'), { kind: 'quit' }, drawsOf(1)));
  expect(step.events).toEqual([{ kind: 'ended', why: 'quit', score: [1, 0], multiplier: 0 }]);
});

test('a side of a match between two takes no move here, and is called off with its time', () => {
  const state: State = {
    mode: 'duel',
    opponent: 'Budi',
    score: [1, 0],
    throws: [],
    mine: null,
    end: null,
  };
  for (const move of [{ kind: 'quit' }, { kind: 'throw', hand: 'rock' }] as const)
    expect(rpsRules.move(tuning, state, move, drawsOf(1))).toEqual({
      refused: 'msg.invalidRequest',
    });
  expect(rpsRules.timeout(tuning, state, drawsOf(1))).toMatchObject({
    isDone: true,
    isVoid: true,
    events: [{ kind: 'ended', why: 'void', score: [1, 0] }],
  });
  expect(rpsRules.view(tuning, state)).toMatchObject({ opponent: 'Budi', isLive: true });
});

test('[rps-rules] what does not fit is refused and changes nothing', () => {
  const { state } = rpsRules.open(tuning, drawsOf(0));
  const before = JSON.stringify(state);
  const refused = { refused: 'msg.invalidRequest' };
  expect(rpsRules.move(tuning, state, { kind: 'wait' }, drawsOf(1))).toEqual(refused);
  expect(rpsRules.move(tuning, state, { kind: 'house' }, drawsOf(1))).toEqual(refused);
  const searching = seek(tuning).state;
  expect(rpsRules.move(tuning, searching, { kind: 'throw', hand: 'rock' }, drawsOf(1))).toEqual(
    refused,
  );
  const over = taken(rpsRules.move(tuning, state, { kind: 'quit' }, drawsOf(1))).state;
  for (const move of [{ kind: 'quit' }, { kind: 'throw', hand: 'rock' }] as const)
    expect(rpsRules.move(tuning, over, move, drawsOf(2))).toEqual(refused);
  expect(JSON.stringify(state)).toBe(before);
});

test.each([
  null,
  'rock',
  {},
  { kind: 'throw' },
  { kind: 'throw', hand: 'well' },
  { kind: 'throw', hand: 'rock', bet: 5 },
  { kind: 'quit', hand: 'rock' },
  { kind: 'take' },
])('%j is no move', (input) => {
  expect(rpsRules.parseMove(input)).toBeNull();
});

test('the view never tells the result that is drawn', () => {
  fc.assert(
    fc.property(seeds, fc.array(hands, { maxLength: 5 }), (seed, chosen) => {
      const { step } = playMatch(seed, chosen);
      const view = rpsRules.view(tuning, step.state);
      expect(RpsView.parse(view)).toEqual(view);
      // Only its own keys, and the same whatever is drawn next.
      expect(view).not.toHaveProperty('drawn');
      if (step.isDone || step.state.mode !== 'house') return;
      for (const drawn of ['win', 'lose', 'tie'] as const)
        expect(rpsRules.view(tuning, { ...step.state, drawn })).toEqual(view);
    }),
  );
});
