import type { Draws, RefusedStep, Rules, Step } from '#engine/core/rules/rules.ts';
import { type SquidEnd, type SquidEvent, SquidMove, type SquidView } from './shapes.ts';
import { type BridgeStep, ladderOf, panelsOf, type SquidTuning } from './tuning.ts';

/** JSON-serialisable. No panel is known before it is stepped on: each step draws its own. */
export interface SquidState {
  path: readonly { panel: number; safe: readonly number[] }[];
  crossed: number;
  end: SquidEnd | null;
}

/** Which panels hold: `safePanels` different ones, drawn one after the other, in ascending order. */
const drawSafe = ({ panels, safePanels }: BridgeStep, draws: Draws): number[] => {
  if (safePanels === 1) return [draws.below(panels)];
  const left = Array.from({ length: panels }, (_, panel) => panel);
  const safe: number[] = [];
  while (safe.length < safePanels) safe.push(...left.splice(draws.below(left.length), 1));
  return safe.sort((a, b) => a - b);
};

const over = (
  path: SquidState['path'],
  why: SquidEnd['why'],
  crossed: number,
  multiplier: number,
  before: SquidEvent | null,
): Step<SquidState, SquidEvent> => {
  const end: SquidEnd = { kind: 'ended', why, crossed, multiplier };
  const events = before ? [before, end] : [end];
  return { state: { path, crossed, end }, events, multiplier, clockMs: null, isDone: true };
};

const cross = (
  tuning: SquidTuning,
  state: SquidState,
  panel: number,
  draws: Draws,
): Step<SquidState, SquidEvent> | RefusedStep => {
  const glass = tuning.steps[state.crossed];
  if (!glass || panel >= glass.panels) return { refused: 'msg.invalidRequest' };
  const safe = drawSafe(glass, draws);
  const path = [...state.path, { panel, safe }];
  const step = state.crossed + 1;
  if (!safe.includes(panel))
    return over(path, 'fell', state.crossed, 0, { kind: 'fell', step, panel, safe });
  const multiplier = ladderOf(tuning)[step] ?? 0;
  const crossed: SquidEvent = { kind: 'crossed', step, panel, safe, multiplier };
  if (step === tuning.steps.length) return over(path, 'arrived', step, multiplier, crossed);
  const next: SquidState = { path, crossed: step, end: null };
  return { state: next, events: [crossed], multiplier: 0, clockMs: 'runs on', isDone: false };
};

/** The glass bridge (spec 4): go on or take; who falls, or is out of time, has lost the bet. */
export const squidRules: Rules<SquidTuning, SquidState, SquidMove, SquidEvent, SquidView> = {
  open({ clockMs }) {
    const state: SquidState = { path: [], crossed: 0, end: null };
    return { state, events: [{ kind: 'began' }], multiplier: 0, clockMs, isDone: false };
  },
  parseMove(input) {
    const parsed = SquidMove.safeParse(input);
    return parsed.success ? parsed.data : null;
  },
  move(tuning, state, move, draws) {
    if (state.end) return { refused: 'msg.invalidRequest' };
    const { path, crossed } = state;
    if (move.kind === 'step') return cross(tuning, state, move.panel, draws);
    if (move.kind === 'quit') return over(path, 'quit', crossed, 0, null);
    if (crossed === 0) return { refused: 'msg.invalidRequest' };
    return over(path, 'took', crossed, ladderOf(tuning)[crossed] ?? 0, null);
  },
  timeout: (_tuning, { path, crossed }) => over(path, 'time', crossed, 0, null),
  view(tuning, { path, crossed, end }) {
    const ladder = ladderOf(tuning);
    return {
      panels: panelsOf(tuning),
      path: path.map(({ panel, safe }) => ({ panel, safe: [...safe] })),
      crossed,
      multiplier: ladder[crossed] ?? 0,
      next: end ? null : (ladder[crossed + 1] ?? null),
      end,
    };
  },
};
