import type { GameKey } from '#contract/games.ts';
import { ftoGame } from './fto/game.ts';
import type { AnyGame } from './game.ts';
import { eggGame } from './lucky-egg/game.ts';
import { rpsGame } from './rock-scissor-paper/game.ts';
import { wheelGame } from './spin-wheel/game.ts';
import { squidGame } from './squidgame/game.ts';

/** Every game's pure half: what the server, the tools and the check of a round play with. */
export const REGISTRY = {
  squidgame: squidGame,
  'spin-wheel': wheelGame,
  'rock-scissor-paper': rpsGame,
  fto: ftoGame,
  'lucky-egg': eggGame,
} as const satisfies Record<GameKey, object>;

if (import.meta.hot) {
  // In development edited rules and tunings come to whoever holds the registry; the page stays.
  import.meta.hot.accept();
  const { data } = import.meta.hot;
  data.held = [...(data.held ?? []), REGISTRY];
  for (const held of data.held) Object.assign(held, REGISTRY);
}

/**
 * A game for whoever knows it by its key alone. The cast forgets its own types; sound as long as it is
 * handed back only what its own schema and `parseMove` read, and the states it made itself.
 */
export const gameOf = (key: GameKey): AnyGame => REGISTRY[key] as unknown as AnyGame;
