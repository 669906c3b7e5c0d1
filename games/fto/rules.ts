import type { StepWords } from '#engine/core/rules/after.ts';
import type { Draws, RefusedStep, Rules, Step } from '#engine/core/rules/rules.ts';
import { UNIT } from '#engine/core/rules/rules.ts';
import type { Judged, Question, Verdict } from './shapes.ts';
import { type FtoEvent, FtoMove, type FtoView, type Look, MOTIFS, type Motif } from './shapes.ts';
import type { Difference, FtoTuning } from './tuning.ts';

/** How a step that is over is refused. */
export const ftoWords: StepWords = {
  wrongStep: 'msg.invalidQuestion',
  tooLate: 'msg.invalidAnswer',
};

/** The question that waits for its answer. Never sent as it stands: `odd` is not decided for eyes. */
interface Asked {
  motif: Motif;
  columns: number;
  rows: number;
  timeMs: number;
  common: Look;
  different: Look;
  odd: number;
}

interface Answered {
  motif: Motif;
  /** What was picked, null when the clock ran out. */
  cell: number | null;
  odd: number;
}

/** JSON-serialisable; the question asked is number `answered.length` + 1. */
export interface FtoState {
  of: number;
  answered: readonly Answered[];
  asked: Asked | null;
}

/** All cards of a question lie a little askew, as dealt by a hand: degrees to either side. */
const MOST_TILT = 8;

const pickLook = <T>(draws: Draws, from: readonly T[]): T => {
  const picked = from[draws.below(from.length, true)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
};

/** The plain look with one difference; `side` is 1 or -1, clockwise or not. */
const differ = (plain: Look, by: Difference, side: number): Look => {
  switch (by.kind) {
    case 'detail':
      return { ...plain, frame: `${plain.frame}-${by.variant}` };
    case 'hue':
      return { ...plain, hue: side * by.degrees, brightness: 1 - by.darker };
    case 'rotate':
      return { ...plain, rotate: plain.rotate + side * by.degrees };
    case 'mirror':
      return { ...plain, isMirrored: !plain.isMirrored };
    case 'scale':
      return { ...plain, scale: 1 - by.smaller };
    case 'brightness':
      return { ...plain, brightness: 1 - by.darker };
  }
};

/** The next question, from seven draws in this order; docs/fairness.md repeats it in words. */
const ask = (tuning: FtoTuning, state: FtoState, draws: Draws): Asked => {
  const rung = tuning.ladder[state.answered.length];
  if (!rung) throw new RangeError('no such question');
  const { columns, rows, timeMs } = rung;
  const last = state.answered.at(-1)?.motif;
  const motif = pickLook(
    draws,
    MOTIFS.filter((each) => each !== last),
  );
  const difference = pickLook(draws, rung.differences);
  const side = draws.below(2, true) === 0 ? 1 : -1;
  const rotate = draws.below(2 * MOST_TILT + 1, true) - MOST_TILT;
  const isMirrored = draws.below(2, true) === 1;
  const plain: Look = { frame: motif, hue: 0, rotate, isMirrored, scale: 1, brightness: 1 };
  const changed = differ(plain, difference, side);
  // Either look may be the odd one, so that knowing the plain drawing is no help.
  const isPlainOdd = draws.below(2, true) === 1;
  return {
    motif,
    columns,
    rows,
    timeMs,
    common: isPlainOdd ? changed : plain,
    different: isPlainOdd ? plain : changed,
    odd: draws.below(columns * rows),
  };
};

const questionOf = (state: FtoState, asked: Asked): Question => {
  const { motif, columns, rows, timeMs } = asked;
  const cells = new Array<Look>(columns * rows).fill(asked.common);
  cells[asked.odd] = asked.different;
  return { question: state.answered.length + 1, motif, columns, rows, cells, timeMs };
};

const isDone = (state: FtoState) => state.answered.length >= state.of;
const countRight = (state: FtoState) =>
  state.answered.filter(({ cell, odd }) => cell === odd).length;

const verdictOf = ({ cell, odd }: Answered): Verdict =>
  cell === null ? 'missed' : cell === odd ? 'right' : 'wrong';

const lastOf = ({ answered }: FtoState): Judged | null => {
  const last = answered.at(-1);
  if (!last) return null;
  const { cell, odd } = last;
  return { kind: 'judged', question: answered.length, cell, odd, isRight: cell === odd };
};

/** `cell` null: the clock ran out. */
const judge = (before: FtoState, asked: Asked, cell: number | null): Step<FtoState, FtoEvent> => {
  const { motif, odd } = asked;
  const answered = [...before.answered, { motif, cell, odd }];
  const state: FtoState = { of: before.of, answered, asked: null };
  const isRight = cell === odd;
  const events: FtoEvent[] = [{ kind: 'judged', question: answered.length, cell, odd, isRight }];
  if (isDone(state)) events.push({ kind: 'finished', right: countRight(state), of: state.of });
  const multiplier = isRight ? UNIT : 0;
  return { state, events, multiplier, clockMs: null, isDone: isDone(state) };
};

const next = (
  tuning: FtoTuning,
  before: FtoState,
  draws: Draws,
): Step<FtoState, FtoEvent> | RefusedStep => {
  if (before.asked || isDone(before)) return { refused: 'msg.invalidQuestion' };
  const asked = ask(tuning, before, draws);
  const state = { ...before, asked };
  // Spelled out: a spread behind another key took half of a simulation's time.
  const { question, motif, columns, rows, cells, timeMs } = questionOf(before, asked);
  const events: FtoEvent[] = [{ kind: 'question', question, motif, columns, rows, cells, timeMs }];
  return { state, events, multiplier: 0, clockMs: asked.timeMs, isDone: false };
};

const answer = (
  state: FtoState,
  move: Extract<FtoMove, { kind: 'answer' }>,
): Step<FtoState, FtoEvent> | RefusedStep => {
  const { asked } = state;
  const current = state.answered.length + (asked ? 1 : 0);
  if (move.question !== current) return { refused: 'msg.invalidQuestion' };
  if (!asked || move.cell >= asked.columns * asked.rows) return { refused: 'msg.invalidAnswer' };
  return judge(state, asked, move.cell);
};

/** Find the odd (spec 4): ten questions, each judged once, 100 for each right one. */
export const ftoRules: Rules<FtoTuning, FtoState, FtoMove, FtoEvent, FtoView> = {
  open(tuning) {
    const state: FtoState = { of: tuning.ladder.length, answered: [], asked: null };
    return { state, events: [], multiplier: 0, clockMs: null, isDone: false };
  },
  parseMove(input) {
    const parsed = FtoMove.safeParse(input);
    return parsed.success ? parsed.data : null;
  },
  move(tuning, state, move, draws) {
    return move.kind === 'next' ? next(tuning, state, draws) : answer(state, move);
  },
  timeout(_tuning, state) {
    if (state.asked) return judge(state, state.asked, null);
    return { state, events: [], multiplier: 0, clockMs: null, isDone: isDone(state) };
  },
  view(_tuning, state) {
    return {
      phase: state.asked ? 'asked' : isDone(state) ? 'done' : 'ready',
      of: state.of,
      verdicts: state.answered.map(verdictOf),
      asked: state.asked ? questionOf(state, state.asked) : null,
      last: lastOf(state),
    };
  },
};
