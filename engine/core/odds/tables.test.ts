import { expect, test } from 'vitest';
import { drawAmong } from '../rules/among.ts';
import type { Draws, Step } from '../rules/rules.ts';
import { simulatedDraws } from './chance.ts';
import type { Playable } from './stakes.ts';
import { stakePlayerOf } from './tables.ts';

/** A walk that ends at 0 or in too high a place: `next` is drawn from the place. */
type Place = number;
const at = (place: Place, isDone: boolean, multiplier: number): Step<Place, never> => ({
  state: place,
  events: [],
  multiplier,
  clockMs: null,
  isDone,
});
const walk = (next: (place: Place, draws: Draws) => Step<Place, never>) => ({
  rules: {
    open: () => at(1, false, 0),
    move: (_tuning, place, _move, draws) => next(place, draws),
    timeout: (_tuning, place) => at(place, true, 0),
  } satisfies Playable<object, Place, 'on'>,
  tuning: {},
  policy: () => 'on' as const,
});

const play = (
  options: Parameters<typeof stakePlayerOf<object, Place, 'on'>>[0],
  stakes: number,
) => {
  const draws = simulatedDraws(11);
  const paid = new Float64Array(stakes);
  stakePlayerOf(options)(draws)(paid);
  return { paid, next: draws.below(2 ** 32) };
};
const classOf = (place: Place) => `${place}`;

test.each([
  // More than a byte, more than are looked up, a table of as many, looks before and after what counts.
  ['a draw of many', (_place: Place, draws: Draws) => at(0, true, draws.below(1_000))],
  [
    'a draw of very many',
    (_place: Place, draws: Draws) => at(0, true, draws.below(2 ** 31 + 7) % 9),
  ],
  [
    'a table of very heavy weights',
    (_place: Place, draws: Draws) => {
      const drawn = drawAmong([{ weight: 2 ** 31 }, { weight: 3 }, { weight: 2 ** 30 }], draws);
      return at(0, draws.below(2) === 1, 100 * drawn);
    },
  ],
  [
    'looks',
    (_place: Place, draws: Draws) => {
      draws.below(3_000_000_000, true);
      draws.below(2, true);
      const paid = draws.below(5);
      draws.below(3_000_000_000, true);
      return at(1, paid > 2, paid);
    },
  ],
  [
    'more than 32 bits are paid',
    (_place: Place, draws: Draws) => at(0, true, draws.below(2) * 2 ** 40),
  ],
  [
    'more states than there is place for',
    (place: Place, draws: Draws) =>
      at((7 * place + draws.below(1_000)) % 1e9, draws.below(90) === 0, place % 13),
  ],
])('a table pays as the rules do: %s', (_name, next) => {
  const options = walk(next);
  expect(play({ ...options, classOf }, 5_000)).toEqual(play(options, 5_000));
});

test('a step in which nothing is drawn is paid to the stake it belongs to', () => {
  const free = walk((place, draws) =>
    at(place + 1, place === 3, place === 2 ? 100 * draws.below(3) : 5),
  );
  const bonus = { ...free, rules: { ...free.rules, open: () => at(1, false, 7) } };
  for (const options of [free, bonus])
    expect(play({ ...options, classOf }, 500)).toEqual(play(options, 500));
});

test('a policy that never ends a round is told by the table too', () => {
  const never = walk((place, draws) => at(place, draws.below(2) > 1, 0));
  expect(() => play({ ...never, classOf }, 1)).toThrow('never ends');
  const idle = walk((place) => at(place, false, 0));
  expect(() => play({ ...idle, classOf }, 1)).toThrow('never ends');
});

test('a move that the rules refuse is told when it comes to it', () => {
  const options = walk((place, draws) => at(place + 1, draws.below(2) === 0, 1));
  const refusing = {
    ...options,
    rules: { ...options.rules, move: () => ({ refused: 'msg.invalidRequest' as const }) },
  };
  expect(() => play({ ...refusing, classOf }, 1)).toThrow('msg.invalidRequest');
});
