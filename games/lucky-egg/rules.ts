import { drawAmong } from '#engine/core/rules/among.ts';
import type { Draws, RefusedStep, Rules, Step } from '#engine/core/rules/rules.ts';
import {
  type EggEnd,
  type EggEvent,
  EggMove,
  type EggView,
  FINDS,
  type Find,
  type Prize,
} from './shapes.ts';
import { type EggTuning, FIND_PARTS } from './tuning.ts';

/** JSON-serialisable. What an egg holds is drawn when it is cracked. */
export interface EggState {
  eggs: number;
  cracked: readonly { egg: number; prize: Prize }[];
  end: EggEnd | null;
}

/**
 * One draw says what kind it is, in the order nothing, coins, free bonus, mystery box; a second one
 * what the bonus or the box holds.
 */
export const drawPrize = (tuning: EggTuning, draws: Draws): Prize => {
  const { nothing, coins, free, box } = tuning;
  const at = drawAmong([nothing, ...coins, free, box], draws) - 1;
  if (at < 0) return { kind: 'none', times: 0 };
  const inCoins = coins[at];
  if (inCoins) return { kind: 'coins', times: inCoins.times };
  const kind = at === coins.length ? 'free' : 'box';
  const { prizes } = tuning[kind];
  return { kind, times: prizes[drawAmong(prizes, draws)]?.times ?? 0 };
};

/**
 * The last draw of an egg, of which neither its prize nor another draw depends: one number says whether something
 * lay beside it. A tuning without finds, as those before them, draws nothing.
 */
const drawFind = ({ finds }: EggTuning, draws: Draws): Find | undefined => {
  if (!finds) return undefined;
  let left = draws.below(FIND_PARTS, true);
  for (let place = 0; place < FINDS.length; place += 1) {
    left -= finds[place] ?? 0;
    if (left < 0) return FINDS[place];
  }
  return undefined;
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
): Step<EggState, EggEvent> | RefusedStep => {
  const { eggs } = state;
  if (egg >= eggs || state.cracked.some((each) => each.egg === egg))
    return { refused: 'msg.invalidRequest' };
  const prize = drawPrize(tuning, draws);
  const cracked = [...state.cracked, { egg, prize }];
  const isDone = cracked.length === eggs;
  const end: EggEnd | null = isDone ? { kind: 'ended', why: 'empty', cracked: eggs } : null;
  const find = drawFind(tuning, draws);
  const event: EggEvent = find
    ? { kind: 'cracked', egg, prize, find }
    : { kind: 'cracked', egg, prize };
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
