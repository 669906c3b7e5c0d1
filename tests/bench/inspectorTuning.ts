import { GAME_KEYS, type GameKey } from '#contract/games.ts';
import { numbersIn, shapeOf, valueAt, withValue } from '#games/designer/fields.ts';
import { missesOf } from '#games/designer/hints.ts';
import type { AnyGame } from '#games/game.ts';
import { exactFiguresOf } from '#games/gate/figures.ts';
import { judgeTuning } from '#games/gate/gate.ts';
import { gameOf } from '#games/registry.ts';

/** The defaults with the first number a tenth higher that takes the return from what is announced, if any does. */
const changedOf = (game: AnyGame): unknown => {
  const { defaults, schema } = game.tuning;
  const raised = numbersIn(shapeOf(game), defaults).map(({ path }) =>
    withValue(defaults, path, Math.round(Number(valueAt(defaults, path)) * 1.1)),
  );
  const played = raised.filter((values) => schema.safeParse(values).success);
  return played.find((values) => missesOf(game, values).length > 0) ?? played[0];
};

/**
 * Milliseconds from a changed number to all that the designers' form says of it: the gate, every figure of
 * every way at every bet, and every hint.
 */
export const benchInspectorTuning = (runs: number): { game: GameKey; ms: number[] }[] =>
  GAME_KEYS.map((key) => {
    const game = gameOf(key);
    const changed = changedOf(game);
    const ms = Array.from({ length: runs }, () => {
      const values = structuredClone(changed);
      const began = performance.now();
      judgeTuning(game, values);
      exactFiguresOf(game, game.tuning.schema.parse(values));
      missesOf(game, values);
      return performance.now() - began;
    });
    return { game: key, ms };
  });
