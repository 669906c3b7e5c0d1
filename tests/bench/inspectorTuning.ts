import type { GameKey } from '#contract/games.ts';
import { numbersIn, shapeOf, withValue } from '#games/fields.ts';
import { figuresOf } from '#games/figures.ts';
import { judgeTuning } from '#games/gate.ts';
import { missesOf } from '#games/hints.ts';
import { gameOf } from '#games/registry.ts';

/** A number of each game that takes its return, or what it costs, from what is announced. */
const CHANGED: Record<GameKey, readonly [name: string, value: number]> = {
  squidgame: ['rtp', 9_550],
  'spin-wheel': ['segments.3.weight', 1_500],
  'rock-scissor-paper': ['rtp', 9_000],
  fto: ['coinsPerRight', 2_00],
  'lucky-egg': ['nothing.weight', 5_900],
};

/**
 * Milliseconds from a changed number to all that the designers' form says of it: the gate, every figure of
 * every way at every bet, and every hint. The first run counts as the others do.
 */
export const benchInspectorTuning = (runs: number): { game: GameKey; ms: number[] }[] =>
  (Object.keys(CHANGED) as GameKey[]).map((key) => {
    const game = gameOf(key);
    const [name, value] = CHANGED[key];
    const shape = shapeOf(game);
    const { defaults } = game.tuning;
    const field = numbersIn(shape, defaults).find(({ path }) => path.join('.') === name);
    if (!field) throw new Error(`${key} has no ${name}`);
    const ms = Array.from({ length: runs }, () => {
      const values = withValue(defaults, field.path, value);
      const began = performance.now();
      judgeTuning(game, values);
      figuresOf(game, game.tuning.schema.parse(values));
      missesOf(game, values);
      return performance.now() - began;
    });
    return { game: key, ms };
  });
