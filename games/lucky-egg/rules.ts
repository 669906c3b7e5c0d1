import type { Draws, Refusal, Rules, Step } from '#engine/core/rules/rules.ts';
import { type EggEnd, type EggEvent, EggMove, type EggView, type Prize } from './shapes.ts';
import type { EggTuning } from './tuning.ts';

/** JSON-serialisable. What an egg holds is drawn when it is cracked. */
export interface EggState {
  eggs: number;
  cracked: readonly { egg: number; prize: Prize }[];
  end: EggEnd | null;
}

interface Weighted {
  times: number;
  weight: number;
}

const sumOf = (table: readonly Weighted[]): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 1) sum += table[at]?.weight ?? 0;
  return sum;
};

/** The prize the number falls on; null when it lies past the whole table. */
const timesAt = (table: readonly Weighted[], drawn: number): number | null => {
  let left = drawn;
  for (let at = 0; at < table.length; at += 1) {
    const entry = table[at];
    if (!entry) break;
    left -= entry.weight;
    if (left < 0) return entry.times;
  }
  return null;
};

const drawFrom = (table: readonly Weighted[], draws: Draws): number =>
  timesAt(table, draws.below(sumOf(table))) ?? 0;

/**
 * One draw says what kind it is, in the order nothing, coins, free bonus, mystery box; a second one
 * what the bonus or the box holds.
 */
export const drawPrize = (tuning: EggTuning, draws: Draws): Prize => {
  const { nothing, coins, free, box } = tuning;
  const coinWeight = sumOf(coins);
  const drawn = draws.below(nothing.weight + coinWeight + free.weight + box.weight);
  if (drawn < nothing.weight) return { kind: 'none', times: 0 };
  const inCoins = timesAt(coins, drawn - nothing.weight);
  if (inCoins !== null) return { kind: 'coins', times: inCoins };
  const isFree = drawn < nothing.weight + coinWeight + free.weight;
  return isFree
    ? { kind: 'free', times: drawFrom(free.prizes, draws) }
    : { kind: 'box', times: drawFrom(box.prizes, draws) };
};

const leave = (state: EggState, why: EggEnd['why']): Step<EggState, EggEvent> => {
  const end: EggEnd = { kind: 'ended', why, cracked: state.cracked.length };
  return { state: { ...state, end }, events: [end], multiplier: 0, clockMs: null, isDone: true };
};

const crack = (
  tuning: EggTuning,
  state: EggState,
  egg: number,
  draws: Draws,
): Step<EggState, EggEvent> | Refusal => {
  const { eggs } = state;
  if (egg >= eggs || state.cracked.some((each) => each.egg === egg))
    return { refused: 'msg.invalidRequest' };
  const prize = drawPrize(tuning, draws);
  const cracked = [...state.cracked, { egg, prize }];
  const isDone = cracked.length === eggs;
  const end: EggEnd | null = isDone ? { kind: 'ended', why: 'empty', cracked: eggs } : null;
  const event: EggEvent = { kind: 'cracked', egg, prize };
  return {
    state: { eggs, cracked, end },
    events: end ? [event, end] : [event],
    multiplier: prize.times,
    clockMs: isDone ? null : 'runs on',
    isDone,
  };
};

/** The golden nest (spec 4): a stake a crack, for as long as the session lasts. */
export const eggRules: Rules<EggTuning, EggState, EggMove, EggEvent, EggView> = {
  open({ eggs, sessionMs }) {
    const state: EggState = { eggs, cracked: [], end: null };
    const events: EggEvent[] = [{ kind: 'laid', eggs }];
    return { state, events, multiplier: 0, clockMs: sessionMs, isDone: false };
  },
  parseMove(input) {
    const parsed = EggMove.safeParse(input);
    return parsed.success ? parsed.data : null;
  },
  move(tuning, state, move, draws) {
    if (state.end) return { refused: 'msg.invalidRequest' };
    return move.kind === 'crack' ? crack(tuning, state, move.egg, draws) : leave(state, 'quit');
  },
  timeout: (_tuning, state) => leave(state, 'time'),
  view: (_tuning, { eggs, cracked, end }) => ({ eggs, cracked: [...cracked], end }),
};
