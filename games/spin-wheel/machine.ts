import type { RoundPresenter } from '#engine/round/game.ts';
import { linkOf } from '#engine/round/linkOf.ts';
import { plan } from './plan.ts';
import { WheelEvent, type WheelMove, WheelView } from './shapes.ts';
import { WheelTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type WheelPresenter = RoundPresenter<WheelEvent, WheelView>;

/** Joins the game's scene to its round for one visit: a spin is over as soon as it is opened. */
export const createLink = linkOf<WheelTuning, WheelEvent, WheelView, WheelMove>({
  plan,
  tuning: WheelTuning,
  event: WheelEvent,
  view: WheelView,
});
export type WheelLink = ReturnType<typeof createLink>;
