import { drawAmong } from '#engine/core/rules/among.ts';
import { payoutOf } from '#engine/core/rules/result.ts';
import type { Rules } from '#engine/core/rules/rules.ts';
import type { Spun, WheelEvent, WheelMove, WheelView } from './shapes.ts';
import type { WheelTuning } from './tuning.ts';

/** JSON-serialisable. */
export interface WheelState {
  spun: Spun;
}

/** What a spin pays at a multiplier, in sen. */
export const senOf = ({ unitSen }: Pick<WheelTuning, 'unitSen'>, times: number): number =>
  payoutOf(unitSen, times);

/** The wau bulan (spec 4, 9): one draw, and the spin is over. */
export const wheelRules: Rules<WheelTuning, WheelState, WheelMove, WheelEvent, WheelView> = {
  open(tuning, draws) {
    const segment = drawAmong(tuning.segments, draws);
    const times = tuning.segments[segment]?.times ?? 0;
    const spun: Spun = { kind: 'spun', segment, times, sen: senOf(tuning, times) };
    return { state: { spun }, events: [spun], multiplier: times, clockMs: null, isDone: true };
  },
  parseMove: () => null,
  move: () => ({ refused: 'msg.invalidRequest' }),
  timeout: (_tuning, state) => ({
    state,
    events: [],
    multiplier: 0,
    clockMs: null,
    isDone: true,
  }),
  view: (_tuning, { spun }) => ({ spun }),
};
