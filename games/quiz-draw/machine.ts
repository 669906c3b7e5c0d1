import type { RoundServices } from '#engine/round/actors.ts';
import type { RoundGame, RoundPresenter } from '#engine/round/game.ts';
import { createRoundLink, type LinkOptions, type RoundLink } from '#engine/round/link.ts';
import { type DrawMove, Drawn, DrawView } from './shapes.ts';

/** What the scene gives: `restore` and a handler for the one event. */
export type DrawPresenter = RoundPresenter<Drawn, DrawView>;
export type DrawLink = RoundLink<Drawn, DrawView>;

/** The quiz's draw for the machine kit: a round of one step, opened once a week and for nothing. */
const drawRound: RoundGame<Drawn, DrawView, DrawMove> = {
  stakes: 'never',
  bounds: () => null,
  quit: null,
  parseView: (input) => DrawView.safeParse(input).data ?? null,
  parseEvent: (input) => Drawn.safeParse(input).data ?? null,
  resume: 'straight',
  autoMove: () => null,
  mayMove: () => false,
  earnsCoins: () => false,
  eventsBetween: () => [],
};

/** Joins the draw's scene, and the page round it, to its round for one visit. */
export const createLink = (services: RoundServices, options?: LinkOptions): DrawLink =>
  createRoundLink(drawRound, services, options);
