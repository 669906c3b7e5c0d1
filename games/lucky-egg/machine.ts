import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from '#engine/round/link.ts';
import { roundOf } from '#engine/round/roundOf.ts';
import { plan } from './plan.ts';
import { EggEvent, type EggMove, EggView } from './shapes.ts';
import { EggTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type EggPresenter = RoundPresenter<EggEvent, EggView>;
export type EggLink = RoundLink<EggEvent, EggView>;

/** What was done without us: on another device, or by the session's clock. */
const eventsBetween = (before: EggView, after: EggView | null): EggEvent[] => {
  if (!after) return [];
  const cracked = after.cracked
    .slice(before.cracked.length)
    .map((each): EggEvent => ({ kind: 'cracked', ...each }));
  return after.end ? [...cracked, after.end] : cracked;
};

/** The golden nest for the machine kit: one round is one session. */
const eggRound = roundOf<EggTuning, EggEvent, EggView, EggMove>({
  plan,
  tuning: EggTuning,
  event: EggEvent,
  view: EggView,
  quit: { kind: 'quit' },
  mayMove({ end, eggs, cracked }, move) {
    if (end) return false;
    if (move.kind === 'quit') return true;
    return move.egg < eggs && !cracked.some(({ egg }) => egg === move.egg);
  },
  earnsCoins: ({ kind }) => kind === 'cracked',
  eventsBetween,
});

/** Joins the game's scene to its round for one visit. */
export const createLink = (services: RoundServices, options?: LinkOptions): EggLink =>
  createRoundLink(eggRound, services, options);

/** The player cracks an egg, from 0, for the stake that is set. */
export const crack = (egg: number): RoundInput => {
  const move: EggMove = { kind: 'crack', egg };
  return { type: 'move', move };
};
