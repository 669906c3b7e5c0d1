import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from '#engine/round/link.ts';
import { roundOf } from '#engine/round/roundOf.ts';
import { plan } from './plan.ts';
import { SquidEvent, type SquidMove, SquidView } from './shapes.ts';
import { SquidTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type SquidPresenter = RoundPresenter<SquidEvent, SquidView>;
export type SquidLink = RoundLink<SquidEvent, SquidView>;

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

/** The glass bridge for the machine kit. */
const squidRound = roundOf<SquidTuning, SquidEvent, SquidView, SquidMove>({
  plan,
  tuning: SquidTuning,
  event: SquidEvent,
  view: SquidView,
  quit: { kind: 'quit' },
  resume: 'ask',
  mayMove({ end, panels, crossed }, move) {
    if (end) return false;
    return move.kind === 'step'
      ? move.panel < (panels[crossed] ?? 0)
      : move.kind === 'quit' || crossed > 0;
  },
  earnsCoins: ({ kind }) => kind === 'ended',
  eventsBetween,
});

/** Joins the game's scene to its round for one visit. */
export const createLink = (services: RoundServices, options?: LinkOptions): SquidLink =>
  createRoundLink(squidRound, services, options);

const moving = (move: SquidMove): RoundInput => ({ type: 'move', move });
/** The player steps onto a panel of the next step, from 0. */
export const stepOn = (panel: number): RoundInput => moving({ kind: 'step', panel });
/** The player locks the multiplier and is paid. */
export const take: RoundInput = moving({ kind: 'take' });
