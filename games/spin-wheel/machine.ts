import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundPresenter } from '#engine/round/game.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from '#engine/round/link.ts';
import { roundOf } from '#engine/round/roundOf.ts';
import { plan } from './plan.ts';
import { WheelEvent, type WheelMove, WheelView } from './shapes.ts';
import { WheelTuning } from './tuning.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type WheelPresenter = RoundPresenter<WheelEvent, WheelView>;
export type WheelLink = RoundLink<WheelEvent, WheelView>;

/** The wau bulan for the machine kit: a spin is over as soon as it is opened. */
const wheelRound = roundOf<WheelTuning, WheelEvent, WheelView, WheelMove>({
  plan,
  tuning: WheelTuning,
  event: WheelEvent,
  view: WheelView,
});

/** Joins the game's scene to its round for one visit. */
export const createLink = (services: RoundServices, options?: LinkOptions): WheelLink =>
  createRoundLink(wheelRound, services, options);
