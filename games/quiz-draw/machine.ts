import type { RoundPresenter } from '#engine/round/game.ts';
import { linkOf } from '#engine/round/linkOf.ts';
import { Drawn, DrawView } from './shapes.ts';

/** What the scene gives: `restore` and a handler for the one event. */
export type DrawPresenter = RoundPresenter<Drawn, DrawView>;

/** Joins the draw's scene, and the page round it, to its round of one step for one visit: opened once a week and for nothing. */
export const createLink = linkOf({ event: Drawn, view: DrawView });
export type DrawLink = ReturnType<typeof createLink>;
