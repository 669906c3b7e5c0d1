import type { RoundPresenter } from '#engine/round/game.ts';
import type { RoundInput } from '#engine/round/input.ts';
import { linkOf, moving } from '#engine/round/linkOf.ts';
import { plan } from './plan.ts';
import { EggEvent, type EggMove, EggView } from './shapes.ts';
import { EggTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type EggPresenter = RoundPresenter<EggEvent, EggView>;

/** What was done without us: on another device, or by the session's clock. */
const eventsBetween = (before: EggView, after: EggView | null): EggEvent[] => {
  if (!after) return [];
  const cracked = after.cracked
    .slice(before.cracked.length)
    .map((each): EggEvent => ({ kind: 'cracked', ...each }));
  return after.end ? [...cracked, after.end] : cracked;
};

/** Joins the game's scene to its round for one visit: one round is one session. */
export const createLink = linkOf<EggTuning, EggEvent, EggView, EggMove>({
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
export type EggLink = ReturnType<typeof createLink>;

/** The player cracks an egg, from 0, for the stake that is set. */
export const crack = (egg: number): RoundInput => moving<EggMove>({ kind: 'crack', egg });
