import { stakesOf } from '#engine/core/rules/plan.ts';
import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundGame, RoundPresenter } from '#engine/round/game.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from '#engine/round/link.ts';
import { plan } from './plan.ts';
import { WheelEvent, type WheelMove, WheelView } from './shapes.ts';

/** What the scene gives: `restore` and a handler for each kind of event. */
export type WheelPresenter = RoundPresenter<WheelEvent, WheelView>;
export type WheelLink = RoundLink<WheelEvent, WheelView>;

/** The wau bulan for the machine kit: a spin is over as soon as it is opened. */
const wheelRound: RoundGame<WheelEvent, WheelView, WheelMove> = {
  stakes: stakesOf(plan),
  bounds: () => null,
  quit: null,
  parseView: (input) => WheelView.safeParse(input).data ?? null,
  parseEvent: (input) => WheelEvent.safeParse(input).data ?? null,
  resume: 'straight',
  autoMove: () => null,
  mayMove: () => false,
  earnsCoins: () => false,
  eventsBetween: () => [],
};

/** Joins the game's scene to its round for one visit. */
export const createLink = (services: RoundServices, options?: LinkOptions): WheelLink =>
  createRoundLink(wheelRound, services, options);
