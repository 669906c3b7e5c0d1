import { BET_PLAN } from '#engine/core/rules/plan.ts';
import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { linkOf, moving } from '#engine/round/linkOf.ts';
import { SquidEvent, type SquidMove, SquidView } from './shapes.ts';
import { SquidTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type SquidPresenter = RoundPresenter<SquidEvent, SquidView>;

/** What was done to the round without us: on another device, or by its clock. */
const eventsBetween = (before: SquidView, after: SquidView | null): SquidEvent[] => {
  if (!after) return [];
  const steps = after.path.slice(before.path.length).map(({ panel, safe }, at): SquidEvent => {
    const step = before.path.length + at + 1;
    return safe.includes(panel)
      ? { kind: 'crossed', step, panel, safe, multiplier: after.multiplier }
      : { kind: 'fell', step, panel, safe };
  });
  return after.end ? [...steps, after.end] : steps;
};

/** Joins the game's scene to its round for one visit. */
export const createLink = linkOf<SquidTuning, SquidEvent, SquidView, SquidMove>({
  plan: BET_PLAN,
  tuning: SquidTuning,
  event: SquidEvent,
  view: SquidView,
  quit: { kind: 'quit' },
  mayMove({ end, panels, crossed }, move) {
    if (end) return false;
    return move.kind === 'step'
      ? move.panel < (panels[crossed] ?? 0)
      : move.kind === 'quit' || crossed > 0;
  },
  eventsBetween,
});
export type SquidLink = ReturnType<typeof createLink>;

/** The player steps onto a panel of the next step, from 0. */
export const stepOn = (panel: number): RoundInput => moving<SquidMove>({ kind: 'step', panel });
/** The player locks the multiplier and is paid. */
export const take: RoundInput = moving<SquidMove>({ kind: 'take' });
