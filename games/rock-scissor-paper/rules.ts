import { drawAmong } from '#engine/core/rules/among.ts';
import type { Draws, RefusedStep, Rules, Step } from '#engine/core/rules/rules.ts';
import {
  HANDS,
  type Hand,
  type Result,
  type RpsEnd,
  type RpsEvent,
  RpsMove,
  type RpsView,
  type Score,
  type Thrown,
} from './shapes.ts';
import { DECIDED, decidingWins, type RpsTuning } from './tuning.ts';

/** A match against the house. `drawn` is the result of the throw that is not made yet. */
interface HouseState {
  mode: 'house';
  score: Score;
  throws: readonly Thrown[];
  drawn: Result | null;
  end: RpsEnd | null;
}

/** An opponent is looked for, or was not found in time. */
interface SeekState {
  mode: 'seek';
  phase: 'seeking' | 'alone';
  end: RpsEnd | null;
}

/** One side of a match between two players: only duel.ts takes it on. */
export interface DuelState {
  mode: 'duel';
  opponent: string;
  score: Score;
  throws: readonly Thrown[];
  mine: Hand | null;
  end: RpsEnd | null;
}

/** JSON-serialisable. */
export type RpsState = HouseState | SeekState | DuelState;

type RpsStep = Step<RpsState, RpsEvent>;

/** What a hand beats: each the next one, rock scissors, scissors paper, paper rock. */
const beaten = (hand: Hand): Hand => HANDS[(HANDS.indexOf(hand) + 1) % 3] as Hand;
const beating = (hand: Hand): Hand => HANDS[(HANDS.indexOf(hand) + 2) % 3] as Hand;

/** The result of two hands for the one who shows `mine`. */
export const resultOf = (mine: Hand, theirs: Hand): Result =>
  mine === theirs ? 'tie' : beaten(mine) === theirs ? 'win' : 'lose';

/**
 * How many of `DECIDED` + `ties` throws at a score are won, lost, tied. Of those that are no tie the
 * player wins half; in the throw that decides, both one short, as many as bring the match to `rtp`. Best of
 * three at even money: `rtp` - 1/2, so a match is won with probability 1/4 + 1/2 x (rtp - 1/2) = rtp / 2.
 */
export const throwWeights = (tuning: RpsTuning, [mine, theirs]: Score) => {
  const short = tuning.wins - 1;
  const win = mine === short && theirs === short ? decidingWins(tuning) : DECIDED / 2;
  return { win, lose: DECIDED - win, tie: tuning.ties };
};

const RESULTS: readonly Result[] = ['win', 'lose', 'tie'];

/** The result of the next throw, drawn before the player chooses. */
const drawResult = (tuning: RpsTuning, score: Score, draws: Draws): Result => {
  const { win, lose, tie } = throwWeights(tuning, score);
  const at = drawAmong([{ weight: win }, { weight: lose }, { weight: tie }], draws);
  return RESULTS[at] as Result;
};

const endOf = (why: RpsEnd['why'], score: Score, multiplier: number): RpsEnd => ({
  kind: 'ended',
  why,
  score,
  multiplier,
});

const begin = (tuning: RpsTuning, draws: Draws): RpsStep => {
  const score: Score = [0, 0];
  const drawn = drawResult(tuning, score, draws);
  return {
    state: { mode: 'house', score, throws: [], drawn, end: null },
    events: [{ kind: 'began', opponent: null }],
    multiplier: 0,
    clockMs: tuning.throwMs + tuning.showMs,
    isDone: false,
  };
};

const judge = (
  tuning: RpsTuning,
  before: HouseState,
  { mine, theirs, result }: Pick<Thrown, 'mine' | 'theirs' | 'result'>,
  draws: Draws,
): RpsStep => {
  const score: Score = [
    before.score[0] + (result === 'win' ? 1 : 0),
    before.score[1] + (result === 'lose' ? 1 : 0),
  ];
  const number = before.throws.length + 1;
  const thrown: Thrown = { kind: 'thrown', number, mine, theirs, result, score };
  const throws = [...before.throws, thrown];
  const isWon = score[0] === tuning.wins;
  if (isWon || score[1] === tuning.wins) {
    const end = isWon ? endOf('won', score, tuning.pay) : endOf('lost', score, 0);
    return {
      state: { mode: 'house', score, throws, drawn: null, end },
      events: [thrown, end],
      multiplier: end.multiplier,
      clockMs: null,
      isDone: true,
    };
  }
  return {
    state: { mode: 'house', score, throws, drawn: drawResult(tuning, score, draws), end: null },
    events: [thrown],
    multiplier: 0,
    clockMs: tuning.throwMs + tuning.showMs,
    isDone: false,
  };
};

const play = (
  tuning: RpsTuning,
  state: HouseState,
  mine: Hand,
  draws: Draws,
): RpsStep | RefusedStep => {
  const result = state.drawn;
  if (result === null) return { refused: 'msg.invalidRequest' };
  // The house shows the hand that makes the drawn result true.
  const theirs = result === 'tie' ? mine : result === 'win' ? beaten(mine) : beating(mine);
  return judge(tuning, state, { mine, theirs, result }, draws);
};

/** Ends a match before its time: given up, or called off. */
const finish = (state: RpsState, why: 'quit' | 'void'): RpsStep => {
  const end = endOf(why, state.mode === 'seek' ? [0, 0] : state.score, 0);
  const isVoid = why === 'void';
  return {
    state: { ...state, end },
    events: [end],
    multiplier: 0,
    clockMs: null,
    isDone: true,
    isVoid,
  };
};

/** Looks for an opponent: what opens a live match, and what `wait` does again. */
export const seek = ({ seekMs }: RpsTuning): RpsStep => ({
  state: { mode: 'seek', phase: 'seeking', end: null },
  events: [{ kind: 'sought' }],
  multiplier: 0,
  clockMs: seekMs,
  isDone: false,
});

const phaseOf = (state: RpsState): RpsView['phase'] => {
  if (state.end) return 'done';
  if (state.mode === 'seek') return state.phase;
  return state.mode === 'duel' && state.mine !== null ? 'chosen' : 'throwing';
};

/** Rock, scissors, paper (spec 4): best of three, unless it is tuned to another; ties are thrown again, no throw is a lost one. */
export const rpsRules: Rules<RpsTuning, RpsState, RpsMove, RpsEvent, RpsView> = {
  open: begin,
  parseMove(input) {
    const parsed = RpsMove.safeParse(input);
    return parsed.success ? parsed.data : null;
  },
  move(tuning, state, move, draws) {
    if (state.end || state.mode === 'duel') return { refused: 'msg.invalidRequest' };
    if (move.kind === 'quit') return finish(state, state.mode === 'seek' ? 'void' : 'quit');
    if (state.mode === 'house')
      return move.kind === 'throw'
        ? play(tuning, state, move.hand, draws)
        : { refused: 'msg.invalidRequest' };
    if (move.kind === 'house') return begin(tuning, draws);
    if (move.kind === 'wait' && state.phase === 'alone') return seek(tuning);
    return { refused: 'msg.invalidRequest' };
  },
  timeout(tuning, state, draws) {
    if (state.mode === 'house') {
      const theirs = HANDS[draws.below(HANDS.length)] as Hand;
      return judge(tuning, state, { mine: null, theirs, result: 'lose' }, draws);
    }
    if (state.mode === 'seek' && state.phase === 'seeking')
      return {
        state: { mode: 'seek', phase: 'alone', end: null },
        events: [{ kind: 'alone' }],
        multiplier: 0,
        clockMs: tuning.decideMs,
        isDone: false,
      };
    return finish(state, 'void');
  },
  view(_tuning, state) {
    const isSeeking = state.mode === 'seek';
    return {
      phase: phaseOf(state),
      isLive: state.mode !== 'house',
      opponent: state.mode === 'duel' ? state.opponent : null,
      score: isSeeking ? [0, 0] : state.score,
      throws: isSeeking ? [] : [...state.throws],
      mine: state.mode === 'duel' ? state.mine : null,
      end: state.end,
    };
  },
};
